import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useBriefForm } from './brief-form.tsx';

/** Our live stream usually reloads the data first, so this waits a little. */
const pauseMs = 500;

/** Reloads what depends on the answers when the brief has changed: advice, the free logo, what won't be shown. */
export function useFreshData(): void {
  const { revision, data } = useBriefForm();
  const { revalidate } = useRevalidator();
  const asked = useRef(data.revision);
  useEffect(() => {
    if (revision <= Math.max(asked.current, data.revision)) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      asked.current = revision;
      void revalidate();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [revision, data.revision, revalidate]);
}
