import { customersForAdmin } from '../../../domain/accounts/customers.ts';
import { listFile } from '../list/list-data.ts';
import type { Route } from './+types/customers-file';
import { customerList } from './customer-list.tsx';

/** The list of customers as CSV or as an Excel file. Amounts are in dollars. */
export async function loader({ request }: Route.LoaderArgs) {
  return listFile(request, customerList, customersForAdmin);
}
