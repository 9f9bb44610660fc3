import { customersForAdmin } from '../../../domain/accounts/customers.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AdminList, foundWords } from '../list/admin-list.tsx';
import { listPage } from '../list/list-data.ts';
import type { Route } from './+types/customers';
import { customerList } from './customer-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Customers');

export async function loader({ request }: Route.LoaderArgs) {
  return listPage(request, customerList, customersForAdmin);
}

/** Everyone with an account, with search, filters, sorting, pages and CSV. */
export default function Customers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Customers" status={foundWords(loaderData)} actions={<WideBell />} />
      <AdminList list={customerList} page={loaderData} />
    </>
  );
}
