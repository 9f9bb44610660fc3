import { Outlet } from 'react-router';
import { WideBell } from '../../bell/wide-bell.tsx';
import { TabLinks } from '../../ui/controls/tab-links.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { UnsavedForms } from './unsaved-forms.tsx';

const tabs = [
  { to: '/admin/settings', label: 'Business' },
  { to: '/admin/settings/brand', label: 'Brand', also: ['/admin/settings/legal/terms', '/admin/settings/legal/privacy'] },
  {
    to: '/admin/settings/public',
    label: 'Public pages',
    also: ['/admin/settings/testimonials', '/admin/settings/activity', '/admin/settings/rates'],
  },
  { to: '/admin/settings/codes', label: 'Codes', end: false },
  { to: '/admin/settings/admins', label: 'Administrators' },
  { to: '/admin/settings/mail', label: 'Email' },
  { to: '/admin/settings/payments', label: 'Payments' },
  { to: '/admin/settings/audit', label: 'Audit log' },
];

/** The settings: one heading, and a tab for each part. Leaving a part with unsaved changes asks first. */
export default function SettingsLayout() {
  return (
    <>
      <PageHeading title="Settings" actions={<WideBell />} />
      <TabLinks label="Settings" tabs={tabs} className="mb-8" />
      <UnsavedForms>
        <Outlet />
      </UnsavedForms>
    </>
  );
}
