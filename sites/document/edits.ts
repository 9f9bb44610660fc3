import { z } from 'zod';
import { holderAt, valueAt } from './at-path.ts';
import { type Line, lineSchema, type Picture, pictureSchema, type SiteDocument } from './document.ts';

/**
 * A change that someone made to the finished site. `page` is the page's path, `section` its section's id, `path` the
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
  const targetPage = document.pages.find((candidate) => candidate.path === page);
  if (!targetPage) return `The site no longer has a page at ${page}.`;
  const targetSection = targetPage.sections.find(({ id }) => id === section);
  if (!targetSection) return `The page at ${page} no longer has the section "${section}".`;
  const { holder, key } = holderAt(targetSection.props, path);
  const before = valueAt(targetSection.props, path);
  if (typeof value === 'string') {
    if (!holder || !isLine(before)) return `The section "${section}" no longer has a text at ${path}.`;
    holder[key] = { text: value, from: by, fields: [] } satisfies Line;
    return undefined;
  }
  if (!holder || !isPicture(before)) return `The section "${section}" no longer has a picture at ${path}.`;
  holder[key] = value;
  return undefined;
}

function isLine(value: unknown): value is Line {
  return lineSchema.safeParse(value).success;
}

function isPicture(value: unknown): value is Picture {
  return pictureSchema.safeParse(value).success;
}
