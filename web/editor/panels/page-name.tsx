import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';

interface Props {
  name: string;
  isCurrent: boolean;
  canRename: boolean;
  isBusy: boolean;
  onOpen: () => void;
  /** Renames the page everywhere; an empty name restores ours. Answers with the problem, if there's one. */
  onRename: (name: string) => Promise<string | undefined>;
}

/** A page by its name in the navigation: opens it, or changes the name. */
export function PageName({ name, isCurrent, canRename, isBusy, onOpen, onRename }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== undefined;
  // The field and the button take each other's place, and the focus.
  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.select();
    else if (wasOpen.current) box.current?.querySelector<HTMLElement>('[aria-label^="Rename"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const { left, tooLong } = lengthWords(typed ?? '', briefLimits.pageName);
  const save = async () => {
    const problem = typed?.trim() === name ? undefined : await onRename(typed?.trim() ?? '');
    if (problem) setError(problem);
    else close();
  };
  return (
    <div ref={box} className={isOpen ? 'col-span-full' : 'flex items-center gap-1'}>
      {isOpen ? (
        <form
          className="grid gap-3 py-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <Field
            label={`Name of the page “${name}”`}
            hint={left ?? 'Shown in the navigation. Leave it empty for our name.'}
            error={tooLong ?? error}
          >
            <TextInput size="small" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="small" disabled={Boolean(tooLong)} busy={isBusy && 'Saving...'}>
              Save name
            </Button>
            <Button look="quiet" size="small" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <>
          <button
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onOpen}
            className={`min-h-11 min-w-0 truncate text-left ${isCurrent ? 'font-semibold' : ''}`}
          >
            {name}
          </button>
          {canRename && <IconButton icon={Pencil} size={16} label={`Rename ${name}`} disabled={isBusy} onClick={() => setTyped(name)} />}
        </>
      )}
    </div>
  );
}
