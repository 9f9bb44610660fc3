import { Link } from '../../../ui/controls/link.tsx';
import { Money } from '../../../words/money.tsx';

/** An invoice or a credit note, to be opened as a PDF. */
export interface Paper {
  id: string;
  series: 'invoice' | 'credit_note';
  /** 'INV-0001' */
  label: string;
  /** What is to be paid on it; negative when it is given back. */
  cents: number;
}

/** The papers of an order or of a month, each with its number and its amount. */
export function PaperLinks({ papers }: { papers: Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {papers.map(({ id, series, label, cents }) => (
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
