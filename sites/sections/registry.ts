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
  /** Its style sheets: those it imports, then its own. */
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
 * folders is for variants of several kinds, which import it by its name.
 */
export const sectionFiles: SectionFiles = {
  infos: import.meta.glob('./*/section.ts', { eager: true, import: 'info' }),
  schemas: import.meta.glob('./*/schema.ts', { eager: true, import: 'schema' }),
  samples: import.meta.glob('./*/sample.ts', { eager: true, import: 'samples' }),
  views: inKinds(import.meta.glob<FC<SectionView<never>>>(['./*/*.tsx', '../themes/*/*.tsx'], { eager: true, import: 'default' })),
  styles: inKinds(
    import.meta.glob(['./*/*.css', './*.css', '../themes/*/*.css', '../themes/*/parts/*.css'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
};

/** Files by the path of their kind: a theme's `../themes/clock/hero-dial.tsx` is `./hero/dial.tsx`. */
export function inKinds<File>(files: Record<string, File>): Record<string, File> {
  const placed = Object.entries(files).map(([path, file]) => [path.replace(/^\.\.\/themes\/[a-z]+\/([a-z]+)-/, './$1/'), file] as const);
  const byPath = Object.fromEntries(placed);
  if (Object.keys(byPath).length < placed.length) throw new Error('Two files are the same variant of a section kind.');
  return byPath;
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
  return {
    kinds,
    info: (kind) => fileOf(infos, kind, 'section.ts'),
    schema: (kind) => fileOf(schemas, kind, 'schema.ts'),
    samples: (kind) => fileOf(samples, kind, 'sample.ts'),
    variants: (kind) => variants.get(kind) ?? [],
    variant: (kind, variant) => ({
      View: fileOf(views, kind, `${variant}.tsx`),
      css: sheetsOf(styles[`./${kind}/${variant}.css`] ?? '', styles),
    }),
  };
}

/** A style sheet after those it imports, which have a name of their own. */
function sheetsOf(own: string, styles: SectionFiles['styles']): string[] {
  const imported = [...own.matchAll(imports)].map(([, name]) => {
    const [, sheet] = Object.entries(styles).find(([path]) => path.endsWith(`/${name}`) && !isVariant(path)) ?? [];
    if (sheet === undefined) throw new Error(`There is no style sheet ${name}.`);
    return sheet;
  });
  return [...imported, own.replace(imports, '')];
}

/** From a kind's folder, or from a theme's: `../cards.css`, `../../sections/cards.css`, `./parts/cards.css`. */
const imports = /^@import "(?:\.\.\/(?:\.\.\/sections\/)?|\.\/parts\/)([a-z-]+\.css)";\n/gm;
const isVariant = (path: string) => /^\.\/[a-z]+\//.test(path);

export const sections = createSections(sectionFiles);
