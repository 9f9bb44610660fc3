import type { LucideIcon } from 'lucide-react';
import { Form } from 'react-router';
import { IconButton } from '../ui/controls/button.tsx';

/** Logs out. If the request doesn't reach the server, the screen stays and a toast says so. */
export function LogoutButton({ icon }: { icon: LucideIcon }) {
  return (
    <Form method="post" action="/logout">
      <input type="hidden" name="reload" value="yes" />
      <IconButton icon={icon} label="Logout" type="submit" />
    </Form>
  );
}
