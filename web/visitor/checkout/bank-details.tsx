import { brand } from '../../../content/brand.ts';
import { Link } from '../../ui/controls/link.tsx';

/** Where to send a bank transfer, as the operator wrote it, or who will say. */
export function BankDetails({ lines, order, invoice }: { lines: string; order: string; invoice: string }) {
  return (
    <section aria-labelledby="bank-transfer" className="mb-6 max-w-prose border-y border-line py-4">
      <h2 id="bank-transfer" className="ui-heading">
        Pay by bank transfer
      </h2>
      {lines ? (
        <>
          <p className="mt-2 whitespace-pre-line text-ui">{lines}</p>
          <p className="mt-2 text-small text-ink-2">Reference: {invoice || order}</p>
        </>
      ) : (
        <p className="mt-2 text-ui text-ink-2">
          We’ll email you our bank details within one business day. Until then, you can pay by card, or ask at{' '}
          <Link to={`mailto:${brand.email}`}>{brand.email}</Link>.
        </p>
      )}
    </section>
  );
}
