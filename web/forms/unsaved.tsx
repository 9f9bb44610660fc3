import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/controls/dialog.tsx';

/** Asks before leaving the page while `dirty` is true. Use it once per page. */
export function Unsaved({ dirty }: { dirty: boolean }) {
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname);
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
