import { lazy, Suspense } from 'react';
import { useIdle } from './use-idle.ts';

const Chat = lazy(() => import('./chat/chat.tsx'));
const Activity = lazy(() => import('./activity/activity.tsx'));
const ExitOffer = lazy(() => import('./exit-offer/exit-offer.tsx'));
const ConsentBar = lazy(() => import('./consent-bar.tsx'));

/** What floats over public pages, fetched when the page is idle. The operator's settings switch each of it. */
export function Floating({ chat, activity, exitOffer, googleAnalyticsId, setupCents, plusTax }: FloatingSwitches & OfferProps) {
  if (!useIdle()) return null;
  return (
    <Suspense>
      {chat && <Chat />}
      {activity && <Activity />}
      {exitOffer && <ExitOffer setupCents={setupCents} plusTax={plusTax} />}
      {googleAnalyticsId && <ConsentBar id={googleAnalyticsId} />}
    </Suspense>
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
