import { lineSchema, type SiteDocument } from '../../sites/document.ts';
import { sectionProps } from './reviews.ts';

export interface SectionText {
  /** Place in the section's props, such as `items.0.text`. */
  path: string;
  text: string;
}

/** Every text of a section in reading order, with the place that a change of it names. */
export function textsOfSection(document: SiteDocument, page: string, section: string): SectionText[] {
  return walk(sectionProps(document, page, section), '');
}

function walk(value: unknown, path: string): SectionText[] {
  const line = lineSchema.safeParse(value);
  if (line.success) return [{ path, text: line.data.text }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'alt' || key === 'picture' ? [] : walk(inner, path ? `${path}.${key}` : key),
  );
}
