import { data } from 'react-router';
import { type PausedBy, setFormNotice } from '../../domain/form-pauses/form-pauses.ts';
import { formPauseSchema } from '../../domain/form-pauses/schema.ts';
import { redirectWithToast, type Toast } from '../cookies/flash.ts';
import { fieldErrors } from '../forms/checked-form.ts';

/** Pauses a site's forms with a typed sentence, or turns them on (without one), and goes back to `path` with a toast. */
export async function switchForm(by: PausedBy, projectId: string, typed: string | undefined, path: string) {
  const parsed = typed === undefined ? undefined : formPauseSchema.safeParse({ notice: typed });
  if (parsed && !parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
  const outcome = await setFormNotice(by, projectId, parsed?.data.notice ?? '');
  const toast: Toast = outcome.ok
    ? { type: 'success', title: parsed ? 'Forms paused. Visitors see your sentence now.' : 'The forms are back on.' }
    : { type: 'error', title: outcome.message };
  return redirectWithToast(path, toast);
}
