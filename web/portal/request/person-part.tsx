import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { brand } from '../../../content/brand.ts';
import type { Proposal } from '../../../domain/proposals/proposals.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';

interface Props {
  number: number;
  words: string;
  place: Proposal['place'];
  versionId: string;
  dueHours: number;
  onSent: () => void;
  onLight: (on: boolean) => void;
}

/** A part of the request that only a person can do, to send with a detail. Nothing is sent without a click. */
export function PersonPart({ number, words, place, versionId, dueHours, onSent, onLight }: Props): ReactNode {
  const fetcher = useFetcher<{ sent?: true; errors?: Record<string, string> }>();
  const [isDropped, setDropped] = useState(false);
  const [typed, setTyped] = useState(words);
  const isSent = Boolean(fetcher.data?.sent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once
  useEffect(() => {
    if (isSent) onSent();
  }, [isSent]);
  if (isDropped)
    return (
      <p role="status" className="border-b border-line py-4 text-small text-ink-2">
        Not sent.{' '}
        <button type="button" className="link" onClick={() => setDropped(false)}>
          Show again
        </button>
      </p>
    );
  if (isSent)
    return (
      <p role="status" className="border-b border-line py-4 text-small">
        <b>Request sent.</b> It’s due in {dueHours} hours.
      </p>
    );
  return (
    <fetcher.Form
      method="post"
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      className="grid gap-3 border-b border-line py-5 text-ui"
    >
      <p className="text-small text-ink-2">
        Part {number}. {place.label}. A person at {brand.name} will do it. It’s due {dueHours} hours after you send it.
      </p>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="versionId" value={versionId} />
      <input type="hidden" name="page" value={place.page} />
      <input type="hidden" name="section" value={place.section} />
      <input type="hidden" name="place" value={place.label} />
      <Field label="What should we do?" error={fetcher.data?.errors?.words ?? fetcher.data?.errors?.['']}>
        <Textarea name="words" rows={3} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" disabled={typed.trim().length < 3} busy={fetcher.state !== 'idle' && 'Sending...'}>
          Send request
        </Button>
        <Button look="quiet" onClick={() => setDropped(true)}>
          Don’t send
        </Button>
      </div>
    </fetcher.Form>
  );
}
