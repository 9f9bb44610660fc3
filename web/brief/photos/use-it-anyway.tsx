import { type ReactNode, useId } from 'react';
import { type Refusal, refusalWords } from '../../../sites/pictures/refusals.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';

/** Says why we leave a photo out, with a box to use it anyway. Once that's checked, only the box stays. Nothing for other photos. */
export function UseItAnyway({ refusal, keep, onKeep, disabled }: UseItAnywayProps): ReactNode {
  const id = useId();
  if (!refusal && !keep) return null;
  return (
    <div>
      {refusal && (
        <p id={id} className="text-small text-ink-2">
          {refusalWords[refusal]}
        </p>
      )}
      <Checkbox
        label="Use it anyway"
        checked={keep}
        disabled={disabled}
        aria-describedby={refusal && id}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </div>
  );
}

interface UseItAnywayProps {
  /** Why the photo is left out. Undefined if it isn't. */
  refusal: Refusal | undefined;
  keep: boolean;
  onKeep: (keep: boolean) => void;
  disabled?: boolean;
}
