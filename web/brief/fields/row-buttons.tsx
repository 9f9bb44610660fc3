import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';

/** Removes a row. `name` is the row's name for screen readers. */
export function RemoveRow({ name, onRemove }: { name: string; onRemove: () => void }): ReactNode {
  return <IconButton icon={X} size={18} label={`Remove ${name}`} onClick={onRemove} className="text-ink-2!" />;
}

/** Moves a row up or down in its list. */
export function MoveRow({
  name,
  index,
  count,
  onMove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}): ReactNode {
  if (count < 2) return null;
  return (
    <>
      <IconButton
        icon={ArrowUp}
        size={16}
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
        className="text-ink-2! aria-disabled:opacity-35 pointer-fine:size-8!"
      />
      <IconButton
        icon={ArrowDown}
        size={16}
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
        className="text-ink-2! aria-disabled:opacity-35 pointer-fine:size-8!"
      />
    </>
  );
}

/** Adds a row. Without script it posts the step, which comes back with one more row. */
export function AddRow({ path, children, onAdd }: { path: string; children: ReactNode; onAdd: () => void }): ReactNode {
  return (
    <button
      type="submit"
      name="intent"
      value={`add:${path}`}
      formNoValidate
      onClick={(event) => {
        event.preventDefault();
        onAdd();
      }}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-2 forced-colors:border px-1 text-[1rem] font-semibold text-ink hover:bg-ink/6"
    >
      <Icon of={Plus} size={18} /> {children}
    </button>
  );
}
