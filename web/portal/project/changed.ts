import { data, redirect } from 'react-router';
import type { ChangeResult } from '../../../domain/reviews/self-edits.ts';
import { flashHeader } from '../../flash.ts';
import { besideField } from '../beside-field.ts';

/** Answers an owner's change of their own site: back to the portal with the new version, or what is wrong by field. */
export async function changed(result: ChangeResult) {
  if (!result.ok)
    return data(
      { errors: Object.fromEntries(result.problems.map(({ field, message }) => [field, field ? besideField(message) : message])) },
      { status: 422 },
    );
  return redirect('/portal', {
    headers: { 'Set-Cookie': await flashHeader({ type: 'success', title: `Saved as version ${result.version.number}.` }) },
  });
}
