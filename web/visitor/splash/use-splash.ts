import { type RefObject, useCallback, useEffect, useState } from 'react';
import { leaveMs, messageAt, messageMs, splashMs } from './splash-timing.ts';

/**
 * Drives a splash that the document's first script has started: which message shows, and its end after 6.5 s, by Esc or
 * by `end`. While it shows, the app is inert.
 */
export function useSplash(app: RefObject<HTMLElement | null>): { step: number; end: () => void } {
  const [step, setStep] = useState(0);
  const end = useCallback(() => leave(app.current), [app]);

  useEffect(() => {
    if (document.documentElement.dataset.splash !== 'on') return;
    if (app.current) app.current.inert = true;
    const startedAt = (window as Window & { splashStartedAt?: number }).splashStartedAt ?? performance.now();
    const elapsedMs = () => performance.now() - startedAt;
    setStep(messageAt(elapsedMs()));
    const turns = setInterval(() => setStep(messageAt(elapsedMs())), messageMs / 5);
    const over = setTimeout(end, Math.max(0, splashMs - elapsedMs()));
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    return () => {
      clearInterval(turns);
      clearTimeout(over);
      window.removeEventListener('keydown', onKey);
    };
  }, [app, end]);

  return { step, end };
}

/** Hands over to the app, which fades in; then nothing is left of the splash. */
function leave(app: HTMLElement | null): void {
  const { dataset } = document.documentElement;
  if (dataset.splash !== 'on') return;
  dataset.splash = 'leaving';
  if (app) app.inert = false;
  setTimeout(() => {
    delete dataset.splash;
  }, leaveMs);
}
