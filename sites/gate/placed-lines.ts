import { type Line, lineSchema, type SiteDocument } from '../document/document.ts';

export interface PlacedLine {
  line: Line;
  /** '/services, included, items.2': page, section and place in its props. */
  where: string;
}

/** Every line of a document with its place, in the document's order. */
export function placedLines(document: SiteDocument): PlacedLine[] {
  const found: PlacedLine[] = [];
  collect(document.trade, 'trade', found);
  collect(document.actions, 'actions', found);
  for (const { sections, ...page } of document.pages) {
    collect(page, page.path, found);
    for (const section of sections) collect(section.props, `${page.path}, ${section.id}`, found);
  }
  return found;
}

const lineKeys = Object.keys(lineSchema.shape);

function collect(value: unknown, where: string, found: PlacedLine[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isLine(value)) found.push({ line: { ...value, fields: value.fields ?? [] }, where });
  else for (const [key, inner] of Object.entries(value)) collect(inner, `${where}${where.includes(', ') ? '.' : ', '}${key}`, found);
}

function isLine(value: object): value is Line {
  return 'text' in value && 'from' in value && typeof value.text === 'string' && Object.keys(value).every((key) => lineKeys.includes(key));
}
