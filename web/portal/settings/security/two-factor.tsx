import { data, redirect, useFetcher } from 'react-router';
import { codeSchema } from '../../../../domain/accounts/schema.ts';
import {
  beginTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactorOf,
  twoFactorSetup,
} from '../../../../domain/accounts/two-factor.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { requireRecentAuth } from '../../../session/recent-auth.ts';
import { viewerIn } from '../../../session/session.ts';
import { qrModules } from '../../../ui/drawings/qr-modules.ts';
import type { Route } from './+types/two-factor';
import { BackupCodes } from './backup-codes.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Two-factor authentication');

const here = '/portal/settings/security/two-factor';
const back = '/portal/settings/security';

/** Shows the secret only after recent authentication, and only until a first code is entered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const factor = await twoFactorOf(user.id);
  if (factor.isOn) return { ...factor, setUp: null };
  const open = await twoFactorSetup(user.id, user.email);
  if (!open) throw redirect(back);
  await requireRecentAuth(request, {});
  return { ...factor, setUp: { text: open.text, address: open.address, code: qrModules(open.address) } };
}

type Answer = { codes: string[] | null; errors: Record<string, string> };

export async function action({ request, context }: Route.ActionArgs) {
  const { user, session } = viewerIn(context);
  const { intent, code = '' } = formText(await request.formData());
  await requireRecentAuth(request, {});
  if (intent === 'begin') {
    await beginTwoFactor(user.id);
    return redirect(here);
  }
  if (intent === 'off') {
    await turnOffTwoFactor(user.id);
    return redirectWithToast(back, { type: 'success', title: 'Two-factor authentication is off.' });
  }
  if (intent === 'renew') return shown(await renewBackupCodes(user.id));
  const parsed = codeSchema.safeParse({ code });
  if (!parsed.success) return data<Answer>({ codes: null, errors: fieldErrors(parsed.error) }, { status: 422 });
  return shown(await turnOnTwoFactor(user.id, session.id, parsed.data.code));
}

function shown(result: Awaited<ReturnType<typeof renewBackupCodes>>) {
  return result.ok
    ? data<Answer>({ codes: result.codes, errors: {} })
    : data<Answer>({ codes: null, errors: { code: result.message } }, { status: 422 });
}

/**
 * Sets up two-factor authentication, shows its backup codes once, and turns it off. A fetcher holds the answer, so the codes
 * stay when the page reloads its data. Without script the answer is the page's own.
 */
export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data ?? actionData;
  const sent = fetcher.formData?.get('intent')?.toString();
  if (answer?.codes) return <BackupCodes codes={answer.codes} />;
  if (loaderData.setUp)
    return <TwoFactorSetup {...loaderData.setUp} errors={answer?.errors} Form={fetcher.Form} busy={sent === 'verify'} />;
  return <TwoFactorOn codesLeft={loaderData.codesLeft} Form={fetcher.Form} sent={sent} />;
}
