import type { ReactNode } from 'react';

/**
 * A quiet line at the top of the window that stays there. Put it first into the body. It takes its own room: whatever sticks to the
 * top of the window or fills it leaves out `--strip`, its height (theme/base.css), which is 0 without it.
 */
export function Strip({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <aside
      aria-label={label}
      data-strip
      className="night sticky low:static top-0 z-50 flex h-(--strip) low:h-auto items-center justify-center gap-2 border-b border-line px-gutter text-center text-micro text-ink-2 print:static"
    >
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-sun" />
      <p>{children}</p>
    </aside>
  );
}
