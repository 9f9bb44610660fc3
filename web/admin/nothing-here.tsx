import { Reference } from '../errors/reference.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';

/** The admin area's error screen, for a missing page or a failure. `sentence` replaces the general failure text. */
export function NothingHere({ isMissing, sentence }: { isMissing: boolean; sentence?: string | undefined }) {
  return (
    <EmptyState
      level={1}
      title={isMissing ? 'Page not found' : 'This page couldn’t load'}
      action={
        <>
          <LinkButton to="/admin/dashboard" size="small">
            Back to Today
          </LinkButton>
          <LinkButton to="/admin/orders" size="small" look="secondary">
            Orders
          </LinkButton>
          <LinkButton to="/admin/projects" size="small" look="secondary">
            Projects
          </LinkButton>
        </>
      }
    >
      {isMissing
        ? 'It may have been deleted, or there may be a typo in the address.'
        : (sentence ?? 'Something went wrong on our side. We logged it. Please try again in a moment.')}
      {!isMissing && <Reference />}
    </EmptyState>
  );
}
