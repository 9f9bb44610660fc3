import { data } from 'react-router';
import { requestEdit } from '../../../domain/edit-requests/edit-requests.ts';
import { editPlaceSchema, editRequestSchema, editWordsSchema } from '../../../domain/edit-requests/schema.ts';
import { isId } from '../../../domain/ids.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { writeAsCustomer } from '../../../domain/messages/messages.ts';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import type { Step } from '../../../domain/proposals/proposals.ts';
import { readOwnRequest, stepForWish } from '../../../domain/proposals/queries.ts';
import { undoChange } from '../../../domain/site-changes/site-changes.ts';
import { stepsOf } from '../../../domain/site-changes/undoing.ts';
import { wishSchema } from '../../../sites/requests/wish.ts';
import { clientJson } from '../../../text/client-json.ts';
import { type Change, makeChange } from '../../editor/change.ts';
import { fieldErrors } from '../../forms/checked-form.ts';

type Fields = Record<string, string>;

/** Reads a request, which changes nothing; does or undoes a part of it; or sends a part to us as an edit or a message. */
export async function answerRequest(userId: string, projectId: string, fields: Fields) {
  switch (fields.intent) {
    case 'read':
      return readPart(userId, projectId, fields);
    case 'do':
      return doPart(userId, projectId, fields.wish ?? '');
    case 'undo': {
      const undone = isId(fields.versionId) ? await undoChange(asOwner(userId), projectId, fields.versionId) : undefined;
      return undone?.ok
        ? { undone: true as const }
        : refused('You can’t undo this here anymore. Go back to an older version under Versions.', 409);
    }
    case 'send': {
      const { versionId, page, section, place, words } = fields;
      const parsed = editRequestSchema.safeParse({ versionId, page, section, place, words });
      if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
      const sent = await requestEdit(userId, projectId, parsed.data);
      return sent.ok ? { sent: true as const } : refused(sent.message, 409);
    }
    case 'message': {
      const written = await writeAsCustomer(userId, projectId, { body: fields.words ?? '', files: [] });
      return written.ok ? { sent: true as const } : refused(written.message, 422);
    }
    default:
      return refused('That action isn’t available. Reload the page and try again.', 400);
  }
}

function refused(message: string, status: number) {
  return data({ errors: { '': message } as Record<string, string> }, { status });
}

/** Takes the place along if the owner selected a section before writing. */
async function readPart(userId: string, projectId: string, { words, page, section, place }: Fields) {
  const parsed = editWordsSchema.safeParse({ words });
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
  const limit = await withinLimit('requestRead', userId);
  if (!limit.ok) return data({ errors: { words: limit.message } as Record<string, string> }, { status: 429 });
  const pinned = editPlaceSchema.safeParse({ page, section, place }).data;
  const text = parsed.data.words;
  return { text, proposals: await readOwnRequest(userId, projectId, text, pinned) };
}

/** Does one part of a request after its owner's yes. */
async function doPart(userId: string, projectId: string, typed: string) {
  const wish = wishSchema.safeParse(clientJson(typed));
  if (!wish.success) return refused('We couldn’t read this part of your request. Click “Edit text” and check it again.', 422);
  const step = await stepForWish(userId, projectId, wish.data);
  const change = step && (await changeOf(step, userId, projectId));
  if (!change) return refused('Your site has changed since you wrote this. Click “Edit text” and check your request again.', 409);
  const made = await makeChange(asOwner(userId), projectId, change);
  if (!made.ok) return refused(made.problems[0]?.message ?? '', 409);
  return { done: { number: made.version?.number ?? 0, versionId: made.version?.id ?? '', held: made.held.length > 0 } };
}

async function changeOf(step: Step, userId: string, projectId: string): Promise<Change | undefined> {
  switch (step.kind) {
    case 'facts':
      return { kind: 'facts', name: step.change.name, facts: step.change.facts };
    case 'text':
    case 'hide':
      return step;
    case 'undo': {
      const { undo } = await stepsOf(asOwner(userId), projectId);
      return undo && { kind: 'undo', versionId: undo.version.id };
    }
    default:
      return undefined;
  }
}
