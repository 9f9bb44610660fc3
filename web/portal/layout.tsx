import { ClipboardList, History, House, Inbox, LogOut, MessageSquare, Settings } from 'lucide-react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { brand } from '../../content/brand.ts';
import { newLeadCount } from '../../domain/leads/leads.ts';
import { unreadMessageCount } from '../../domain/messages/queries.ts';
import { projectsOf } from '../../domain/projects/queries.ts';
import { Bell } from '../bell/bell.tsx';
import { useForgottenFirstLook } from '../browser/first-look-memory.ts';
import { LogoutButton } from '../session/logout-button.tsx';
import type { RootData } from '../session/root-data.ts';
import { customersOnly, viewerIn } from '../session/session.ts';
import { AppShell } from '../ui/layout/app-shell.tsx';
import type { Route } from './+types/layout';
import { usePortalPath } from './portal-path.ts';
import type { PortalProjects } from './portal-projects.ts';

export const handle = { policy: 'customer' } as const;
export const middleware: Route.MiddlewareFunction[] = [customersOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const [projects, unreadMessages] = await Promise.all([projectsOf(user.id), unreadMessageCount(user.id)]);
  const named = new URL(request.url).searchParams.get('project');
  // The screen refuses a project that isn't theirs.
  const project = projects.find(({ id }) => id === named) ?? projects[0];
  return {
    projects: projects.map(({ id, name, state, suspension }) => ({ id, name, state: suspension ? 'suspended' : state })),
    chosenId: project?.id,
    name: project?.name ?? '',
    briefOpen: Boolean(project && !project.briefSubmittedAt),
    unreadMessages,
    newLeads: project ? await newLeadCount(user.id, project.id) : 0,
  } satisfies PortalProjects & Record<string, unknown>;
}

/** The frame of every portal screen. */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  useForgottenFirstLook();
  const root = useRouteLoaderData('root') as RootData;
  const { user } = root.viewer as NonNullable<RootData['viewer']>;
  const to = usePortalPath();
  const items = [
    { to: to('/portal'), label: 'Project', icon: House, end: true, alsoOn: ['/portal/request'] },
    { to: '/portal/messages', label: 'Messages', icon: MessageSquare, count: loaderData.unreadMessages, countMeaning: 'unread' },
    { to: to('/portal/leads'), label: 'Leads', icon: Inbox, count: loaderData.newLeads, countMeaning: 'new' },
    { to: to('/portal/history'), label: 'History', icon: History },
    ...(loaderData.briefOpen ? [{ to: '/onboarding', label: 'Brief', icon: ClipboardList }] : []),
    { to: '/portal/settings', label: 'Settings', icon: Settings },
  ];
  return (
    <AppShell
      name={brand.name}
      home="/"
      items={items}
      tools={<Bell />}
      person={{ name: `${user.first_name} ${user.last_name}`.trim() || user.email, note: loaderData.name || user.email }}
      personMenu={<LogoutButton icon={LogOut} />}
    >
      <Outlet />
    </AppShell>
  );
}
