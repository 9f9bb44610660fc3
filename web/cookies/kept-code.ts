import { setOrderCode } from '../../domain/billing/typed-code.ts';
import { codeOfRequest, forgetCodeHeader } from './code-cookie.ts';

/**
 * Applies the code from a link that this browser keeps to the buyer's new order. Returns the header that forgets it, or undefined
 * if there's none or it was refused; checkout then shows it in its field, where the buyer learns why.
 */
export async function applyKeptCode(
  request: Request,
  orderId: string,
  buyer: { email: string | undefined; address: string },
): Promise<string | undefined> {
  const code = await codeOfRequest(request);
  if (!code || (await setOrderCode(orderId, code, buyer))) return undefined;
  return forgetCodeHeader();
}
