import { LinkButton } from '../ui/controls/link-button.tsx';
import { Mark } from '../ui/drawings/mark.tsx';

/** Shown when a page could not be rendered. Texts from seed section 2. */
export function FallbackScreen() {
  return (
    <main id="main" className="night grid min-h-dvh content-center justify-items-start gap-6 bg-bg px-gutter py-band text-ink">
      <Mark size={40} />
      <h1 className="font-display text-1">Something went wrong</h1>
      <p className="max-w-prose text-lead text-ink-2">We encountered an unexpected error. Please try refreshing the page.</p>
      <LinkButton to="/" reloadDocument>
        Go to Homepage
      </LinkButton>
    </main>
  );
}
