import type { Line, Page, SiteDocument } from '../../sites/document/document.ts';

/** Everything of a kind in a value, however deep. */
export function everyIn<T>(value: unknown, is: (value: object) => value is T & object): T[] {
  if (!value || typeof value !== 'object') return [];
  return [...(is(value) ? [value] : []), ...Object.values(value).flatMap((item) => everyIn(item, is))];
}

const isLine = (value: object): value is Line => 'text' in value && 'from' in value && 'fields' in value;

/** Every line that a site shows. */
export const linesOf = (document: SiteDocument) => everyIn([document.pages, document.actions, document.trade], isLine);

/** Headings of a page: its own and its sections', not the names of things listed in them. */
export function headingsOf({ sections }: Page): string[] {
  return sections.flatMap(({ props }) => {
    const { heading, headline } = props as { heading?: Line; headline?: Line };
    return [heading, headline].flatMap((line) => (line ? [line.text.toLowerCase()] : []));
  });
}

/** Texts that a list has more than once. */
export const repeated = (list: string[]) => list.filter((text, index) => list.indexOf(text) !== index);
