import { Link } from '../../../ui/controls/link.tsx';
import { Money } from '../../../words/money.tsx';

/** An invoice or a credit note, which opens as a PDF. */
export interface ShownDocument {
  id: string;
  series: 'invoice' | 'credit_note';
  /** Such as 'INV-0001'. */
  label: string;
  /** The amount due; negative for a refund. */
  cents: number;
}

/** The documents of an order or a month, each with its number and amount. */
export function DocumentLinks({ documents }: { documents: ShownDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {documents.map(({ id, series, label, cents }) => (
        <span key={id} className="whitespace-nowrap">
          <Link to={`/portal/invoices/${id}.pdf`} document className="link">
            {series === 'invoice' ? 'Invoice' : 'Credit note'} {label}
          </Link>
          , <Money cents={cents} exact />
        </span>
      ))}
    </span>
  );
}
