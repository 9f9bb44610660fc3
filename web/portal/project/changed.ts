import { data, redirect } from 'react-router';
import type { PicturesResult } from '../../../domain/site-changes/own-pictures.ts';
import { notShownSentences } from '../../../sites/pictures/refusals.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { errorsByField } from '../../forms/field-messages.ts';
import { sameProject } from '../chosen-project.ts';

/**
 * Answers an owner's change of their site: redirects to the portal with a toast, or returns errors by field. If only some files
 * couldn't be read, it returns their errors with the toast.
 */
export async function changed(request: Request, result: PicturesResult, what = 'Saved as') {
  if (!result.ok) return data({ errors: errorsByField(result.problems) }, { status: result.busy ? 503 : 422 });
  const headers = { 'Set-Cookie': await flashHeader(savedToast(result, what)) };
  if (result.unreadable?.length) return data({ errors: errorsByField(result.unreadable), saved: true }, { headers });
  return redirect(sameProject(request, '/portal'), { headers });
}

function savedToast({ version, held, leftOut = [] }: Extract<PicturesResult, { ok: true }>, what: string): Toast {
  const title = `${what} version ${version.number}.`;
  const description = [
    held.length > 0 && 'One of our checks flagged something, so we’ll look at it first. You’ll hear from us.',
    ...notShownSentences(leftOut),
  ]
    .filter(Boolean)
    .join(' ');
  return description ? { type: 'info', title, description } : { type: 'success', title };
}
