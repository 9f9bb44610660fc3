import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reloadFailedPage } from '../browser/other-build.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { NightScreen } from './night-screen.tsx';
import { Reference } from './reference.tsx';

/**
 * Shown when a page couldn't be rendered. Its text is fixed, unless the server gave a `sentence`. That asks the reader to try
 * again in a moment, so a link for it follows. If the page failed after the server was updated, it's reloaded.
 */
export function FallbackScreen({ sentence }: { sentence?: string | undefined }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!sentence) reloadFailedPage();
  }, [sentence]);
  return (
    <NightScreen title="Something went wrong">
      <p className="max-w-[30em] text-lead text-ink-2">
        {sentence ?? 'We encountered an unexpected error. Please try refreshing the page.'}
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        {sentence && (
          <LinkButton to={pathname + search} reloadDocument>
            Try again
          </LinkButton>
        )}
        <LinkButton to="/" reloadDocument look={sentence ? 'secondary' : 'primary'}>
          Go to Homepage
        </LinkButton>
      </div>
      <Reference />
    </NightScreen>
  );
}
