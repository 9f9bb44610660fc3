import { type ReactNode, useRef, useState } from 'react';
import { DidYouMean } from '../../../brief/fields/did-you-mean.tsx';
import { Field, HiddenFields, TextInput } from '../../../ui/controls/field.tsx';
import type { Refused } from './address-action.ts';

interface Props {
  hint: string;
  error: string | undefined;
  refused: Refused | undefined;
  /** What's in it at first. */
  value?: string;
}

/** The field of a mailbox. One that's a slip away from a well-known provider's is asked about once, and taken if it's sent again. */
export function MailboxField({ hint, error, refused, value }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  /** The refusal whose offer was taken. The next one makes its own. */
  const [taken, setTaken] = useState<Refused>();
  const isTaken = taken !== undefined && taken === refused;
  const meant = isTaken ? undefined : refused?.meant;
  const take = (mailbox: string) => {
    if (!input.current) return;
    input.current.value = mailbox;
    input.current.focus();
    setTaken(refused);
  };
  return (
    <div className="grid w-full gap-1">
      <HiddenFields fields={{ askedAbout: refused?.meant ? (refused.typed.mailbox ?? '').trim().toLowerCase() : '' }} />
      <Field label="Mailbox" hint={hint} error={isTaken && error === refused.errors.mailbox ? undefined : error}>
        <TextInput ref={input} name="mailbox" type="email" autoComplete="off" defaultValue={refused?.typed.mailbox ?? value} />
      </Field>
      {meant && <DidYouMean meant={meant} onTake={() => take(meant)} />}
    </div>
  );
}
