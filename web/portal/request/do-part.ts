import { data } from 'react-router';
import { z } from 'zod';
import type { Step } from '../../../domain/proposals/proposals.ts';
import { stepForWish } from '../../../domain/proposals/queries.ts';
import { stepsOf } from '../../../domain/reviews/undoing.ts';
import type { Wish } from '../../../sites/requests/wish.ts';
import { type Change, makeChange } from '../editor/change.ts';

/** Does one part of a request after its owner's yes. */
export async function doPart(userId: string, projectId: string, typed: string) {
  const refused = (message: string) => data({ errors: { '': message } }, { status: 409 });
  const wish = wishSchema.safeParse(typed);
  const step = wish.success ? await stepForWish(userId, projectId, wish.data as Wish) : undefined;
  const change = step && (await changeOf(step, userId, projectId));
  if (!change) return refused('Your site has changed since. Read your request again.');
  const made = await makeChange(userId, projectId, change);
  if (!made.ok) return refused(made.problems[0]?.message ?? '');
  return { done: { number: made.version?.number ?? 0, versionId: made.version?.id ?? '', held: made.held.length > 0 } };
}

const wishSchema = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('This isn’t JSON.');
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ do: z.string() }));

async function changeOf(step: Step, userId: string, projectId: string): Promise<Change | undefined> {
  switch (step.kind) {
    case 'facts':
      return { kind: 'facts', name: step.change.name, facts: step.change.facts };
    case 'text':
    case 'hide':
      return step;
    case 'undo': {
      const { undo } = await stepsOf(userId, projectId);
      return undo && { kind: 'undo', versionId: undo.version.id };
    }
    default:
      return undefined;
  }
}
