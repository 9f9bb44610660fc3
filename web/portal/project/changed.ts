import { data, redirect } from 'react-router';
import type { ChangeResult } from '../../../domain/reviews/self-edits.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { errorsByField } from '../../forms/field-messages.ts';
import { sameProject } from '../chosen-project.ts';

/** Answers an owner's change of their site: redirects to the portal with a toast, or returns errors by field. */
export async function changed(request: Request, result: ChangeResult & { busy?: true }, what = 'Saved as') {
  if (!result.ok) return data({ errors: errorsByField(result.problems) }, { status: result.busy ? 503 : 422 });
  return redirect(sameProject(request, '/portal'), { headers: { 'Set-Cookie': await flashHeader(savedToast(result, what)) } });
}

function savedToast({ version, held }: Extract<ChangeResult, { ok: true }>, what: string): Toast {
  const saved = `${what} version ${version.number}.`;
  return held.length > 0
    ? { type: 'info', title: saved, description: 'One of our checks flagged something, so we’ll look at it first. You’ll hear from us.' }
    : { type: 'success', title: saved };
}
