import type { Picture, SiteDocument, ThemeChoice } from '../document.ts';
import { saidOf } from './said.ts';

/** What makes a site look like itself. Two sites are neighbours when they differ in fewer than four. */
export interface Knobs {
  palette: string;
  pairing: string;
  shape: string;
  hero: string;
  services: string;
  order: string;
  density: string;
  frame: string;
  picture: string;
  /** What the site says in wordings that are not its owner's (see said.ts). Counts for no distance. */
  said?: string;
}

/** How many knobs differ, of those both have. */
export function knobDistance(one: Partial<Knobs>, other: Partial<Knobs>): number {
  return (Object.keys(one) as (keyof Knobs)[]).filter(
    (knob) => knob !== 'said' && one[knob] !== undefined && other[knob] !== undefined && one[knob] !== other[knob],
  ).length;
}

/** The knobs of a finished site, kept with it so that new neighbours can differ. */
export function knobsOf(document: SiteDocument): Knobs {
  const { theme } = document;
  const home = document.pages[0]?.sections ?? [];
  const variant = (kind: string) => home.find((section) => section.kind === kind)?.variant ?? 'none';
  const picture = (home[0]?.props as { picture?: Picture } | undefined)?.picture;
  return {
    ...choiceKnobs(theme),
    hero: variant('hero'),
    services: variant('services'),
    order: home.map(({ kind }) => kind).join(' '),
    picture: picture ? pictureKey(picture) : 'none',
    said: saidOf(document),
  };
}

/** The knobs that a theme choice alone decides. */
export function choiceKnobs({
  palette,
  pairing,
  shape,
  density,
  header,
  footer,
}: ThemeChoice): Omit<Knobs, 'hero' | 'services' | 'order' | 'picture' | 'said'> {
  return { palette: `${palette.bg} ${palette.brand}`, pairing, shape, density, frame: `${header} ${footer}` };
}

function pictureKey(picture: Picture): string {
  if (picture.kind === 'scene') return `scene ${picture.trade} ${picture.composition}`;
  return picture.kind === 'signature' ? picture.name : picture.kind === 'photo' ? picture.photo.id : `${picture.kind} ${picture.seed}`;
}
