import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Collapsible details that open without script. */
export function Fold({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group/fold border-b border-line">
      <summary className="flex min-h-10 items-center justify-between gap-3 text-small font-semibold pointer-coarse:min-h-11">
        {summary}
        <ChevronDown size={16} aria-hidden="true" className="transition-[rotate] duration-base group-open/fold:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
