import { waitInWords } from '../limits/limits.ts';
import { problemOf, refusalsOf } from '../refusals.ts';
import { lockWords } from './schema.ts';

type Retry = { retryInSeconds: number };

export const refusedAs = refusalsOf({
  'answer-overtaken': () => 'This was changed somewhere else while you were typing. Copy your text, then reopen the form.',
  'change-not-found': () => 'This change no longer exists.',
  'not-editable-here': () => 'This can’t be changed here.',
  'changed-since': () => 'Something else has changed since then. Go back to an older version under Versions.',
  'draft-not-ready': () => 'You can change your site once the draft is ready.',
  'gallery-picture-needed': () => 'A gallery needs at least one picture. Remove the whole section instead.',
  locked: ({ lock }: { lock: keyof typeof lockWords }) => lockWords[lock],
  'nothing-changed': () => 'You didn’t change anything.',
  'photo-not-usable': () => 'This photo can’t be used. Check that you have permission to use it.',
  'photo-rights-missing': () => 'Confirm that you have permission to use these photos. We can’t show them otherwise.',
  'picture-needed': () => 'This section needs this picture, so you can’t remove it.',
  'place-not-found': () => 'This place is no longer on the site. Open it again.',
  'section-needed': () => 'The page needs this section, so you can’t remove it.',
  'section-not-found': () => 'This section is no longer on the site.',
  'text-changed': () => 'This text has changed since. Reload the page to see how it reads now.',
  'text-overtaken': ({ label }: { label: string }) =>
    `${label} was changed by someone else meanwhile. Copy your words, then open the section again.`,
  'too-many-changes': ({ retryInSeconds }: Retry) =>
    `You’ve made a lot of changes in a short time. Please try again in ${waitInWords(retryInSeconds)}.`,
  'too-many-changes-today': ({ retryInSeconds }: Retry) =>
    `You’ve reached the limit of changes for one day. Please try again in ${waitInWords(retryInSeconds)}, or send us a message and we’ll make the change.`,
});

/** Problems of a change, by field of the brief or path of a text (`text:items.0.name`); '' means the whole change. */
export type ChangeProblems = { field: string; code?: string; message: string }[];

/** The refusal of a change as a problem of one field. */
export function refusedChange(refusal: { ok: false; code: string; message: string }, field = ''): { ok: false; problems: ChangeProblems } {
  return { ok: false, problems: [problemOf(refusal, field)] };
}
