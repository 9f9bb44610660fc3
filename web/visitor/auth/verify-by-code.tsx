import { useEffect, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { codeSchema, newEmailSchema } from '../../../domain/accounts/schema.ts';
import type { Toast } from '../../cookies/flash.ts';
import { useCheckedForm } from '../../forms/checked-form.ts';
import { CodeField } from '../../forms/code-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { toast as show } from '../../ui/controls/toast.tsx';

interface Answer {
  errors: Record<string, string>;
  values: Record<string, string>;
  toast: Toast | null;
}

interface Props {
  email: string;
  next: string;
  /** Seconds until another email can be requested. */
  waitSeconds: number;
  answer: Answer | undefined;
}

/** Says where the email went, and offers the code form, another email and a change of address. */
export function VerifyByCode({ email, next, waitSeconds, answer }: Props) {
  const { errors, form } = useCheckedForm(codeSchema, answer?.errors, ['code']);
  const busy = useNavigation().formData?.get('intent') === 'code';
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Check your inbox</h1>
      <p className="mt-4 mb-8 text-ink-2">
        We emailed{' '}
        <b translate="no" className="break-words text-ink">
          {email}
        </b>
        . Click the button in that email, or enter the code here.
      </p>
      <Form method="post" className="grid gap-5" {...form}>
        <HiddenFields fields={{ intent: 'code', next }} />
        <CodeField error={errors.code} defaultValue={answer?.values.code} isAlone />
        <Button type="submit" size="large" wide busy={busy && 'Verifying...'}>
          Verify
        </Button>
      </Form>
      <div className="mt-8 grid gap-6 border-t border-line pt-6">
        <Resend waitSeconds={waitSeconds} />
        <ChangeAddress />
      </div>
    </>
  );
}

function Resend({ waitSeconds }: { waitSeconds: number }) {
  const fetcher = useFetcher<Answer>();
  const [leftSeconds, setLeftSeconds] = useState(waitSeconds);
  useEffect(() => {
    const answer = fetcher.data?.toast;
    if (!answer) return;
    if (answer.type === 'error') show.error(answer.title);
    else show.done(answer.title);
  }, [fetcher.data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each email starts a new wait of the same length.
  useEffect(() => {
    setLeftSeconds(waitSeconds);
    if (waitSeconds === 0) return;
    const timer = setInterval(() => setLeftSeconds((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [waitSeconds, fetcher.data]);
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-small text-ink-2">Don’t see it? Check your spam folder.</span>
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" look="secondary" size="small" busy={fetcher.state !== 'idle' && 'Sending...'} disabled={leftSeconds > 0}>
        {leftSeconds > 0 ? `Send again in ${leftSeconds} seconds` : 'Send again'}
      </Button>
    </fetcher.Form>
  );
}

/** Changes the address. `open` shows the form. */
export function ChangeAddress({ open = false }: { open?: boolean }) {
  const fetcher = useFetcher<Answer>();
  const { errors, form } = useCheckedForm(newEmailSchema, fetcher.data?.errors, ['email']);
  useEffect(() => {
    const answer = fetcher.data?.toast;
    if (answer) (answer.type === 'error' ? show.error : show.done)(answer.title);
  }, [fetcher.data]);
  return (
    <details open={open}>
      <summary className="cursor-pointer py-1 text-small font-semibold">Wrong address? Change it</summary>
      <fetcher.Form method="post" className="mt-4 grid gap-4" {...form}>
        <input type="hidden" name="intent" value="change" />
        <Field label="New email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <Button type="submit" look="secondary" busy={fetcher.state !== 'idle' && 'Saving...'}>
          Change and resend
        </Button>
      </fetcher.Form>
    </details>
  );
}
