import type { FC } from 'react';
import type { z } from 'zod';
import type { Section } from '../document.ts';
import type { Site } from '../site.ts';

/** What a variant's component receives. `props` has passed the kind's schema. */
export interface SectionView<Props> {
  props: Props;
  section: Section;
  site: Site;
}

export interface Variant {
  View: FC<SectionView<never>>;
  css: string;
}

/** A section kind is a folder: `schema.ts`, `sample.ts`, and for each variant `<variant>.tsx` with `<variant>.css` beside it. */
const schemas = import.meta.glob<{ schema: z.ZodType }>('./*/schema.ts', { eager: true });
const samples = import.meta.glob<{ samples: unknown[] }>('./*/sample.ts', { eager: true });
const views = import.meta.glob<{ default: FC<SectionView<never>> }>('./*/*.tsx', { eager: true });
const styles = import.meta.glob<string>('./*/*.css', { eager: true, query: '?raw', import: 'default' });

export const sectionKinds: string[] = Object.keys(schemas).map((path) => path.split('/')[1] ?? '');

/** Schema of a kind. Throws for a kind that has no folder. */
export function sectionSchema(kind: string): z.ZodType {
  const found = schemas[`./${kind}/schema.ts`];
  if (!found) throw new Error(`No section kind named "${kind}".`);
  return found.schema;
}

/** Sample props of a kind, every one of which renders in every theme under test. */
export function sectionSamples(kind: string): unknown[] {
  return samples[`./${kind}/sample.ts`]?.samples ?? [];
}

/** Names of a kind's variants, sorted. */
export function sectionVariants(kind: string): string[] {
  const prefix = `./${kind}/`;
  return Object.keys(views)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length, -'.tsx'.length))
    .sort();
}

/** The component and style of a variant. Throws when the folder lacks it. */
export function sectionVariant(kind: string, variant: string): Variant {
  const found = views[`./${kind}/${variant}.tsx`];
  if (!found) throw new Error(`Section "${kind}" has no variant "${variant}"; it has ${sectionVariants(kind).join(', ')}.`);
  return { View: found.default, css: styles[`./${kind}/${variant}.css`] ?? '' };
}
