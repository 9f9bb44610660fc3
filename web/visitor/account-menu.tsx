import { LayoutDashboard, LogOut, Shield } from 'lucide-react';
import { useSubmit } from 'react-router';
import { Button, LinkButton } from '../ui/controls/button.tsx';
import { DropdownMenu, type MenuItem } from '../ui/controls/dropdown-menu.tsx';

/** The account menu in the bar of public pages. Loaded only for logged-in users. */
export default function AccountMenu({ isAdmin }: { isAdmin: boolean }) {
  const items = useAccountItems(isAdmin);
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

/** The same items as plain links, for the menu on phones. */
export function AccountLinks({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <p className="text-small text-ink-2">My Account</p>
      {useAccountItems(isAdmin).map((item) =>
        item === 'line' ? null : item.to ? (
          <LinkButton key={item.label} to={item.to} look="secondary">
            {item.label}
          </LinkButton>
        ) : (
          <Button key={item.label} look="secondary" onClick={item.onSelect}>
            {item.label}
          </Button>
        ),
      )}
    </>
  );
}

function useAccountItems(isAdmin: boolean): (MenuItem | 'line')[] {
  const submit = useSubmit();
  return [
    { label: 'Dashboard', icon: LayoutDashboard, to: '/portal' },
    ...(isAdmin ? [{ label: 'Admin Panel', icon: Shield, to: '/admin/dashboard' }] : []),
    'line',
    { label: 'Logout', icon: LogOut, onSelect: () => void submit(null, { method: 'post', action: '/logout' }) },
  ];
}
