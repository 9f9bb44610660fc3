import { lazy, Suspense } from 'react';
import { lateFile } from '../browser/late-file.ts';
import { ActivityBox } from './activity/activity-box.tsx';
import { Chat } from './chat/chat.tsx';
import { ExitOffer } from './exit-offer/exit-offer.tsx';
import { useIdle } from './use-idle.ts';

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
