import { data } from 'react-router';
import { checkNow } from '../../../domain/own-domains/checking.ts';
import { claimDomain, removeDomain } from '../../../domain/own-domains/claims.ts';
import { domainNameSchema } from '../../../domain/own-domains/schema.ts';
import { asAdmin } from '../../../domain/projects/site-editor.ts';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { fieldErrors } from '../../forms/checked-form.ts';

/** The intents that are about a project's own domain, with the IDs that each needs. */
export const domainIntents: Record<string, string[]> = { 'connect-domain': [], 'check-domain': [], 'remove-domain': ['claimId'] };

/** Claims, checks or removes a project's own domain for its owner. Claims and removals are in the audit log (`recordEvent`). */
export async function changeDomain(adminId: string, projectId: string, fields: Record<string, string>) {
  const editor = asAdmin(adminId);
  const back = (title: string, type: Toast['type'] = 'success') => redirectWithToast(`/admin/projects/${projectId}`, { type, title });
  const { intent, claimId = '', name = '' } = fields;
  if (intent === 'check-domain') {
    const checked = await checkNow(editor, projectId);
    return checked.ok ? back('Records checked.') : back(checked.message, 'error');
  }
  if (intent === 'remove-domain') {
    const removed = await removeDomain(editor, projectId, claimId);
    return removed.ok ? back('Domain removed. We told the owner in their messages.') : back(removed.message, 'error');
  }
  const parsed = domainNameSchema.safeParse({ name });
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), typed: name }, { status: 422 });
  const claimed = await claimDomain(editor, projectId, parsed.data.name);
  if (!claimed.ok) return data({ errors: { name: claimed.message }, typed: name }, { status: 422 });
  await checkNow(editor, projectId);
  return back('Domain set up. We told the owner in their messages.');
}
