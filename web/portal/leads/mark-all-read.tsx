import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { usePortalPath } from '../portal-path.ts';

/** Marks every new lead of a project as read. */
export function MarkAllRead({ projectId }: { projectId: string }) {
  const to = usePortalPath();
  return (
    <Form method="post" action={to('/portal/leads')}>
      <input type="hidden" name="projectId" value={projectId} />
      <Button type="submit" look="secondary" size="small">
        Mark all read
      </Button>
    </Form>
  );
}
