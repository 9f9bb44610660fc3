import { lazy, Suspense, useCallback, useState } from 'react';
import { track } from '../track.ts';
import { useExitIntent } from './use-exit-intent.ts';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));

/** The offer to whoever is about to leave. Its window is fetched when it is needed. */
export default function ExitOffer({ setupCents, plusTax }: { setupCents: number; plusTax: string }) {
  const [open, setOpen] = useState<boolean>();
  useExitIntent(
    useCallback(() => {
      setOpen(true);
      track('exit_intent_shown', { trigger: 'mouse_leave' });
    }, []),
  );
  if (open === undefined) return null;
  return (
    <Suspense>
      <OfferDialog open={open} setupCents={setupCents} plusTax={plusTax} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
