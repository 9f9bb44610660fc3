import { mailto } from '../../text/email-address.ts';
import {
  type Action,
  type Facts,
  isPost,
  type Page,
  type PageKind,
  type Photo,
  type Section,
  type SiteDocument,
} from '../document/document.ts';
import type { SiteWords } from '../labels/format.ts';
import type { Theme } from '../themes/theme.ts';

/** What the header of a page has to know of the page's first section. */
interface Opening {
  band: Section['band'];
  /** It introduces an inner page. */
  introduces: boolean;
  /** The header lies over its top edge. */
  liesUnder: boolean;
  /** It carries the header's pages on its lower edge, so the header leaves them out. */
  carriesMenu: boolean;
}

/** What a section may know besides its props: the document, the page it's on, and how to link. */
export interface Site {
  document: SiteDocument;
  facts: Facts;
  /** Labels in the site's language. */
  words: SiteWords;
  page: Page;
  theme: Theme;
  opening: Opening;
  /** Returns an id that is unique on this page, for drawings that repeat. */
  nextId: () => string;
  /** Takes in a drawing that the section refers to; render writes it beside the pages. Returns what to write as `src`. */
  addFile: (svg: string) => string;
  /** The class by which the page's style crops and filters a photo. */
  photoClass: (photo: Photo) => string | undefined;
  /** The class by which the page's style sets a custom property, such as `--em`, to a number. */
  valueClass: (property: `--${string}`, value: number) => string;
}

/** Pages shown in menus: the five picked ones, without posts. */
export function menuPages(document: SiteDocument): Page[] {
  return document.pages.filter(({ path }) => !isPost(path));
}

/** How far down the menu a page is, from 0 to 1; 1 if it isn't in the menu. */
export function menuShare({ document, page }: Pick<Site, 'document' | 'page'>): number {
  const pages = menuPages(document);
  const index = pages.findIndex(({ path }) => path === page.path || page.path.startsWith(`${path}/`));
  return index < 0 || pages.length < 2 ? 1 : index / (pages.length - 1);
}

/** Path of a picked page; home when the site lacks it. */
export function pathOf(document: SiteDocument, kind: PageKind): string {
  return menuPages(document).find((page) => page.kind === kind)?.path ?? '/';
}

export function hasPage(document: SiteDocument, kind: PageKind): boolean {
  return menuPages(document).some((page) => page.kind === kind);
}

/** Address of an action, or undefined when the facts it needs are missing (no phone, no mail, no street). */
export function hrefOf(action: Action, document: SiteDocument): string | undefined {
  const { facts } = document;
  switch (action.to.kind) {
    case 'page':
      return pathOf(document, action.to.page) + (action.to.anchor ? `#${action.to.anchor}` : '');
    case 'anchor':
      return `#${action.to.anchor}`;
    case 'phone':
      return (action.to.other ? facts.otherPhone : facts.phone)?.href;
    case 'email':
      return facts.email ? mailto(facts.email) : undefined;
    case 'directions':
      return facts.address?.street
        ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(facts))}`
        : undefined;
    case 'link':
      return action.to.href;
  }
}

/** 'Street, City, ST 12345' from the parts that are known. */
export function addressLine(facts: Facts): string {
  const address = facts.address ?? {};
  const stateZip = [address.state, address.zip].filter(Boolean).join(' ');
  return [address.street, address.city, stateZip].filter(Boolean).join(', ');
}
