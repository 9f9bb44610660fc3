import { LinkButton } from '../../ui/controls/link-button.tsx';
import { hoursAndMinutes } from '../../words/clock-words.ts';
import type { DashboardData } from './dashboard-data.ts';

/** The message that has waited longest. */
export function OldestQuestion({ waiting, now }: { waiting: NonNullable<DashboardData['waiting']>; now: number }) {
  return (
    <div className="flex items-center justify-between gap-4 pt-4">
      <div className="min-w-0">
        <p className="text-small wrap-anywhere text-ink-2">
          Oldest unanswered, {waiting.who}, {hoursAndMinutes(now - Date.parse(waiting.since))} ago
        </p>
        <p className="own-words line-clamp-2 wrap-anywhere">{waiting.question || 'A file'}</p>
      </div>
      <LinkButton className="shrink-0" to={`/admin/messages/${waiting.id}`} size="small" look="secondary">
        Answer
      </LinkButton>
    </div>
  );
}
