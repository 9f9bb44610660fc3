import { LayoutDashboard, LogOut, Shield } from 'lucide-react';
import { useSubmit } from 'react-router';
import { Button } from '../ui/controls/button.tsx';
import { DropdownMenu, type MenuItem } from '../ui/controls/dropdown-menu.tsx';

/** What a signed-in person gets in the bar of public pages. Loaded for them alone. */
export default function AccountMenu({ isAdmin }: { isAdmin: boolean }) {
  const submit = useSubmit();
  const items: (MenuItem | 'line')[] = [
    { label: 'Dashboard', icon: LayoutDashboard, to: '/portal' },
    ...(isAdmin ? [{ label: 'Admin Panel', icon: Shield, to: '/admin/dashboard' }] : []),
    'line',
    { label: 'Logout', icon: LogOut, onSelect: () => void submit(null, { method: 'post', action: '/logout' }) },
  ];
  return (
    <DropdownMenu
      head="My Account"
      items={items}
      trigger={
        <Button look="secondary" size="small">
          Account
        </Button>
      }
    />
  );
}
