import { z } from 'zod';
import { type Line, lineSchema, type Picture, pictureSchema, type SiteDocument } from './document.ts';

/**
 * A change that somebody made to the finished site. `page` is the page's path, `section` its section's id, `path` the
 * place in the section's props (`headline`, `items.0.text`). A text replaces a line's words, a picture a picture.
 * `by` is whose words they are, the owner's when missing.
 */
const sectionEditSchema = z.strictObject({
  page: z.string(),
  section: z.string(),
  path: z.string(),
  value: z.union([z.string().min(1).max(4000), pictureSchema]),
  by: z.enum(['owner', 'staff']).optional(),
});
export type SectionEdit = z.infer<typeof sectionEditSchema>;

interface LostEdit {
  edit: SectionEdit;
  /** Why it could not be laid over the site, in a sentence. */
  reason: string;
}

/** The document with people's edits laid over it, later ones over earlier ones, and those that no longer have a place. The input stays as it is. */
export function applyEdits(document: SiteDocument, edits: readonly SectionEdit[]): { document: SiteDocument; lost: LostEdit[] } {
  const edited = structuredClone(document);
  const lost = edits.flatMap((edit) => {
    const reason = applyEdit(edited, edit);
    return reason ? [{ edit, reason }] : [];
  });
  return { document: edited, lost };
}

/** Changes the document in place; a sentence when it could not. */
function applyEdit(document: SiteDocument, { page, section, path, value, by = 'owner' }: SectionEdit): string | undefined {
  const found = document.pages.find((candidate) => candidate.path === page);
  if (!found) return `The site no longer has a page at ${page}.`;
  const place = found.sections.find(({ id }) => id === section);
  if (!place) return `The page at ${page} no longer has the section "${section}".`;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>(step, place.props);
  const before = step(holder, last);
  if (typeof value === 'string') {
    if (!isLine(before)) return `The section "${section}" no longer has a text at ${path}.`;
    (holder as Record<string, Line>)[last] = { text: value, from: by, fields: [] };
    return undefined;
  }
  if (!isPicture(before)) return `The section "${section}" no longer has a picture at ${path}.`;
  (holder as Record<string, Picture>)[last] = value;
  return undefined;
}

function step(holder: unknown, key: string): unknown {
  return holder !== null && typeof holder === 'object' && Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined;
}

function isLine(value: unknown): value is Line {
  return lineSchema.safeParse(value).success;
}

function isPicture(value: unknown): value is Picture {
  return pictureSchema.safeParse(value).success;
}
