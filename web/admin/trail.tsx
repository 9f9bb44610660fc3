import type { ReactNode } from 'react';
import { RelativeTime } from '../ui/controls/relative-time.tsx';

export interface TrailItem {
  id: string;
  /** The event, in one or two words. */
  what: ReactNode;
  /** The rest of the sentence. */
  words?: ReactNode;
  /** Who did it, and the request ID. */
  note?: ReactNode;
  /** ISO 8601. */
  at: string;
}

/** Events, one per line, each with how long ago. Shows `empty` if there are none. */
export function Trail({ items, empty }: { items: TrailItem[]; empty: string }) {
  if (items.length === 0) return <p className="py-3 text-ui text-ink-2">{empty}</p>;
  return (
    <ol>
      {items.map(({ id, what, words, note, at }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-small">
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{what}</b> {words}
            {note && <span className="block text-micro text-ink-3">{note}</span>}
          </span>
          <RelativeTime at={at} className="shrink-0 text-ink-2" />
        </li>
      ))}
    </ol>
  );
}
