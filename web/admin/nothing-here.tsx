import { EmptyState } from '../ui/controls/empty-state.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';

/** What the desk shows where nothing is, or where something went wrong: still the desk, with ways back. */
export function NothingHere({ isMissing, sentence }: { isMissing: boolean; sentence?: string | undefined }) {
  return (
    <EmptyState
      level={1}
      title={isMissing ? 'Nothing at this address' : 'This page could not be shown'}
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
        ? 'It may have been deleted, or a letter of the address is missing.'
        : (sentence ?? 'Something went wrong on our side. It was logged; try again in a moment.')}
    </EmptyState>
  );
}
