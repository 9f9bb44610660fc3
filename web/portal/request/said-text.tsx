import type { ReactNode } from 'react';
import type { Proposal } from '../../../domain/proposals/proposals.ts';

interface Props {
  text: string;
  proposals: Proposal[];
  /** The proposal that the pointer or the focus is on. */
  lit: number | undefined;
  onEdit: () => void;
}

/** The owner's text with what was read in it underlined and numbered. */
export function SaidText({ text, proposals, lit, onEdit }: Props): ReactNode {
  const marks = proposals
    .flatMap(({ spans }, index) => spans.map(([start, end], part) => ({ start, end, index, isLast: part === spans.length - 1 })))
    .sort((one, other) => one.start - other.start);
  const parts: ReactNode[] = [];
  let place = 0;
  for (const { start, end, index, isLast } of marks) {
    if (start < place) continue;
    parts.push(text.slice(place, start));
    parts.push(
      <span key={start} className={`border-b-2 border-sun-deep ${lit === index ? 'bg-sun/40' : ''}`}>
        {text.slice(start, end)}
        {isLast && <sup className="ml-0.5 text-small">{index + 1}</sup>}
      </span>,
    );
    place = end;
  }
  parts.push(text.slice(place));
  return (
    <div className="mt-5 rounded-3 bg-chosen px-6 py-5">
      <p className="font-display text-2 leading-relaxed whitespace-pre-wrap wrap-anywhere">{parts}</p>
      <div className="mt-4 flex items-baseline justify-between gap-4 text-small">
        <span role="status" className="text-ink-2">
          {proposals.length === 1 ? 'We read one request in this.' : `We read ${proposals.length} requests in this.`}
        </span>
        <button type="button" className="link" onClick={onEdit}>
          Edit text
        </button>
      </div>
    </div>
  );
}
