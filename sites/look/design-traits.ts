import type { Line, Picture, SiteDocument, ThemeChoice } from '../document/document.ts';
import { compositionKey } from '../writer/pictures/object-pictures.ts';

/** What makes a site look like itself. Two sites are neighbors when they differ in fewer than four. */
export interface DesignTraits {
  /** Doesn't count as a trait that differs, because others follow from it. Missing in traits that were stored before it was one. */
  theme?: string;
  palette: string;
  pairing: string;
  shape: string;
  hero: string;
  /** Missing without a list of services. */
  services?: string;
  order: string;
  density: string;
  frame: string;
  picture: string;
  /** Titles of the guides it shows, which neighbors avoid. They don't count as a trait that differs. */
  guides?: string[];
}

/** How many traits differ, of those both have. */
export function traitDistance(one: Partial<DesignTraits>, other: Partial<DesignTraits>): number {
  return (Object.keys(one) as (keyof DesignTraits)[]).filter(
    (trait) => !uncounted.has(trait) && one[trait] !== undefined && other[trait] !== undefined && one[trait] !== other[trait],
  ).length;
}

const uncounted = new Set<keyof DesignTraits>(['theme', 'guides']);

/** The traits of a finished site, stored with it: new neighbors must differ. */
export function designTraitsOf(document: SiteDocument): DesignTraits {
  const { theme } = document;
  const home = document.pages[0]?.sections ?? [];
  const variant = (kind: string) => home.find((section) => section.kind === kind)?.variant;
  const services = variant('services');
  const picture = (home[0]?.props as { picture?: Picture } | undefined)?.picture;
  return {
    ...choiceTraits(theme),
    hero: variant('hero') ?? 'none',
    ...(services ? { services } : {}),
    order: home.map(({ kind }) => kind).join(' '),
    picture: picture ? subjectKey(picture) : 'none',
    guides: guidesOf(document),
  };
}

function guidesOf({ pages }: SiteDocument): string[] {
  const headings = pages.flatMap(({ path, sections }) =>
    path.startsWith('/blog/')
      ? sections.filter(({ kind }) => kind === 'article').flatMap(({ props }) => (props as { heading?: Line }).heading ?? [])
      : [],
  );
  return headings.flatMap(({ text, from }) => (from === 'default' ? [text] : []));
}

/** The traits that a theme choice alone decides. */
export function choiceTraits({
  name,
  palette,
  pairing,
  shape,
  density,
  header,
  footer,
}: ThemeChoice): Omit<DesignTraits, 'hero' | 'services' | 'order' | 'picture' | 'guides'> {
  return { theme: name, palette: `${palette.bg} ${palette.brand}`, pairing, shape, density, frame: `${header} ${footer}` };
}

/** What makes two pictures the same to the eye. */
export function subjectKey(picture: Picture): string {
  switch (picture.kind) {
    case 'composition':
      return compositionKey(picture);
    case 'scene':
      return `scene ${picture.trade} ${picture.composition}`;
    case 'signature':
    case 'object':
      return picture.name;
    case 'photo':
      return picture.photo.id;
    default:
      return `${picture.kind} ${picture.seed}`;
  }
}
