import { auditForAdmin } from '../../../domain/admin/audit.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { AdminList } from '../list/admin-list.tsx';
import { listPage } from '../list/list-data.ts';
import type { Route } from './+types/audit';
import { auditList } from './audit-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Audit log');

export async function loader({ request }: Route.LoaderArgs) {
  return listPage(request, auditList, auditForAdmin);
}

/** Everything admins did: who, what, on what, why, and in which request. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  return <AdminList list={auditList} page={loaderData} />;
}
