import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { passkeyNameSchema } from '../../../../domain/accounts/schema.ts';
import { askToBegin, begun, hasPasskeys, makePasskey } from '../../../browser/passkey-manager.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, FieldError, TextInput } from '../../../ui/controls/field.tsx';

/** Names a passkey and lets the device create it. Shown in browsers that can. `count` is how many the account has. */
export function AddPasskey({ count }: { count: number }) {
  // We assume support until React starts, so nothing shifts when it does. Only then does the button work.
  const [supported, setSupported] = useState(true);
  const [started, setStarted] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [nameProblem, setNameProblem] = useState('');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<{ message: string }>();
  useEffect(() => {
    setSupported(hasPasskeys());
    setStarted(true);
  }, []);
  useEffect(() => setProblem(fetcher.data?.message ?? ''), [fetcher.data]);
  // The name stays until the passkey is in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one is added or removed
  useEffect(() => form.current?.reset(), [count]);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = passkeyNameSchema.safeParse({ name: String(new FormData(event.currentTarget).get('name') ?? '') });
    setNameProblem(parsed.error?.issues[0]?.message ?? '');
    setProblem('');
    if (!parsed.success) return;
    setWaiting(true);
    const options = (await begun(fetch('/portal/settings/security/passkeys', askToBegin()))) as { confirm?: string } | undefined;
    // An older login confirms the password first, then comes back here.
    if (options?.confirm) return location.assign(options.confirm);
    const made = options && (await makePasskey(options));
    setWaiting(false);
    if (!options) return setProblem('We couldn’t reach the server. Please try again in a minute.');
    if (made === 'known') return setProblem('This device already has a passkey for your account.');
    if (!made) return setProblem('Your device didn’t create a passkey. It may have been canceled or taken too long. Please try again.');
    await fetcher.submit(
      { intent: 'add', name: parsed.data.name, response: made },
      { method: 'post', action: '/portal/settings/security/passkeys', preventScrollReset: true },
    );
  };

  if (!supported) return <p className="mt-4 text-small text-ink-2">This browser can’t create passkeys. Try a newer one.</p>;
  return (
    <>
      <p className="mt-4 hidden text-small text-ink-2 noscript:block">Turn on JavaScript to add a passkey.</p>
      <form
        ref={form}
        onSubmit={(event) => void add(event)}
        noValidate
        className="mt-4 grid max-w-sm justify-items-start gap-3 noscript:hidden"
      >
        <Field label="Passkey name" hint="For example: My phone" error={nameProblem} className="w-full">
          <TextInput name="name" size="small" limit={50} />
        </Field>
        <Button
          type="submit"
          look="secondary"
          size="small"
          disabled={!started}
          busy={(waiting || fetcher.state !== 'idle') && 'Waiting for your device...'}
        >
          Add passkey
        </Button>
        <FieldError>{problem}</FieldError>
      </form>
    </>
  );
}
