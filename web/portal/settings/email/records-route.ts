import { data, redirect } from 'react-router';
import { checkEmailNow } from '../../../../domain/email-domains/checking.ts';
import { chooseProvider } from '../../../../domain/email-domains/email-domains.ts';
import { providerSchema } from '../../../../domain/email-domains/schema.ts';
import { sendEmailRecords } from '../../../../domain/email-domains/send-records.ts';
import { isId } from '../../../../domain/ids.ts';
import { withinLimit } from '../../../../domain/limits/limits.ts';
import { recordsEmailSchema } from '../../../../domain/own-domains/schema.ts';
import { emailPath } from '../../../../domain/projects/project-link.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { viewerIn } from '../../../session/session.ts';
import type { Route } from './+types/records-route';

export function loader() {
  return redirect('/portal/settings/email');
}

/** Chooses who receives email at a domain, checks its email records now, or emails them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, projectId = '', provider = '', at = '', replaces = '', email = '' } = formText(await request.formData());
  const refused = (error: string, status = 409, code = '') => data({ error, code }, { status });
  const done = (title: string) => redirectWithToast(emailPath(projectId), { type: 'success', title });
  if (!isId(projectId)) return refused('This site no longer exists. Reload the page and try again.', 404);
  const limit = await withinLimit('domain', user.id);
  if (!limit.ok) return refused(limit.message, 429);
  switch (intent) {
    case 'check': {
      const checked = await checkEmailNow(user.id, projectId);
      return checked.ok || checked.code === 'checked-just-now' ? data({ error: '', code: '' }) : refused(checked.message);
    }
    case 'email': {
      const parsed = recordsEmailSchema.safeParse({ email });
      if (!parsed.success) return refused(fieldErrors(parsed.error).email ?? '', 422);
      const sent = await sendEmailRecords(user.id, projectId, parsed.data.email);
      return sent.ok ? done(`Records sent to ${parsed.data.email}.`) : refused(sent.message, 422);
    }
    default: {
      const parsed = providerSchema.safeParse({ provider: provider === 'elsewhere' ? at : provider, replaces });
      if (!parsed.success) return refused(fieldErrors(parsed.error).provider ?? '', 422);
      const chosen = await chooseProvider(user.id, projectId, parsed.data.provider, { replaces: parsed.data.replaces === 'on' });
      if (!chosen.ok) return refused(chosen.message, 422, chosen.code);
      if (parsed.data.provider === 'none') return done('Email is off.');
      await checkEmailNow(user.id, projectId);
      return done('Now set these records.');
    }
  }
}
