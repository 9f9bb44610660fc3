import type { ReactNode } from 'react';

/** How an order is paid; 'open' while the buyer chooses. */
export type Method = 'card' | 'invoice' | 'open';

/**
 * Words that differ by the way to pay. While it is open, the radio `method` that is chosen inside the surrounding `group/pay`
 * shows the right ones, by style alone: also without scripts.
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
