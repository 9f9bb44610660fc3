import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

/** A monthly payment that failed, is overdue or soon will be, and the way to mend it. A suspended site says so as its next step. */
export function PaymentTrouble({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  const { trouble } = data;
  if (!trouble || trouble.kind === 'suspended' || trouble.kind === 'let-go') return null;
  return (
    <Notice
      state={trouble.kind === 'card' ? 'waiting' : 'late'}
      title={trouble.title}
      className="mt-4"
      action={
        <LinkButton look="secondary" size="small" to={to('/portal/settings/billing')}>
          {trouble.kind === 'card' ? 'Change the card' : 'Pay or change the card'}
        </LinkButton>
      }
    >
      {trouble.text}
    </Notice>
  );
}
