import type { FetcherWithComponents } from 'react-router';
import { codeSchema } from '../../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { CodeField } from '../../../forms/code-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import type { qrModules } from '../../../ui/drawings/qr-modules.ts';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

interface Props {
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
export function TwoFactorSetup({ text, address, code, errors: serverErrors, Form, busy }: Props) {
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
