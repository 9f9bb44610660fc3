import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { holdUnsaved } from '../browser/typed-input.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/controls/dialog.tsx';

/** Asks before leaving the page while `dirty` is true. Use it once per page. */
export function Unsaved({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname);
  useBeforeUnload((event) => {
    // Someone who chose to leave isn't asked again if the next page comes as a document.
    if (dirty && blocker.state !== 'proceeding') event.preventDefault();
  });
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description="You have unsaved changes. They’ll be lost if you leave."
      size="small"
      actions={
        <>
          <Button look="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
        </>
      }
    />
  );
}
