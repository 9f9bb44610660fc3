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
  const wishes = proposals.filter(({ isAside }) => !isAside);
  // Two requests can be read from the same words: 'closed the 4th and 5th'.
  const marks = Map.groupBy(
    wishes.flatMap(({ spans }, index) => spans.map(([start, end], part) => ({ start, end, index, isLast: part === spans.length - 1 }))),
    ({ start }) => start,
  );
  const parts: ReactNode[] = [];
  let place = 0;
  for (const [start, group] of [...marks].sort(([one], [other]) => one - other)) {
    if (start < place) continue;
    const end = Math.max(...group.map((mark) => mark.end));
    const numbers = group.filter(({ isLast }) => isLast).map(({ index }) => index + 1);
    parts.push(text.slice(place, start));
    parts.push(
      <span key={start} className={`border-b-2 border-accent-line ${group.some(({ index }) => index === lit) ? 'bg-sun/40' : ''}`}>
        {text.slice(start, end)}
        {numbers.length > 0 && <sup className="ml-0.5 font-text text-small font-semibold">{numbers.join(', ')}</sup>}
      </span>,
    );
    place = end;
  }
  parts.push(text.slice(place));
  return (
    <div className="mt-5 rounded-3 bg-chosen px-6 py-5">
      <p className="font-display text-3 leading-relaxed whitespace-pre-wrap wrap-anywhere">{parts}</p>
      <div className="mt-4 flex items-baseline justify-between gap-4 text-small">
        <span role="status" className="text-ink-2">
          {foundWords(wishes.length)}
        </span>
        <button type="button" className="link" onClick={onEdit}>
          Edit text
        </button>
      </div>
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'We didn’t find a change in this.';
  return count === 1 ? 'We found one request.' : `We found ${count} requests.`;
}
