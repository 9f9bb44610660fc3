import { X } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tag } from '../../ui/controls/tag.tsx';

/** The empty activity pop-up. web/visitor/enhance/activity-pop-up.ts fills it with recent orders and launches, and times it. */
export function ActivityBox() {
  return (
    <aside
      hidden
      data-activity
      data-plain
      aria-label="Recent activity"
      className="floats-left fixed z-30 flex w-[min(22rem,calc(100vw-6.5rem))] items-start gap-3 rounded-2 bg-raised py-3 pr-1.5 pl-4 text-ui text-ink shadow-2 inset-ring-1 inset-ring-line motion-safe:animate-arrive"
    >
      <HalfSun />
      <p className="min-w-0 flex-1 py-0.5 leading-snug">
        <b data-part="name" suppressHydrationWarning /> from <span data-part="location" suppressHydrationWarning />{' '}
        <span data-part="action" suppressHydrationWarning />
        <span className="mt-1 flex flex-wrap items-center gap-2 text-small text-ink-2">
          <time data-part="time" suppressHydrationWarning />
          <span data-part="sample" hidden>
            <Tag>sample</Tag>
          </span>
        </span>
      </p>
      <IconButton icon={X} size={18} label="Close" />
    </aside>
  );
}

/** Half a sun on its horizon. */
function HalfSun() {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true" className="mt-1.5 w-7 shrink-0">
      <path d="M6 14a8 8 0 0 1 16 0z" fill="var(--sun)" />
      <path d="M1 14.5h26" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
