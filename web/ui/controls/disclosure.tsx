import type { ReactNode } from 'react';

/**
 * Questions with collapsible answers. They are native details elements, so they open without script, the browser's search finds
 * text in them, and an `id` makes each one a link target.
 */
export function Disclosures({ items }: { items: DisclosureItem[] }): ReactNode {
  return (
    <div className="border-b border-line-strong">
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open} className="group/fold border-t border-line-strong">
          <summary className="flex items-center justify-between gap-4 py-[1.3rem] font-display text-[1.35rem] font-[470] leading-[1.25] tracking-[-.02em]">
            {item.title}
            <svg
              aria-hidden="true"
              width="20"
              height="20"
              viewBox="0 0 20 20"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              className="shrink-0 transition-[rotate] duration-base ease-rise group-open/fold:rotate-45"
            >
              <path d="M10 4v12M4 10h12" />
            </svg>
          </summary>
          <div className="max-w-prose pb-6 text-ink-2 sm:pr-12">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

export type DisclosureItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean };
