import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { EditorData } from './editor-data.ts';

/** Leads to the portal, where the owner sees what changed and approves it. */
export function ReviewButton({ data, busy, wide }: { data: EditorData; busy: boolean; wide?: boolean }): ReactNode {
  const to = usePortalPath();
  if (data.isLiveVersion) return null;
  return (
    <LinkButton to={to('/portal', { version: data.draft.id })} aria-disabled={busy || undefined} className={wide ? 'w-full' : ''}>
      Review and approve
    </LinkButton>
  );
}
