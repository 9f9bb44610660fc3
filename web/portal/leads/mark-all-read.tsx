import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';

/** Marks every new lead of a project as read. */
export function MarkAllRead({ projectId, path }: { projectId: string; path: string }) {
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="projectId" value={projectId} />
      <Button type="submit" look="secondary" size="small">
        Mark all read
      </Button>
    </Form>
  );
}
