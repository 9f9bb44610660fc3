import { codesForAdmin } from '../../../domain/discounts/admin.ts';
import { listFile } from '../list/list-data.ts';
import type { Route } from './+types/codes-file';
import { codeList } from './code-list.tsx';

/** The list of discount codes as CSV or as an Excel file. Amounts are in dollars. */
export async function loader({ request }: Route.LoaderArgs) {
  return listFile(request, codeList, codesForAdmin);
}
