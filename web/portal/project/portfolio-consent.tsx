import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { usePortalPath } from '../portal-path.ts';

/** Lets the owner add the live site to our portfolio or remove it. */
export function PortfolioConsent({ projectId, agreed }: { projectId: string; agreed: boolean }) {
  const to = usePortalPath();
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  return (
    <fetcher.Form
      method="post"
      action={to('/portal')}
      preventScrollReset
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line text-ui"
    >
      <input type="hidden" name="intent" value="portfolio" />
      <input type="hidden" name="projectId" value={projectId} />
      <input type="hidden" name="agreed" value={agreed ? 'no' : 'yes'} />
      <span>{agreed ? <Link to="/portfolio">In our portfolio</Link> : 'Not in our portfolio'}</span>
      <Button type="submit" look="quiet" size="small" className="-mr-[.9rem]" busy={fetcher.state !== 'idle'}>
        {agreed ? 'Remove from portfolio' : 'Add to portfolio'}
      </Button>
      {fetcher.data?.errors?.[''] && (
        <p role="alert" className="w-full pb-2 text-small font-semibold text-danger">
          {fetcher.data.errors['']}
        </p>
      )}
    </fetcher.Form>
  );
}
