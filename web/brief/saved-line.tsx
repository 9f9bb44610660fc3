import { type ReactNode, useEffect, useState } from 'react';
import { daySeconds } from '../../time/units.ts';
import { loginPath } from '../http/own-path.ts';
import { useBriefForm } from './brief-form.tsx';

/** Says 'Saved 4 seconds ago', 'Saving…', 'You’re offline …', or what failed and what to do. Screen readers announce only failures. */
export function SavedLine(): ReactNode {
  const { save, data, started, flush } = useBriefForm();
  const [now, setNow] = useState(data.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const failed = save.state === 'failed';
  const isOffline = failed && save.reason === 'offline';
  const isLoggedOut = failed && save.reason === 'logged-out';
  return (
    <div className="min-w-0 text-small text-ink-2">
      <p role="status" className={isOffline ? 'font-[550] text-ink' : failed ? 'inline font-[550] text-danger' : 'sr-only'}>
        {isOffline && 'You’re offline. We’ll save your answers when you’re back.'}
        {isLoggedOut && 'You’ve been logged out.'}
        {failed && !isOffline && !isLoggedOut && `We couldn’t save your answer. ${save.message ?? ''}`}
      </p>{' '}
      {isLoggedOut && (
        <a href={loginPath(window.location.pathname + window.location.search, true)} className="link min-h-6">
          Log in, your answers stay
        </a>
      )}
      {failed && !isOffline && save.retry && (
        <button type="button" onClick={() => void flush()} className="link min-h-6">
          Try again
        </button>
      )}
      {started && save.state === 'saving' && <p>Saving…</p>}
      {started && save.state === 'saved' && <p suppressHydrationWarning>{savedWords(Math.max(save.at, data.savedAt), now)}</p>}
    </div>
  );
}

/** 'Saved just now', 'Saved 4 seconds ago', 'Saved 3 minutes ago', then the day. */
export function savedWords(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const ago = (n: number, unit: string) => `Saved ${n} ${unit}${n === 1 ? '' : 's'} ago`;
  if (seconds < 2) return 'Saved just now';
  if (seconds < 60) return ago(seconds, 'second');
  if (seconds < 3600) return ago(Math.round(seconds / 60), 'minute');
  if (seconds < daySeconds) return ago(Math.round(seconds / 3600), 'hour');
  return ago(Math.round(seconds / daySeconds), 'day');
}
