import type { Line, Picture } from '../document/document.ts';
import type { Business } from '../themes/business.ts';
import type { Shown } from '../writer/context.ts';

/** A service with its price, for structured data. */
export interface Offered {
  name: Line;
  text?: Line | undefined;
  price?: Line | undefined;
}

/**
 * What others need to know of a section kind without its markup: the `section.ts` of its folder. Kept light, since the
 * portal loads it for the labels alone.
 */
export interface SectionInfo {
  /** What the portal and the list of changes call it. */
  label: string;
  /** What they call one entry of its `items`. */
  entry?: string;
  /** Frames every page and is chosen with the theme: header and footer. */
  shell?: true;
  /** Opens an inner page. On the site's first page the hero takes its place. */
  introduces?: true;
  /** Closes a page, on a deep band. */
  closes?: true;
  /**
   * May take a loud band. `wanted` ranks who gets one on a page without any, 1 first. `deepOnly` keeps it off the accent
   * band, because its drawings may use the accent color themselves.
   */
  loud?: { wanted?: number; deepOnly?: true };
  /** Width over height of the frame in which a variant shows its picture; 1 when not listed. */
  frames?: Record<string, number>;
  /** What of its props a variant shows, where that differs. */
  shows?: Record<string, Shown>;
  /** Variants that can stand beside another section, in half the page's width. */
  halves?: readonly string[];
  /** The header variant that lies over this variant's top edge. */
  liesUnder?: Record<string, string>;
  /** The header variant whose pages this variant carries on its lower edge. */
  carriesMenu?: Record<string, string>;
  /** How many of its pictures load before anyone scrolls; up to three by default. */
  earlyPictures?: (pictures: Picture[], variant: string | undefined) => number;
  /** Phones load the smallest files of its photos (see `listPhotoOnPhone`). */
  smallPhotos?: true;
  /** May be left out if the page is too short for its pictures. */
  optional?: true;
  /** May show its pictures right after an intro, however many they are. */
  mayFollowIntro?: true;
  /** Variants that don't suit a business. They're used only if the theme has no other. */
  unsuited?: (variant: string, business: Business) => boolean;
  /** A variant whose ornament is too large for what its props say. Another one of the theme's is used then. */
  tooLarge?(variant: string, props: unknown): boolean;
  /** Services in its props, for structured data. */
  offered?(props: unknown): Offered[];
  /** Questions in its props, for structured data. */
  questions?(props: unknown): { question: Line; answer: Line }[];
  /** The post in its props, for structured data. */
  post?(props: unknown): { headline: Line; abstract: Line };
}

const infos = import.meta.glob<SectionInfo>('./*/section.ts', { eager: true, import: 'info' });

/** The info of a kind, or undefined if it has no folder. */
export function sectionInfo(kind: string): SectionInfo | undefined {
  return infos[`./${kind}/section.ts`];
}

export const sectionKinds: string[] = Object.keys(infos).map((path) => path.split('/')[1] ?? '');
