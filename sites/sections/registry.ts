import type { FC } from 'react';
import type { z } from 'zod';
import type { Section } from '../document/document.ts';
import type { SectionInfo } from './info.ts';
import type { Site } from './site.ts';

/** What a variant's component receives. `props` has passed the kind's schema. */
export interface SectionView<Props> {
  props: Props;
  section: Section;
  site: Site;
}

interface Variant {
  View: FC<SectionView<never>>;
  /** Its style sheets: those that it shares, then its own. */
  css: string[];
}

/** What the folders of section kinds hold, by path: `./hero/schema.ts`. */
export interface SectionFiles {
  infos: Record<string, SectionInfo>;
  schemas: Record<string, z.ZodType>;
  samples: Record<string, unknown[]>;
  views: Record<string, FC<SectionView<never>>>;
  styles: Record<string, string>;
}

/** The section kinds of a site. Asking for a kind or variant without files throws. */
export interface Sections {
  kinds: string[];
  info: (kind: string) => SectionInfo;
  schema: (kind: string) => z.ZodType;
  /** Sample props. A test renders each in every theme that has the variant. */
  samples: (kind: string) => unknown[];
  /** Names of a kind's variants, sorted. */
  variants: (kind: string) => string[];
  variant: (kind: string, variant: string) => Variant;
}

/**
 * A section kind is a folder: `section.ts`, `schema.ts`, `sample.ts`, for each variant `<variant>.tsx` with
 * `<variant>.css` beside it, `parts/` for markup that several variants share, and `writer.ts`, which the pages call that
 * show the section. A variant that only one theme wears lies in the theme's folder, as `<kind>-<variant>.tsx`. A style sheet beside the
 * folders is for variants of all kinds, one in a theme's `parts/` for the theme's own.
 */
export const sectionFiles: SectionFiles = {
  infos: import.meta.glob('./*/section.ts', { eager: true, import: 'info' }),
  schemas: import.meta.glob('./*/schema.ts', { eager: true, import: 'schema' }),
  samples: import.meta.glob('./*/sample.ts', { eager: true, import: 'samples' }),
  views: inKinds(import.meta.glob<FC<SectionView<never>>>(['./*/*.tsx', '../themes/*/*.tsx'], { eager: true, import: 'default' })),
  styles: import.meta.glob(['./*/*.css', './*.css', '../themes/*/*.css', '../themes/*/parts/*.css'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
};

/** Files by the path of their kind. */
export function inKinds<File>(files: Record<string, File>): Record<string, File> {
  const placed = Object.entries(files).map(([path, file]) => [pathInKind(path), file] as const);
  const byPath = Object.fromEntries(placed);
  if (Object.keys(byPath).length < placed.length) throw new Error('Two files are the same variant of a section kind.');
  return byPath;
}

/** A theme's `../themes/clock/hero-dial.tsx` is `./hero/dial.tsx`. */
function pathInKind(path: string): string {
  return path.replace(/^\.\.\/themes\/[a-z]+\/([a-z]+)-/, './$1/');
}

export function createSections({ infos, schemas, samples, views, styles }: SectionFiles): Sections {
  const variantsOf = (kind: string) =>
    Object.keys(views)
      .filter((path) => path.startsWith(`./${kind}/`))
      .map((path) => path.slice(`./${kind}/`.length, -'.tsx'.length))
      .sort();
  const kinds = Object.keys(schemas).map((path) => path.split('/')[1] ?? '');
  const variants = new Map(kinds.map((kind) => [kind, variantsOf(kind)]));
  const fileOf = <File>(files: Record<string, File>, kind: string, name: string): File => {
    const file = files[`./${kind}/${name}`];
    if (!file) throw new Error(`The section kind "${kind}" has no file ${name}.`);
    return file;
  };
  // To find a variant's sheets, the paths of all sheets are matched.
  const found = new Map<string, Variant>();
  return {
    kinds,
    info: (kind) => fileOf(infos, kind, 'section.ts'),
    schema: (kind) => fileOf(schemas, kind, 'schema.ts'),
    samples: (kind) => fileOf(samples, kind, 'sample.ts'),
    variants: (kind) => variants.get(kind) ?? [],
    variant(kind, name) {
      const path = `./${kind}/${name}`;
      const variant = found.get(path) ?? { View: fileOf(views, kind, `${name}.tsx`), css: sheetsOf(`${path}.css`, styles) };
      found.set(path, variant);
      return variant;
    },
  };
}

/** The sheets that all variants share, those of its theme if it's a theme's own, then the one at its path. */
function sheetsOf(path: string, styles: SectionFiles['styles']): string[] {
  const own = Object.keys(styles).find((candidate) => pathInKind(candidate) === path);
  const parts = own?.startsWith('../') && own.replace(/[^/]+$/, 'parts/');
  const shared = Object.keys(styles).filter((candidate) => /^\.\/[a-z-]+\.css$/.test(candidate) || (parts && candidate.startsWith(parts)));
  return [...shared, ...(own ? [own] : [])].map((sheet) => styles[sheet] ?? '');
}

export const sections = createSections(sectionFiles);
