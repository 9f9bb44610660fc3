import { LayoutDashboard, LogOut, Shield } from 'lucide-react';
import { Outlet, useLocation, useRouteLoaderData, useSubmit } from 'react-router';
import { brand } from '../../content/brand.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { Bell } from '../bell/bell.tsx';
import type { RootData } from '../root.tsx';
import { Button } from '../ui/controls/button.tsx';
import { DropdownMenu, type MenuItem } from '../ui/controls/dropdown-menu.tsx';
import { Link } from '../ui/controls/link.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { formatCents } from '../ui/controls/money.tsx';
import { PublicShell } from '../ui/layout/public-shell.tsx';
import { SiteFooter } from '../ui/layout/site-footer.tsx';
import type { Route } from './+types/layout';

export const handle = { policy: 'open' } as const;

const links = [
  { to: '/', label: 'Home', end: true },
  { to: '/#how', label: 'How It Works' },
  { to: '/#pages', label: 'Pages' },
  { to: '/#price', label: 'Price' },
];

export async function loader() {
  const { setupCents, monthlyCents, draftHours } = await readSettings();
  return { setupCents, monthlyCents, draftHours };
}

/** What every public page stands in: navigation, footer, and who is signed in. */
export default function VisitorLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const { pathname } = useLocation();
  const viewer = root?.viewer ?? null;
  return (
    <PublicShell
      name={brand.name}
      links={links}
      over={pathname === '/' ? 'night' : 'paper'}
      right={viewer ? <Bell /> : undefined}
      aside={viewer ? <AccountMenu isAdmin={viewer.isAdmin} /> : <SignIn />}
      footer={<Footer {...loaderData} isSignedIn={viewer !== null} />}
    >
      <Outlet />
    </PublicShell>
  );
}

function SignIn() {
  return (
    <>
      <Link to="/auth" className="inline-flex min-h-11 items-center font-medium text-ink no-underline">
        Login
      </Link>
      <LinkButton to="/onboarding" look="secondary" size="small">
        Get Started
      </LinkButton>
    </>
  );
}

function AccountMenu({ isAdmin }: { isAdmin: boolean }) {
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

function Footer({ setupCents, monthlyCents, draftHours, isSignedIn }: Route.ComponentProps['loaderData'] & { isSignedIn: boolean }) {
  return (
    <SiteFooter
      name={brand.name}
      about={
        <>
          <p>
            Five-page websites for small local businesses. First draft within {draftHours} hours, {formatCents(setupCents)} once and{' '}
            {formatCents(monthlyCents)} a month.
          </p>
          <p className="mt-3">
            Support {brand.supportHours.label}
            <br />
            <Link to={brand.phone.href}>{brand.phone.display}</Link>
          </p>
        </>
      }
      columns={[
        {
          title: 'Start',
          links: [
            { to: '/onboarding', label: 'Start My Site' },
            { to: '/#pages', label: 'Pick your pages' },
            { to: '/#price', label: 'Price' },
          ],
        },
        {
          title: 'Account',
          links: [...(isSignedIn ? [] : [{ to: '/auth', label: 'Login' }]), { to: '/portal', label: 'Dashboard' }],
        },
        {
          title: 'Fine print',
          links: [
            { to: '/terms', label: 'Terms of Service' },
            { to: '/privacy', label: 'Privacy Policy' },
          ],
        },
      ]}
      end={
        <p>
          © {new Date().getFullYear()} {brand.name}
        </p>
      }
    />
  );
}
