import { Form, useNavigation } from 'react-router';
import { newEmailSchema } from '../../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';

interface Props {
  email: string;
  /** The address that isn't verified yet. */
  waiting: { email: string; requestedAt: Date } | null;
  /** What was typed before the person confirmed their password. */
  typed: string;
  answer: { values: Record<string, string>; errors: Record<string, string> } | undefined;
}

/** The email, and a form to change it. The new one takes effect once its link is used. */
export function EmailForm({ email, waiting, typed, answer }: Props) {
  const { errors, form } = useCheckedForm(newEmailSchema, answer?.errors, ['email']);
  const sent = useNavigation().formData?.get('intent');
  return (
    <>
      <p className="mb-5 text-ui">
        <b translate="no" className="break-words">
          {email}
        </b>
        <span className="block text-small text-ink-2">You log in with this address, and we send your email there.</span>
      </p>
      {waiting && (
        <Notice
          state="waiting"
          title={
            <span className="min-w-0 break-words">
              <span translate="no">{waiting.email}</span> isn’t verified yet
            </span>
          }
          className="mb-5"
          action={
            <div className="flex flex-wrap gap-2.5">
              <Form method="post">
                <input type="hidden" name="intent" value="email" />
                <input type="hidden" name="email" value={waiting.email} />
                <Button type="submit" look="secondary" size="small" busy={sent === 'email' && 'Sending...'}>
                  Resend
                </Button>
              </Form>
              <Form method="post">
                <input type="hidden" name="intent" value="keep" />
                <Button type="submit" look="quiet" size="small" busy={sent === 'keep' && 'One moment...'}>
                  Keep my current email
                </Button>
              </Form>
            </div>
          }
        >
          We emailed a link there <RelativeTime at={waiting.requestedAt} />. It works for 24 hours. Nothing changes until you open it.
        </Notice>
      )}
      <Form method="post" className="grid gap-4" {...form}>
        <input type="hidden" name="intent" value="email" />
        <Field label="New email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={answer?.values.email ?? typed} />
        </Field>
        <div>
          <Button type="submit" size="small" busy={sent === 'email' && 'Sending...'}>
            Send verification link
          </Button>
        </div>
      </Form>
    </>
  );
}
