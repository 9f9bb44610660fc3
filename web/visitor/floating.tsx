import { lazy, Suspense, useEffect, useState } from 'react';
import { lateFile } from '../browser/late-file.ts';
import { ActivityBox } from './activity/activity-box.tsx';
import { Chat } from './chat/chat.tsx';
import { ExitOffer } from './exit-offer/exit-offer.tsx';

const ConsentBar = lazy(() => lateFile(() => import('./consent-bar.tsx')));

/** What floats over public pages. The operator can turn each of them on and off. */
export function Floating({ chat, activity, exitOffer, googleAnalyticsId, setupCents, plusTax }: FloatingSwitches & OfferProps) {
  return (
    <>
      {chat && <Chat />}
      {activity && <ActivityBox />}
      {exitOffer && <ExitOffer setupCents={setupCents} plusTax={plusTax} />}
      {googleAnalyticsId && <Consent id={googleAnalyticsId} />}
    </>
  );
}

/** Starts React right away. Google Analytics is as large, so where it's configured, waiting would save little. */
function Consent({ id }: { id: string }) {
  const idle = useIdle();
  return (
    <div data-hydrate="load">
      {idle && (
        <Suspense>
          <ConsentBar id={id} />
        </Suspense>
      )}
    </div>
  );
}

interface OfferProps {
  setupCents: number;
  /** ', plus Sales tax', or ''. */
  plusTax: string;
}

export interface FloatingSwitches {
  chat: boolean;
  activity: boolean;
  exitOffer: boolean;
  googleAnalyticsId: string | null;
}

/** Longest wait after the page has loaded, idle or not. */
const patienceMs = 4000;

/** True once the page has loaded and the browser has been idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let forget = () => {};
    const wait = () => {
      if (!window.requestIdleCallback) {
        const timer = setTimeout(() => setIdle(true), 1);
        forget = () => clearTimeout(timer);
        return;
      }
      const handle = window.requestIdleCallback(() => setIdle(true), { timeout: patienceMs });
      forget = () => window.cancelIdleCallback(handle);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      forget();
    };
  }, []);
  return idle;
}
