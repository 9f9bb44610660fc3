import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

/** A problem with the monthly payment and how to fix it. For a suspended site, the next step says it instead. */
export function PaymentTrouble({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  const { trouble } = data;
  if (!trouble || trouble.kind === 'suspended' || trouble.kind === 'dropped') return null;
  return (
    <Notice
      state={trouble.kind === 'card' ? 'waiting' : 'late'}
      title={trouble.title}
      className="mt-4"
      action={
        <LinkButton look="secondary" size="small" to={to('/portal/settings/billing')}>
          {trouble.kind === 'card' ? 'Change card' : 'Pay or change card'}
        </LinkButton>
      }
    >
      {trouble.text}
    </Notice>
  );
}

/** Says how long a canceled live site stays online. */
export function Ending({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  if (!data.cancellation || data.cancellation.offSince) return null;
  return (
    <Notice
      state="waiting"
      title={`Canceled. Your service ends ${data.cancellation.endsOn}`}
      className="mt-4"
      action={
        <LinkButton look="secondary" size="small" to={to('/portal/settings/billing')}>
          Keep my site
        </LinkButton>
      }
    >
      Your service runs until then.
    </Notice>
  );
}
