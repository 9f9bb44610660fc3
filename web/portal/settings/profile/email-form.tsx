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
  /** The address that is not verified yet. */
  waiting: { email: string; askedAt: Date } | null;
  /** What was typed before the password was asked for. */
  typed: string;
  answer: { values: Record<string, string>; errors: Record<string, string> } | undefined;
}

/** The email, and the way to another one, which counts once the link mailed to it is pressed. */
export function EmailForm({ email, waiting, typed, answer }: Props) {
  const { errors, form } = useCheckedForm(newEmailSchema, answer?.errors, ['email']);
  const sent = useNavigation().formData?.get('intent');
  return (
    <>
      <p className="mb-5 text-ui">
        <b className="break-words">{email}</b>
        <span className="block text-small text-ink-2">You log in with it, and mails go there.</span>
      </p>
      {waiting && (
        <Notice
          state="waiting"
          title={<span className="min-w-0 break-words">{waiting.email} is not verified yet</span>}
          className="mb-5"
          action={
            <div className="flex flex-wrap gap-2.5">
              <Form method="post">
                <input type="hidden" name="intent" value="email" />
                <input type="hidden" name="email" value={waiting.email} />
                <Button type="submit" look="secondary" size="small" busy={sent === 'email' && 'Sending...'}>
                  Send again
                </Button>
              </Form>
              <Form method="post">
                <input type="hidden" name="intent" value="keep" />
                <Button type="submit" look="quiet" size="small" busy={sent === 'keep' && 'One moment...'}>
                  Keep the old one
                </Button>
              </Form>
            </div>
          }
        >
          We mailed a link there <RelativeTime at={waiting.askedAt} />. It works for a day. Until you open it, nothing changes.
        </Notice>
      )}
      <Form method="post" className="grid gap-4" {...form}>
        <input type="hidden" name="intent" value="email" />
        <Field label="New email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={answer?.values.email ?? typed} />
        </Field>
        <div>
          <Button type="submit" size="small" busy={sent === 'email' && 'Sending...'}>
            Send a link there
          </Button>
        </div>
      </Form>
    </>
  );
}
