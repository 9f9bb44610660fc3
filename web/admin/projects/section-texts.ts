import { type TextChange, textChangeSchema } from '../../../domain/site-changes/schema.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';

/** The most texts that one save can change. */
const mostTexts = 80;

/** The changed texts in a form of section texts (see section-form.tsx), and errors by field. Unchanged texts are left out. */
export function typedTexts(fields: Record<string, string>): { texts: TextChange[]; errors: FieldErrors } {
  const { page = '', section = '' } = fields;
  const errors: FieldErrors = {};
  const texts = Object.entries(fields).flatMap(([name, text]): TextChange[] => {
    const path = name.slice('text:'.length);
    const was = fields[`was:${path}`];
    if (!name.startsWith('text:') || text.trim() === (was ?? '').trim()) return [];
    const parsed = textChangeSchema.safeParse({ page, section, path, text, was });
    if (parsed.success) return [parsed.data];
    errors[name] = parsed.error.issues[0]?.message ?? 'This text can’t be saved as it is.';
    return [];
  });
  if (texts.length > mostTexts) errors[''] = `You can change up to ${mostTexts} texts at a time.`;
  return { texts, errors };
}
