import { X } from 'lucide-react';
import { IconButton } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/controls/tag.tsx';

/**
 * The empty activity pop-up. web/visitor/enhance/activity-pop-up.ts fills it with recent orders and launches, and times it, often
 * before React starts. React accepts other text in an element that it renders with text, but not in one that it renders empty:
 * it would build the whole page again and lose what was typed. So each part holds a space.
 */
export function ActivityBox() {
  return (
    <aside
      hidden
      data-activity
      data-plain
      aria-label="Recent activity"
      className="floats-left fixed z-30 flex w-[min(22rem,calc(100vw-6.5rem))] items-start gap-3 rounded-2 forced-colors:border bg-raised py-3 pr-1.5 pl-4 text-ui text-ink shadow-2 inset-ring-1 inset-ring-line motion-safe:animate-arrive"
    >
      <HalfSun />
      <p className="min-w-0 flex-1 py-0.5 leading-snug">
        <b data-part="name" suppressHydrationWarning>
          {space}
        </b>{' '}
        from{' '}
        <span data-part="location" suppressHydrationWarning>
          {space}
        </span>{' '}
        <span data-part="action" suppressHydrationWarning>
          {space}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-small text-ink-2">
          <time data-part="time" suppressHydrationWarning>
            {space}
          </time>
          <span data-part="sample" hidden>
            <Tag>sample</Tag>
          </span>
        </span>
      </p>
      <IconButton icon={X} size={18} label="Close" />
    </aside>
  );
}

const space = '\u00a0';

/** Half a sun on its horizon. */
function HalfSun() {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true" className="mt-1.5 w-7 shrink-0">
      <path d="M6 14a8 8 0 0 1 16 0z" fill="var(--sun)" />
      <path d="M1 14.5h26" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
