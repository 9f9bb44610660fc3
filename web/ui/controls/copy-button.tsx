import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../drawings/icon.tsx';
import { Button, type ButtonLooks } from './button.tsx';

/** Copies `text` to the clipboard and shows 'Copied' for two seconds, or says that the browser blocked it. */
export function CopyButton({ text, label = 'Copy', look = 'secondary', className }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <Button look={look} size="small" className={className} onClick={copy}>
      <Icon of={outcome === 'copied' ? Check : Copy} size={16} />
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Couldn’t copy. Select the text and copy it' : label}
      </span>
    </Button>
  );
}

const shownMs = 2000;

export type CopyButtonProps = { text: string; label?: string } & Omit<ButtonLooks, 'wide' | 'size'>;
