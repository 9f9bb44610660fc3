import { useEffect } from 'react';
import type { WaitingToast } from '../cookies/flash.ts';
import { toast as show } from '../ui/controls/toast.tsx';

/**
 * ID of the last toast that this page showed. A page that's being left may still read its data and show the toast meant for the
 * next page.
 */
let lastShown: string | undefined;

/** Shows a toast that outlived a redirect, once, and reports to the server that it was shown. */
export function useWaitingToast(toast: WaitingToast | null): void {
  useEffect(() => {
    if (!toast || toast.id === lastShown) return;
    lastShown = toast.id;
    const options = toast.description ? { description: toast.description } : undefined;
    if (toast.type === 'error') show.error(toast.title, options);
    else if (toast.type === 'success') show.done(toast.title, options);
    else show.info(toast.title, options);
    navigator.sendBeacon('/api/toasts/shown', new URLSearchParams({ id: toast.id }));
  }, [toast]);
}
