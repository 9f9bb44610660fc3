import { useEffect } from 'react';
import type { WaitingToast } from '../cookies/flash.ts';
import { toast as show } from '../ui/controls/toast.tsx';
import { recall, remember } from './browser-memory.ts';

const shownKey = 'toast-shown';
/** The last one shown, for browsers that let no page keep anything. */
let lastShown: string | undefined;

/** Shows a toast that outlived a redirect, once per tab, and reports to the server that it was shown. */
export function useWaitingToast(toast: WaitingToast | null): void {
  useEffect(() => {
    if (!toast || [lastShown, recall('sessionStorage', shownKey)].includes(toast.id)) return;
    lastShown = toast.id;
    remember('sessionStorage', shownKey, toast.id);
    const options = toast.description ? { description: toast.description } : undefined;
    if (toast.type === 'error') show.error(toast.title, options);
    else if (toast.type === 'success') show.done(toast.title, options);
    else show.info(toast.title, options);
    navigator.sendBeacon('/api/toasts/shown', new URLSearchParams({ id: toast.id }));
  }, [toast]);
}
