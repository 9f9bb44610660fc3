import type { LucideIcon } from 'lucide-react';
import { Form } from 'react-router';
import { IconButton } from '../ui/controls/icon-button.tsx';

/** Ends the session. If the request is cut off, the screen stays and a toast says so. */
export function LogoutButton({ icon }: { icon: LucideIcon }) {
  return (
    <Form method="post" action="/logout">
      <input type="hidden" name="reload" value="yes" />
      <IconButton icon={icon} label="Logout" type="submit" />
    </Form>
  );
}
