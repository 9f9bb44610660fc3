import type { Line, Page, Section, SiteDocument } from '../document/document.ts';
import { wordsOf } from '../labels/site-words.ts';
import type { FormProps } from '../sections/form/schema.ts';
import { sections as allSections } from '../sections/registry.ts';
import { menuPages } from '../sections/site.ts';
import { themes } from '../themes/theme.ts';

/** Pages that no menu shows: the site's own error page, and the confirmations its forms lead to. */
export function extraPages(document: SiteDocument): Page[] {
  const { phone } = document.facts;
  const { at } = wordsOf(document);
  const request = requestNote(document);
  const call = phone && computed(at.callInstead(phone.display), ['business.phone']);
  const requestAndCall =
    request && call ? computed(`${request.text} ${call.text}`, [...request.fields, ...call.fields]) : (request ?? call);
  return [
    extraPage(document, '/404', { label: plain(at.notFound.label), heading: plain(at.notFound.heading), lead: plain(at.notFound.lead) }),
    extraPage(document, '/thanks/contact', {
      label: plain(at.messageSent.label),
      heading: plain(at.messageSent.heading),
      lead: call,
    }),
    extraPage(document, '/thanks/booking', {
      label: plain(at.requestSent.label),
      heading: plain(at.requestSent.heading),
      lead: requestAndCall,
    }),
  ];
}

/** What the booking form says of a request. The page after it says the same. */
function requestNote({ pages }: SiteDocument): Line | undefined {
  const forms = pages.flatMap(({ sections }) => sections).filter(({ kind }) => kind === 'form');
  return forms.map(({ props }) => props as FormProps).find(({ purpose }) => purpose === 'booking')?.note;
}

interface Words {
  label: Line;
  heading: Line;
  lead: Line | undefined;
}

/** An opening and the way onward, in the variants of the site's other pages. */
function extraPage(document: SiteDocument, path: string, { label, heading, lead }: Words): Page {
  const onward = menuPages(document).map((page) => ({ action: { label: page.label, to: { kind: 'page', page: page.kind } } }));
  const sections: Section[] = [
    {
      id: 'opening',
      kind: 'intro',
      variant: variantFor(document, 'intro'),
      band: 'page',
      props: { heading, ...(lead ? { lead } : {}), jumps: [] },
    },
    {
      id: 'onward',
      kind: 'onward',
      variant: variantFor(document, 'onward'),
      band: 'tint',
      props: { heading: plain(wordsOf(document).at.sitePages), items: onward },
    },
  ];
  return {
    kind: path.startsWith('/thanks/booking') ? 'booking' : 'contact',
    path,
    label,
    title: titleFor(label, document),
    description: lead ?? heading,
    sections,
  };
}

/** With the longest form of the name that fits into 70 characters as they are written in HTML, where & takes five. */
function titleFor(label: Line, { facts }: SiteDocument): Line {
  const forms = [facts.name, facts.shortName].map((name) => `${label.text} | ${name}`);
  const fitting = forms.find((form) => form.replaceAll('&', '&amp;').length <= 70);
  return fitting ? computed(fitting, ['business.name']) : label;
}

/** The variant in use elsewhere on the site, else the theme's first choice, else any. */
function variantFor(document: SiteDocument, kind: string): string {
  const inUse = document.pages.flatMap((page) => page.sections).find((section) => section.kind === kind);
  const variant = inUse?.variant ?? themes.named(document.theme.name).variants[kind]?.[0] ?? allSections.variants(kind)[0];
  if (!variant) throw new Error(`Section kind "${kind}" has no variant.`);
  return variant;
}

function plain(text: string): Line {
  return { text, from: 'default', fields: [] };
}

function computed(text: string, fields: string[]): Line {
  return { text, from: 'computed', fields };
}
