import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/drawings/icon.tsx';
import type { ShownUpload } from '../onboarding-data.ts';

interface ShotListProps {
  shots: readonly string[];
  pictures: readonly Pick<ShownUpload, 'id' | 'shot'>[];
  accept: string;
  /** Undefined if there's no room for another photo. */
  onAdd: ((file: File, shot: string) => void) | undefined;
}

/** Photos worth taking for this business. Each is checked off once one of the owner's photos is it, and the missing ones are named. */
export function ShotList({ shots, pictures, accept, onAdd }: ShotListProps): ReactNode {
  if (shots.length === 0) return null;
  const isThere = (label: string) => pictures.some(({ shot }) => shot === label);
  const missing = shots.filter((shot) => !isThere(shot));
  return (
    <section aria-labelledby="shots-heading" className="grid gap-2">
      <h2 id="shots-heading" className="text-ui font-semibold">
        Five photos that sell
      </h2>
      <ul>
        {shots.map((shot) => (
          <li key={shot} className="flex min-h-11 items-center gap-3 border-b border-line py-1 text-ui">
            <span className="grid size-6 shrink-0 place-items-center rounded-full inset-ring-[1.5px] inset-ring-control">
              {isThere(shot) && <Icon of={Check} size={16} />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block first-letter:uppercase">{shot}</span>
              {isThere(shot) && <span className="sr-only">Added</span>}
            </span>
            {onAdd && !isThere(shot) && <AddShot shot={shot} accept={accept} onAdd={onAdd} />}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2" aria-live="polite">
        {missing.length === 0 ? 'You have all five.' : missing.length < shots.length ? `Still missing: ${missing.join('; ')}.` : ''}
      </p>
    </section>
  );
}

/** Takes one photo. Phones offer their camera and their album. */
function AddShot({ shot, accept, onAdd }: { shot: string; accept: string; onAdd: (file: File, shot: string) => void }): ReactNode {
  return (
    <label className="inline-flex min-h-[38px] shrink-0 cursor-pointer items-center rounded-2 px-[.9rem] text-small font-semibold inset-ring-[1.5px] inset-ring-control has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:border noscript:hidden">
      Add photo
      <span className="sr-only">: {shot}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onAdd(file, shot);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
