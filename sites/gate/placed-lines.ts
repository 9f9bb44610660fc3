import { type Line, lineSchema, type SiteDocument } from '../document/document.ts';

export interface PlacedLine {
  line: Line;
  /** '/services, included, items.2': page, section and place in its props. */
  where: string;
}

/** Every line of a document with its place, in the document's order. */
export function placedLines(document: SiteDocument): PlacedLine[] {
  const lines: PlacedLine[] = [];
  collect(document.trade, 'trade', lines);
  collect(document.actions, 'actions', lines);
  for (const { sections, ...page } of document.pages) {
    collect(page, page.path, lines);
    for (const section of sections) collect(section.props, `${page.path}, ${section.id}`, lines);
  }
  return lines;
}

const lineKeys = Object.keys(lineSchema.shape);

function collect(value: unknown, where: string, lines: PlacedLine[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isLine(value)) lines.push({ line: { ...value, fields: value.fields ?? [] }, where });
  else for (const [key, inner] of Object.entries(value)) collect(inner, `${where}${where.includes(', ') ? '.' : ', '}${key}`, lines);
}

function isLine(value: object): value is Line {
  return 'text' in value && 'from' in value && typeof value.text === 'string' && Object.keys(value).every((key) => lineKeys.includes(key));
}
