import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

/** A live site that was cancelled says until when it stays. */
export function Ending({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  if (!data.cancellation || data.cancellation.offSince) return null;
  return (
    <Notice
      state="waiting"
      title={`Canceled as of ${data.cancellation.endsOn}`}
      className="mt-4"
      action={
        <LinkButton look="secondary" size="small" to={to('/portal/settings/billing')}>
          Keep my site
        </LinkButton>
      }
    >
      Your site stays online until then.
    </Notice>
  );
}
