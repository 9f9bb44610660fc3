import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { data, type FetcherWithComponents, redirect, useFetcher } from 'react-router';
import { brand } from '../../../../content/brand.ts';
import { codeSchema } from '../../../../domain/accounts/schema.ts';
import {
  beginTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactorOf,
  twoFactorSetup,
} from '../../../../domain/accounts/two-factor.ts';
import { holdUnsaved } from '../../../browser/typed-input.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../../forms/checked-form.ts';
import { CodeField } from '../../../forms/code-field.tsx';
import { privateMeta } from '../../../meta/private-meta.ts';
import { requireRecentAuth } from '../../../session/recent-auth.ts';
import { viewerIn } from '../../../session/session.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import { qrModules } from '../../../ui/drawings/qr-modules.ts';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/two-factor';

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

interface TwoFactorOnProps {
  codesLeft: number;
  Form: FetcherWithComponents<unknown>['Form'];
  /** The intent that's being sent. */
  sent: string | undefined;
}

/** Two-factor authentication that's on: create new backup codes, or turn it off. */
function TwoFactorOn({ codesLeft, Form, sent }: TwoFactorOnProps) {
  return (
    <div className="grid max-w-2xl gap-10">
      <RuledSection title="Backup codes" aside={<Dot state={codesLeft > 2 ? 'done' : 'late'}>{codesLeft} left</Dot>}>
        <p className="text-small text-ink-2">
          Use one to log in when you don’t have your phone. Each works once. New codes replace the old ones.
        </p>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="renew" />
          <Button type="submit" look="secondary" size="small" busy={sent === 'renew' && 'Creating...'}>
            Create new backup codes
          </Button>
        </Form>
      </RuledSection>
      <RuledSection title="Turn off two-factor authentication">
        <p className="text-small text-ink-2">You’ll log in with only your password. Your passkeys keep working.</p>
        <div className="mt-4">
          <Dialog
            size="small"
            title="Turn off two-factor authentication?"
            description="Anyone who knows your password can then log in. Your backup codes stop working."
            trigger="Turn off"
            actions={
              <Form method="post">
                <input type="hidden" name="intent" value="off" />
                <Button type="submit" look="danger" wide busy={sent === 'off' && 'Turning off...'}>
                  Turn off
                </Button>
              </Form>
            }
          />
        </div>
      </RuledSection>
    </div>
  );
}

/** Ten codes, shown once, with ways to copy, download and print them. The browser asks before it leaves the page. */
function BackupCodes({ codes }: { codes: string[] }) {
  useEffect(holdUnsaved, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const text = `${brand.name} backup codes. Each works once, after your password, instead of a code from your app.\n\n${codes.join('\n')}\n`;
  return (
    <RuledSection title="Your backup codes" className="max-w-2xl">
      <p className="text-small text-ink-2">
        Two-factor authentication is on. If you lose your phone, use one of these codes to log in. Each works once. We won’t show them
        again, so save them somewhere other than your phone before you leave this page.
      </p>
      <div className="print-alone my-6">
        <p className="hidden print:block">{brand.name} backup codes. Each works once, after your password.</p>
        <ol className="grid max-w-sm grid-flow-col grid-cols-2 grid-rows-5 gap-x-8 border-t border-line font-mono text-[1.1rem]">
          {codes.map((code) => (
            <li key={code} className="border-b border-line py-2 tracking-wide">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to="/portal/settings/security" size="small">
          I saved them
        </LinkButton>
        <CopyButton text={text} label="Copy" />
        <Button look="secondary" size="small" onClick={() => download(text)}>
          <Icon of={Download} size={16} />
          Download
        </Button>
        <Button look="secondary" size="small" onClick={() => print()}>
          <Icon of={Printer} size={16} />
          Print
        </Button>
      </div>
    </RuledSection>
  );
}

function download(text: string): void {
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  file.download = `${brand.name.toLowerCase()}-backup-codes.txt`;
  file.click();
  URL.revokeObjectURL(file.href);
}

interface TwoFactorSetupProps {
  /** The secret as text to type. */
  text: string;
  /** The address that the QR code says; on a phone a tap on it opens the app. */
  address: string;
  code: ReturnType<typeof qrModules>;
  errors: Record<string, string> | undefined;
  Form: FetcherWithComponents<unknown>['Form'];
  busy: boolean;
}

/** Shows the secret for an authenticator app, and takes a first code to check that the app has it. */
function TwoFactorSetup({ text, address, code, errors: serverErrors, Form, busy }: TwoFactorSetupProps) {
  const { errors, form } = useCheckedForm(codeSchema, serverErrors, ['code']);
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <RuledSection title="1. Scan the QR code">
        <p className="mb-5 text-small text-ink-2">
          Open an authenticator app on your phone, such as Google Authenticator, 1Password or Apple Passwords, and scan this code.
        </p>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
          <QrCode code={code} label="QR code for your authenticator app" className="w-52 shrink-0" />
          <div className="min-w-0 flex-1 basis-60">
            <p className="text-small text-ink-2">Can’t scan it? Type this key into the app.</p>
            <p data-secret={text} className="mt-1 mb-3 max-w-[15.5rem] font-mono text-ui leading-7 tracking-wide break-words">
              {text.match(/.{1,4}/g)?.join(' ')}
            </p>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={text} label="Copy key" />
            </div>
            <p className="mt-3 hidden text-small pointer-coarse:block">
              <Link to={address} className="link">
                Open an app on this device
              </Link>
            </p>
          </div>
        </div>
      </RuledSection>
      <RuledSection title="2. Enter the code from your app">
        <p className="mb-5 text-small text-ink-2">
          From then on we’ll ask for a code when you log in. We’ll log out your other devices and show you 10 backup codes.
        </p>
        <Form method="post" className="grid gap-4" {...form}>
          <input type="hidden" name="intent" value="verify" />
          <CodeField error={errors.code} />
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" size="small" busy={busy && 'Checking...'}>
              Turn on
            </Button>
          </div>
        </Form>
        <p className="mt-5 text-small">
          <Link to="/portal/settings/security">Not now</Link>
        </p>
      </RuledSection>
    </div>
  );
}
