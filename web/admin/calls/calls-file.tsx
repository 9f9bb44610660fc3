import { callsForAdmin } from '../../../domain/bookings/admin.ts';
import { listFile } from '../list/list-data.ts';
import type { Route } from './+types/calls-file';
import { callList } from './call-list.tsx';

/** The list of calls as CSV or as an Excel file. */
export async function loader({ request }: Route.LoaderArgs) {
  return listFile(request, callList, callsForAdmin);
}
