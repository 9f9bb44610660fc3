import type { ReactNode } from 'react';

/** How an order is paid; 'open' while the buyer chooses. */
export type Method = 'card' | 'invoice' | 'open';

/**
 * Text that depends on the payment method. While it's 'open', CSS shows the text for the selected radio button `method` in the
 * surrounding `group/pay`, so it works without scripts.
 */
export function ByMethod({ method, card, invoice }: { method: Method; card: ReactNode; invoice: ReactNode }): ReactNode {
  if (method !== 'open') return method === 'card' ? card : invoice;
  return (
    <>
      <span className="group-has-[[name=method][value=invoice]:checked]/pay:hidden">{card}</span>
      <span className="hidden group-has-[[name=method][value=invoice]:checked]/pay:inline">{invoice}</span>
    </>
  );
}
