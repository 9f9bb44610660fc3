import { LinkButton } from '../ui/controls/link-button.tsx';
import { NightScreen } from './night-screen.tsx';

/** Shown when a page couldn't be rendered. Text from seed section 2, unless the server gave a `sentence`. */
export function FallbackScreen({ sentence }: { sentence?: string | undefined }) {
  return (
    <NightScreen title="Something went wrong">
      <p className="max-w-[30em] text-lead text-ink-2">
        {sentence ?? 'We encountered an unexpected error. Please try refreshing the page.'}
      </p>
      <LinkButton to="/" reloadDocument className="mt-9">
        Go to Homepage
      </LinkButton>
    </NightScreen>
  );
}
