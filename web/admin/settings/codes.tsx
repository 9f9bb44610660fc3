import { codesForAdmin } from '../../../domain/discounts/admin.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { listPage } from '../list/list-data.ts';
import type { Route } from './+types/codes';
import { codeList } from './code-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Discount codes');

export async function loader({ request }: Route.LoaderArgs) {
  return listPage(request, codeList, codesForAdmin);
}

/** All discount codes, created by admins or by the exit offer. */
export default function Codes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ui text-ink-2">
          A code discounts the setup price. It counts as used once the buyer continues to payment or gets an invoice.
        </p>
        <LinkButton to="/admin/settings/codes/new" size="small">
          Create a code
        </LinkButton>
      </div>
      <AdminList list={codeList} page={loaderData} />
    </>
  );
}
