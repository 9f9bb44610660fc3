import { useEffect, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { codeSchema, emailSchema } from '../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../checked-form.ts';
import type { Toast } from '../../flash.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { toast as show } from '../../ui/controls/toast.tsx';

interface Answer {
  errors: Record<string, string>;
  values: Record<string, string>;
  toast: Toast | null;
  sentAt: number;
}

/** product.md section 5: a wait of 60 s between two mails. */
const resendAfterSeconds = 60;

/** Where the mail went, the code from it, another mail, or another address. */
export function VerifyByCode({ email, next, answer }: { email: string; next: string; answer: Answer | undefined }) {
  const { errors, form } = useCheckedForm(codeSchema, answer?.errors, ['code']);
  const busy = useNavigation().formData?.get('intent') === 'code';
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Check your inbox</h1>
      <p className="mt-4 mb-8 text-ink-2">
        We sent a mail to <b className="break-words text-ink">{email}</b>. Press the button in it, or type its code here.
      </p>
      <Form method="post" className="grid gap-5" {...form}>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="next" value={next} />
        <Field label="Six-digit code" error={errors.code}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            defaultValue={answer?.values.code}
            className="tracking-[.3em]"
          />
        </Field>
        <Button type="submit" size="large" wide busy={busy && 'Verifying...'}>
          Verify
        </Button>
      </Form>
      <div className="mt-8 grid gap-6 border-t border-line pt-6">
        <Resend />
        <ChangeAddress />
      </div>
    </>
  );
}

function Resend() {
  const fetcher = useFetcher<Answer>();
  const [waitSeconds, setWaitSeconds] = useState(0);
  const sentAt = fetcher.data?.sentAt;
  useEffect(() => {
    const answer = fetcher.data?.toast;
    if (!answer) return;
    if (answer.type === 'error') show.error(answer.title);
    else {
      show.done(answer.title);
      setWaitSeconds(resendAfterSeconds);
    }
  }, [fetcher.data]);
  useEffect(() => {
    if (!sentAt) return;
    const timer = setInterval(() => setWaitSeconds((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-small text-ink-2">Nothing there? Look in the spam folder too.</span>
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" look="secondary" size="small" busy={fetcher.state !== 'idle' && 'Sending...'} disabled={waitSeconds > 0}>
        {waitSeconds > 0 ? `Send again in ${waitSeconds} s` : 'Send again'}
      </Button>
    </fetcher.Form>
  );
}

function ChangeAddress() {
  const fetcher = useFetcher<Answer>();
  const { errors, form } = useCheckedForm(emailSchema, fetcher.data?.errors, ['email']);
  useEffect(() => {
    if (fetcher.data?.toast?.type === 'success') show.done(fetcher.data.toast.title);
  }, [fetcher.data]);
  return (
    <details>
      <summary className="cursor-pointer py-1 text-small font-semibold">A typo in the address? Change it</summary>
      <fetcher.Form method="post" className="mt-4 grid gap-4" {...form}>
        <input type="hidden" name="intent" value="change" />
        <Field label="New email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <Button type="submit" look="secondary" busy={fetcher.state !== 'idle' && 'Saving...'}>
          Change and send again
        </Button>
      </fetcher.Form>
    </details>
  );
}
