import { z } from 'zod';
import { type AnswerPath, isAnswerPath } from '../../../domain/briefs/schema.ts';
import { chooseAddress } from '../../../domain/briefs/web-address.ts';
import { placePhoto } from '../../../domain/reviews/photo-places.ts';
import { textChangeSchema } from '../../../domain/reviews/schema.ts';
import { type ChangeResult, changeOwnSite, redoChange, undoChange } from '../../../domain/reviews/self-edits.ts';
import { nameOfTexts } from '../../../domain/versions/section-words.ts';

const path = z.string().refine(isAnswerPath) as z.ZodType<AnswerPath>;
const page = z.string().max(200);
const sectionId = z.string().max(60);

/** A change that the editor sends. Each becomes one version, except for the web address. */
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
  z.strictObject({ kind: z.literal('photo'), page, section: sectionId, path: z.string().max(120), uploadId: z.uuid() }),
  z.strictObject({ kind: z.literal('hide'), page, section: sectionId, name: z.string().max(80) }),
  z.strictObject({ kind: z.literal('show'), editId: z.uuid(), name: z.string().max(80) }),
  z.strictObject({ kind: z.literal('address'), typed: z.string().max(200) }),
  z.strictObject({ kind: z.enum(['undo', 'redo']), versionId: z.uuid() }),
]);
export type Change = z.infer<typeof changeSchema>;

/** Makes a change for the owner. Problems are by field, as in the portal's forms. */
export async function makeChange(
  userId: string,
  projectId: string,
  change: Change,
): Promise<ChangeResult | { ok: true; version?: undefined; held: [] }> {
  switch (change.kind) {
    case 'text': {
      const { kind: _, ...text } = change;
      return changeOwnSite(userId, projectId, { texts: [text], name: nameOfTexts(text.section, [text]) });
    }
    case 'facts':
      return changeOwnSite(userId, projectId, { texts: [], facts: change.facts, name: change.name });
    case 'photo':
      return placePhoto(userId, projectId, change);
    case 'hide':
      return changeOwnSite(userId, projectId, {
        texts: [],
        removed: [{ page: change.page, section: change.section, path: '' }],
        name: `Hidden: ${change.name}`,
      });
    case 'show':
      return changeOwnSite(userId, projectId, { texts: [], dropped: [change.editId], name: `Shown again: ${change.name}` });
    case 'address': {
      const chosen = await chooseAddress(userId, projectId, change.typed);
      return chosen.ok ? { ok: true, held: [] } : { ok: false, problems: [{ field: 'address', message: chosen.message }] };
    }
    case 'undo':
      return undoChange(userId, projectId, change.versionId);
    case 'redo':
      return redoChange(userId, projectId, change.versionId);
  }
}
