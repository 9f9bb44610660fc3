import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { PersonPart, type PersonPartProps } from './person-part.tsx';

/** A remark that asks for nothing. Its owner may know better, and can send it. */
export function AsidePart(props: PersonPartProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { proposal, outcome } = props;
  if (isOpen || outcome.isSent || outcome.isDropped) return <PersonPart {...props} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0 font-display text-ink-2 wrap-anywhere">“{proposal.words}”</p>
      <Button size="small" look="secondary" onClick={() => setOpen(true)}>
        Send this, too
      </Button>
    </div>
  );
}
