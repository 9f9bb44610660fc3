import type { LucideIcon } from 'lucide-react';
import { Form } from 'react-router';
import { IconButton } from '../ui/controls/icon-button.tsx';

/** Ends the session. */
export function LogoutButton({ icon }: { icon: LucideIcon }) {
  return (
    <Form method="post" action="/logout" reloadDocument>
      <IconButton icon={icon} label="Logout" type="submit" />
    </Form>
  );
}
