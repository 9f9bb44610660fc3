import { ChartColumn, CreditCard, House, KanbanSquare, LogOut, MessageSquare, Phone, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { brand } from '../../content/brand.ts';
import { onAdminConnections } from '../../domain/admin/connections.ts';
import { openInvoiceCount } from '../../domain/admin/orders.ts';
import { waitingThreadCount } from '../../domain/messages/queries.ts';
import { waitingOnUs } from '../../domain/projects/queue.ts';
import { setupState } from '../../domain/settings/setup.ts';
import { setupSteps } from '../../domain/settings/setup-schema.ts';
import { Bell } from '../bell/bell.tsx';
import { Reference } from '../errors/reference.tsx';
import { LogoutButton } from '../session/logout-button.tsx';
import type { RootData } from '../session/root-data.ts';
import { adminsOnly } from '../session/session.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Link } from '../ui/controls/link.tsx';
import { DotShape } from '../ui/drawings/dot.tsx';
import { AppShell } from '../ui/layout/app-shell.tsx';
import { troubleSentence } from '../words/trouble-sentence.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'admin' } as const;
export const middleware: Route.MiddlewareFunction[] = [adminsOnly, (_, next) => onAdminConnections(next)];

export async function loader() {
  const [onUs, waitingThreads, openInvoices, setup] = await Promise.all([
    waitingOnUs(),
    waitingThreadCount(),
    openInvoiceCount(),
    setupState(),
  ]);
  return { onUs, waitingThreads, openInvoices, setup: setup.isWanted ? setup.done.length : null };
}

/** The layout of every admin screen. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell counts={loaderData}>
      {loaderData.setup !== null && <SetupNotice done={loaderData.setup} />}
      <Outlet />
    </Shell>
  );
}

/** Shows missing pages and failures inside the Admin Panel. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell counts={loaderData}>
      <NothingHere isMissing={isRouteErrorResponse(error) && error.status === 404} sentence={troubleSentence(error)} />
    </Shell>
  );
}

function Shell({ counts, children }: { counts: Route.ComponentProps['loaderData'] | undefined; children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData;
  const user = root.viewer?.user;
  const items = [
    { to: '/admin/dashboard', label: 'Today', icon: House },
    { to: '/admin/orders', label: 'Orders', icon: CreditCard, count: counts?.openInvoices, countMeaning: 'unpaid invoices' },
    { to: '/admin/customers', label: 'Customers', icon: Users },
    { to: '/admin/projects', label: 'Projects', icon: KanbanSquare, count: counts?.onUs, countMeaning: 'waiting on us' },
    {
      to: '/admin/messages',
      label: 'Messages',
      icon: MessageSquare,
      count: counts?.waitingThreads,
      countMeaning: 'waiting for an answer',
    },
    { to: '/admin/calls', label: 'Calls', icon: Phone },
    { to: '/admin/events', label: 'Events', icon: ChartColumn },
    { to: '/admin/settings', label: 'Settings', icon: Settings },
  ];
  return (
    <AppShell
      name={brand.name}
      home="/"
      label="Admin"
      items={items}
      tools={<Bell />}
      person={{ name: user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '', note: 'Administrator' }}
      personMenu={<LogoutButton icon={LogOut} />}
    >
      {children}
    </AppShell>
  );
}

/** The line above every admin screen until the first setup is finished. */
function SetupNotice({ done }: { done: number }): ReactNode {
  if (useLocation().pathname.startsWith('/admin/setup')) return null;
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-2 gap-y-1 border-l-[3px] border-ink bg-sunk px-4 py-2 text-ui">
      <DotShape state="active" />
      <span className="font-semibold">{done ? 'Your setup isn’t finished.' : 'Add your name, color, prices and more.'}</span>
      <span className="text-ink-2">
        {done} of {setupSteps.length} steps done.
      </span>
      <Link to="/admin/setup" className="link touch-area">
        {done ? 'Continue setup' : 'Start setup'}
      </Link>
    </p>
  );
}

/** The admin area's error screen, for a missing page or a failure. `sentence` replaces the general failure text. */
function NothingHere({ isMissing, sentence }: { isMissing: boolean; sentence?: string | undefined }) {
  return (
    <EmptyState
      level={1}
      title={isMissing ? 'Page not found' : 'This page couldn’t load'}
      action={
        <>
          <LinkButton to="/admin/dashboard" size="small">
            Back to Today
          </LinkButton>
          <LinkButton to="/admin/orders" size="small" look="secondary">
            Orders
          </LinkButton>
          <LinkButton to="/admin/projects" size="small" look="secondary">
            Projects
          </LinkButton>
        </>
      }
    >
      {isMissing
        ? 'It may have been deleted, or there may be a typo in the address.'
        : (sentence ?? 'Something went wrong on our side. We logged it. Please try again in a moment.')}
      {!isMissing && <Reference />}
    </EmptyState>
  );
}
