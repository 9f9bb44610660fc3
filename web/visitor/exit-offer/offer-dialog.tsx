import { type FormEvent, useId, useState } from 'react';
import { exitOffer } from '../../../domain/discounts/schema.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { toast } from '../../ui/controls/toast.tsx';
import { track } from '../track.ts';

/** The exit offer (seed sections 2, 4 and 8). The browser checks the address; whatever goes wrong stands beside it. */
export default function OfferDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
      description={`For a limited time, ${exitOffer.percent}% off the setup price. We mail you a code that is valid for ${exitOffer.days} days. One per customer.`}
    >
      <Descent />
      <form id={formId} onSubmit={submit} className="mt-6 grid gap-4">
        <Field label="Email" error={problem} hint="For the code alone; the mail has a link that stops further ones.">
          <TextInput name="email" type="email" autoComplete="email" maxLength={255} required />
        </Field>
        <Button type="submit" busy={busy && 'Sending...'} wide>
          Send me the code
        </Button>
      </form>
    </Dialog>
  );
}

const noAnswer = 'That did not reach us. Check your connection and send it again.';

/** Undefined when the code is on its way; else what to say to the visitor. */
async function askForCode(email: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/exit-offer', { method: 'POST', body: new URLSearchParams({ email }) });
    if (response.ok) return undefined;
    return response.status < 500 ? await response.text() : noAnswer;
  } catch {
    return noAnswer;
  }
}

/** Nine tenths of the way to the sun, and the tenth that is taken off. */
function Descent() {
  const ticks = Array.from({ length: 9 }, (_, place) => `M${18 + place * 36} 54v-12`).join('');
  return (
    <svg viewBox="0 0 360 64" aria-hidden="true" fill="none" strokeWidth="2" strokeLinecap="round" className="w-full">
      <path d={ticks} stroke="var(--line-strong)" />
      <path d="M342 54V28" stroke="var(--accent-line)" />
      <circle cx="342" cy="14" r="9" fill="var(--sun)" />
      <path d="M1 54h358" stroke="var(--ink)" strokeWidth="1.6" />
    </svg>
  );
}
