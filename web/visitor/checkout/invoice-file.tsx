import { invoiceOfOrder } from '../../../domain/documents/queries.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';
import { documentFile } from '../../http/document-file.ts';
import { clientAddressContext } from '../../session/session.ts';
import type { Route } from './+types/invoice-file';

/** The invoice of the order in this browser's cookie or in an emailed link, including for buyers without an account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const current = await orderOfRequest(request);
  return documentFile(current && (await invoiceOfOrder(current.order.id)), context.get(clientAddressContext));
}
