import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { analyticsChoice, choiceHash, keepAnalyticsChoice, viewInGoogleAnalytics } from '../analytics/consent.ts';
import { asksNotToBeCounted } from '../analytics/track.ts';
import { Button } from '../ui/controls/button.tsx';
import { Link } from '../ui/controls/link.tsx';

/**
 * Asks once whether Google Analytics may count visits, and starts it after a yes. Not shown in browsers that ask not to be
 * counted. Only public pages ask, but a yes applies to the screens behind the login too. At the bottom of the window, below
 * everything that floats.
 */
export default function ConsentBar({ id }: { id: string }) {
  const { hash } = useLocation();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asksNotToBeCounted()) return;
    const choice = analyticsChoice();
    setAsked(choice === undefined || hash === choiceHash);
  }, [hash]);
  if (!asked) return null;
  const answer = (choice: 'yes' | 'no') => {
    keepAnalyticsChoice(choice);
    setAsked(false);
    // The pressed button goes away.
    document.getElementById('content')?.focus({ preventScroll: true });
    // When it's turned off again, a reload removes the loaded script.
    if (choice === 'no' && window.gtag) location.reload();
    if (choice === 'yes') viewInGoogleAnalytics(id);
  };
  return (
    <section
      aria-label="Visit counting"
      data-consent-bar
      className="fixed low:static inset-x-0 bottom-0 z-35 border-t-[1.5px] border-ink bg-bg text-ui text-ink"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-80">
          Can we also count this visit with Google Analytics? Our own counting uses no cookies. <Link to="/privacy">Privacy</Link>
        </p>
        <div className="flex gap-2">
          <Button size="small" look="secondary" onClick={() => answer('no')}>
            No
          </Button>
          <Button size="small" look="secondary" onClick={() => answer('yes')}>
            Yes
          </Button>
        </div>
      </div>
    </section>
  );
}
