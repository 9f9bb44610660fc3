import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';

interface SaveRowProps {
  /** The button's label. */
  save: string;
  busy: boolean;
  unsaved: boolean;
  justSaved?: boolean;
  button?: Ref<HTMLButtonElement>;
  /** Other buttons of the form. */
  children?: ReactNode;
}

/** The button that saves a form of the settings, and whether the form has been saved. */
export function SaveRow({ save, busy, unsaved, justSaved = false, button, children }: SaveRowProps): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button ref={button} type="submit" size="small" busy={busy && 'Saving...'}>
        {save}
      </Button>
      {children}
      <p aria-live="polite" className="text-small empty:hidden">
        {unsaved && <Dot state="active">Not saved yet. Click “{save}”.</Dot>}
        {justSaved && !unsaved && <Dot state="done">Saved</Dot>}
      </p>
    </div>
  );
}
