import { lineSchema, type SiteDocument } from '../../sites/document/document.ts';
import { textLabel } from './section-words.ts';
import { textLimit } from './text-limits.ts';

export interface SectionText {
  /** Path in the section's props, such as `items.0.text`. */
  path: string;
  /** The text's label: 'Headline', 'Service 1, text'. */
  label: string;
  text: string;
  /** True if it needs a multi-line field. */
  long: boolean;
  /** Character limit of its place. */
  max: number;
  /** Answers of the brief that it shows. Empty for text that someone typed into the site. */
  fields: string[];
}

/** Characters that fit on one line of a form. */
const oneLine = 70;

/** All texts of a section, its headline first, each with the path that a change of it names. */
export function textsOfSection(document: SiteDocument, page: string, section: string): SectionText[] {
  const target = document.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section);
  if (!target) return [];
  const lines = linesIn(target.props, '');
  // If a fact is only a heading, the heading is the fact.
  const named = (path: string) =>
    lines.some((line) => line.path === path.replace(/\.term$/, '.text')) ? path : path.replace(/\.term$/, '');
  return lines
    .map(({ path, text, fields }) => ({
      path,
      fields,
      text,
      label: textLabel(target.kind, named(path)),
      long: text.length > oneLine || text.includes('\n'),
      max: textLimit(path, text),
    }))
    .toSorted((one, other) => rank(one.path) - rank(other.path));
}

function rank(path: string): number {
  const place = ['headline', 'heading', 'eyebrow', 'lead'].indexOf(path);
  return place === -1 ? 9 : place;
}

function linesIn(value: unknown, path: string): { path: string; text: string; fields: string[] }[] {
  const line = lineSchema.safeParse(value);
  if (line.success) return [{ path, text: line.data.text, fields: line.data.fields }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'alt' || key === 'picture' ? [] : linesIn(inner, path ? `${path}.${key}` : key),
  );
}
