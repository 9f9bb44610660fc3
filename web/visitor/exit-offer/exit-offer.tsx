import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));

/**
 * The offer to whoever is about to leave. The page's own script sees them leave and says so on the mark here, perhaps
 * before React has started (web/visitor/enhance/exit-intent.ts); the window is fetched then.
 */
export function ExitOffer({ setupCents, plusTax }: { setupCents: number; plusTax: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const leaving = mark.current;
    const show = () => setOpen(true);
    if (leaving?.dataset.exitOffer === 'due') show();
    leaving?.addEventListener('exit', show);
    return () => leaving?.removeEventListener('exit', show);
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
