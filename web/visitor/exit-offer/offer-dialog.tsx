import { type FormEvent, useId, useState } from 'react';
import { discountOf, exitOffer } from '../../../domain/discounts/schema.ts';
import { track } from '../../analytics/track.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { toast } from '../../ui/controls/toast.tsx';
import { Money } from '../../words/money.tsx';

/** The exit offer. The browser checks the address. Errors show next to the field. */
export default function OfferDialog({ open, setupCents, plusTax, onClose }: OfferDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const formId = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = new FormData(event.currentTarget).get('email');
    setBusy(true);
    setProblem('');
    const refusal = await askForCode(String(email ?? ''));
    setBusy(false);
    if (refusal !== undefined) return setProblem(refusal);
    track('exit_intent_conversion', { email_captured: true });
    onClose();
    toast.done('Success!', { description: 'Check your email for your 10% discount code.' });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title={`Before you go: ${exitOffer.percent}% off`}
      description={`For a limited time, get ${exitOffer.percent}% off the setup price${plusTax}. We’ll email you a code that’s good for ${exitOffer.days} days. One per customer.`}
    >
      <Prices setupCents={setupCents} />
      <form id={formId} onSubmit={submit} className="mt-6 grid gap-4">
        <Field label="Email" error={problem} hint="We’ll only use it to send your code. You can unsubscribe in one click.">
          <TextInput name="email" type="email" autoComplete="email" maxLength={255} required />
        </Field>
        <Button type="submit" busy={busy && 'Sending...'} wide>
          Email me the code
        </Button>
      </form>
    </Dialog>
  );
}

interface OfferDialogProps {
  open: boolean;
  setupCents: number;
  /** ', plus Sales tax', or ''. */
  plusTax: string;
  onClose: () => void;
}

const noAnswer = 'That didn’t go through. Check your connection and try again.';

/** Requests the code. Undefined if it was sent, otherwise a message for the visitor. */
async function askForCode(email: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/exit-offer', { method: 'POST', body: new URLSearchParams({ email }) });
    if (response.ok) return undefined;
    return response.status < 500 ? await response.text() : noAnswer;
  } catch {
    return noAnswer;
  }
}

/** The setup price with and without the discount. */
function Prices({ setupCents }: { setupCents: number }) {
  return (
    <p className="relative flex items-end justify-between gap-4 overflow-hidden border-b-[1.5px] border-ink pt-1 pb-2.5">
      <span className="sr-only">Setup price: </span>
      <ins className="display-number text-[clamp(3rem,2.4rem+3vw,4rem)] no-underline">
        <Money cents={setupCents - discountOf({ percent: exitOffer.percent, amountCents: null }, setupCents)} exact />
      </ins>
      <del className="pr-1 pb-1.5 text-lead text-ink-2">
        <span className="sr-only"> instead of </span>
        <Money cents={setupCents} />
      </del>
    </p>
  );
}
