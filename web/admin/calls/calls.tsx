import { callsForAdmin } from '../../../domain/bookings/admin.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { listPage } from '../list/list-data.ts';
import type { Route } from './+types/calls';
import { callList } from './call-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Calls');

export async function loader({ request }: Route.LoaderArgs) {
  return listPage(request, callList, callsForAdmin);
}

/** All calls, with search, filters, sorting, pages and CSV. */
export default function Calls({ loaderData }: Route.ComponentProps) {
  const actions = (
    <>
      <LinkButton to="/admin/calls/closed" size="small" look="secondary">
        Closed days
      </LinkButton>
      <LinkButton to="/admin/calls/new" size="small">
        Book a call
      </LinkButton>
      <WideBell />
    </>
  );
  return (
    <>
      <PageHeading title="Calls" status={`${loaderData.counts.coming} upcoming`} actions={actions} />
      <AdminList list={callList} page={loaderData} />
    </>
  );
}
