import { type ReactNode, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { recordsEmailSchema } from '../../domain/own-domains/schema.ts';
import { useCheckedForm } from '../forms/checked-form.ts';
import { Button } from '../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../ui/controls/field.tsx';
import { Fold } from '../ui/controls/fold.tsx';

interface Props {
  projectId: string;
  name: string;
  /** The route that sends them, if it isn't the screen's own. */
  action?: string;
  /** What the screen's own route answered, without script. */
  result?: { error: string; typed: string } | undefined;
}

/** Sends the records to someone else who manages the domain. */
export function SendRecords({ projectId, name, action, result }: Props): ReactNode {
  const sending = useFetcher<{ error: string }>();
  const error = (sending.data ?? result)?.error;
  const errorsThere = useMemo(() => (error ? { email: error } : undefined), [error]);
  const { errors, form } = useCheckedForm(recordsEmailSchema, errorsThere, ['email']);
  return (
    <Fold summary="Email these records to whoever manages your domain" open={Boolean(error)}>
      <sending.Form method="post" action={action} className="grid max-w-xl justify-items-start gap-3 pt-1" {...form}>
        <HiddenFields fields={{ intent: 'email', projectId }} />
        <Field
          label="Their email"
          hint={`We’ll send one email with the records of ${name}, your name and your site’s name.`}
          error={errors.email}
          className="w-full"
        >
          <TextInput name="email" type="email" autoComplete="off" defaultValue={result?.typed} />
        </Field>
        <Button type="submit" look="secondary" busy={sending.state !== 'idle' && 'Sending...'}>
          Send records
        </Button>
      </sending.Form>
    </Fold>
  );
}
