import { Outlet } from 'react-router';
import { WideBell } from '../../bell/wide-bell.tsx';
import { TabLinks } from '../../ui/controls/tab-links.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

const tabs = [
  { to: '/portal/settings', label: 'Profile' },
  { to: '/portal/settings/security', label: 'Security', end: false },
  { to: '/portal/settings/notifications', label: 'Notifications' },
  { to: '/portal/settings/calls', label: 'Calls' },
  { to: '/portal/settings/domain', label: 'Domain' },
  { to: '/portal/settings/email', label: 'Email' },
  { to: '/portal/settings/billing', label: 'Billing' },
  { to: '/portal/settings/data', label: 'Your data', end: false },
];

/** The settings screen: one heading and a tab for each part. */
export default function SettingsLayout() {
  return (
    <>
      <PageHeading title="Settings" actions={<WideBell />} />
      <TabLinks label="Settings" tabs={tabs} className="mb-8" />
      <Outlet />
    </>
  );
}
