import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lateFile } from '../../browser/late-file.ts';

const OfferDialog = lazy(() => lateFile(() => import('./offer-dialog.tsx')));

/**
 * The offer to a visitor who is about to leave. The page's own script detects that and marks the element here, maybe before
 * React has started (web/visitor/enhance/enhance.ts). The dialog's code loads then.
 */
export function ExitOffer({ setupCents, plusTax }: { setupCents: number; plusTax: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const element = mark.current;
    const show = () => setOpen(true);
    if (element?.dataset.exitOffer === 'due') show();
    element?.addEventListener('exit', show);
    return () => element?.removeEventListener('exit', show);
  }, []);
  return (
    <>
      <span ref={mark} hidden data-exit-offer="" />
      {open !== undefined && (
        <Suspense>
          <OfferDialog open={open} setupCents={setupCents} plusTax={plusTax} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
