import { type FormEvent, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { passkeyNameSchema } from '../../../../domain/accounts/schema.ts';
import { askToBegin, begun, hasPasskeys, makePasskey } from '../../../passkey-manager.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';

/** Names a passkey and lets the device make it. Shown where the browser can. */
export function AddPasskey() {
  const [shown, setShown] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  const fetcher = useFetcher<{ message: string }>();
  useEffect(() => setShown(hasPasskeys()), []);
  useEffect(() => setProblem(fetcher.data?.message ?? ''), [fetcher.data]);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = passkeyNameSchema.safeParse({ name: String(new FormData(form).get('name') ?? '') });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? '');
    setProblem('');
    setWaiting(true);
    const options = (await begun(fetch('/portal/settings/security/passkeys', askToBegin()))) as { confirm?: string } | undefined;
    // The sign-in is not fresh: the password first, then back here.
    if (options?.confirm) return location.assign(options.confirm);
    const made = options && (await makePasskey(options));
    setWaiting(false);
    if (!options) return setProblem('We could not be reached. Try again in a minute.');
    if (made === 'known') return setProblem('This device has a passkey for you already.');
    if (!made) return setProblem('No passkey was made. Try again when you are ready.');
    await fetcher.submit(
      { intent: 'add', name: parsed.data.name, response: made },
      { method: 'post', action: '/portal/settings/security/passkeys' },
    );
    form.reset();
  };

  if (!shown) return <p className="mt-4 text-small text-ink-2">This browser can't make passkeys. Newer ones can.</p>;
  return (
    <form onSubmit={(event) => void add(event)} noValidate className="mt-4 flex flex-wrap items-start gap-3">
      <Field label="Name of a new passkey" hideLabel error={problem} className="min-w-56 flex-1">
        <TextInput name="name" size="small" maxLength={50} placeholder="Name, such as: my phone" />
      </Field>
      <Button type="submit" look="secondary" size="small" busy={(waiting || fetcher.state !== 'idle') && 'Waiting for your device...'}>
        Add a passkey
      </Button>
    </form>
  );
}
