import { z } from 'zod';
import type { Result } from '../../base/result.ts';
import { type AnswerPath, isAnswerPath } from '../../domain/briefs/schema.ts';
import type { SiteEditor } from '../../domain/projects/site-editor.ts';
import { chooseAddress } from '../../domain/publications/free-address.ts';
import { chooseHeadline } from '../../domain/site-changes/headline.ts';
import { setLock } from '../../domain/site-changes/locks.ts';
import { placePhoto } from '../../domain/site-changes/photo-places.ts';
import { refusedAs, refusedChange } from '../../domain/site-changes/refusals.ts';
import { textChangeSchema } from '../../domain/site-changes/schema.ts';
import { type ChangeResult, changeFromEditor, redoChange, undoChange } from '../../domain/site-changes/site-changes.ts';
import { nameOfTexts } from '../../domain/versions/section-words.ts';

const path = z.string().refine(isAnswerPath) as z.ZodType<AnswerPath>;
const page = z.string().max(200);
const sectionId = z.string().max(60);

/** A change that the editor sends. Each becomes one version, except for the web address and locks. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...textChangeSchema.shape }),
  z.strictObject({
    kind: z.literal('facts'),
    name: z.string().max(80),
    facts: z
      .array(z.strictObject({ path, value: z.unknown(), was: z.unknown() }))
      .min(1)
      .max(12),
  }),
  z.strictObject({
    kind: z.literal('headline'),
    look: z.strictObject({ headline: z.string().max(200).nullable(), opening: z.literal('plain').nullable() }),
  }),
  z.strictObject({ kind: z.literal('photo'), page, section: sectionId, path: z.string().max(120), uploadId: z.uuid() }),
  z.strictObject({ kind: z.literal('hide'), page, section: sectionId, name: z.string().max(80) }),
  z.strictObject({ kind: z.literal('show'), editId: z.uuid(), name: z.string().max(80) }),
  z.strictObject({ kind: z.literal('address'), typed: z.string().max(200) }),
  z.strictObject({ kind: z.enum(['undo', 'redo']), versionId: z.uuid() }),
  z.strictObject({ kind: z.literal('lock'), lock: z.string().max(300), isLocked: z.boolean(), name: z.string().max(80) }),
]);
export type Change = z.infer<typeof changeSchema>;

/** Makes a change for whoever is editing. Problems are by field, as in the portal's forms. */
export async function makeChange(
  editor: SiteEditor,
  projectId: string,
  change: Change,
): Promise<ChangeResult | { ok: true; version?: undefined; held: [] }> {
  switch (change.kind) {
    case 'text': {
      const { kind: _, ...text } = change;
      return changeFromEditor(editor, projectId, { texts: [text], name: nameOfTexts(text.section, [text]) });
    }
    case 'facts':
      return changeFromEditor(editor, projectId, { texts: [], facts: change.facts, name: change.name });
    case 'headline':
      return chooseHeadline(editor, projectId, change.look);
    case 'photo':
      return placePhoto(editor, projectId, change);
    case 'hide':
      return changeFromEditor(editor, projectId, {
        texts: [],
        removed: [{ page: change.page, section: change.section, path: '' }],
        name: `Hidden: ${change.name}`,
      });
    case 'show':
      return changeFromEditor(editor, projectId, { texts: [], dropped: [change.editId], name: `Shown again: ${change.name}` });
    case 'address':
      return withoutVersion(await chooseAddress(editor, projectId, change.typed), 'address');
    case 'undo':
      return undoChange(editor, projectId, change.versionId);
    case 'redo':
      return redoChange(editor, projectId, change.versionId);
    case 'lock': {
      if (editor.role === 'owner') return refusedChange(refusedAs('not-editable-here'));
      return withoutVersion(await setLock(editor.userId, projectId, change.lock, change.isLocked, change.name), '');
    }
  }
}

function withoutVersion(result: Result<object>, field: string): Extract<ChangeResult, { ok: false }> | { ok: true; held: [] } {
  return result.ok ? { ok: true, held: [] } : refusedChange(result, field);
}
