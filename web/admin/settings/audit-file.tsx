import { auditForAdmin } from '../../../domain/admin/audit.ts';
import { listFile } from '../list/list-data.ts';
import type { Route } from './+types/audit-file';
import { auditList } from './audit-list.tsx';

/** The audit log as CSV or as an Excel file. */
export async function loader({ request }: Route.LoaderArgs) {
  return listFile(request, auditList, auditForAdmin);
}
