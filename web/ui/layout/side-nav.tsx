import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../drawings/icon.tsx';
import { type CurrentOn, isCurrent } from './current-link.ts';

/** An app's navigation links. A sun dot marks the current one, counts are at the right. `onNavigate` is called on every click. */
export function SideNav({ label, items, onNavigate }: { label: string; items: SideNavItem[]; onNavigate?: () => void }): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="grid gap-0.5">
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          onClick={onNavigate}
          className="group/item relative flex min-h-10 items-center gap-[.7rem] rounded-2 px-[.65rem] text-ui text-ink-2 no-underline hover:bg-ink/5 aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-1 pointer-coarse:min-h-11"
        >
          <span
            aria-hidden="true"
            className="absolute -left-1 top-1/2 hidden size-2 -translate-y-1/2 rounded-full bg-sun ring-2 ring-sunk group-aria-[current=page]/item:block"
          />
          <Icon of={item.icon} size={19} className="shrink-0" />
          {item.label}
          {item.count ? (
            <span className="ml-auto text-micro font-[650] text-ink">
              {item.count}
              <span className="sr-only"> {item.countMeaning ?? 'open'}</span>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

/** `countMeaning` is read after the number ('unread'). */
export type SideNavItem = CurrentOn & {
  label: string;
  icon: LucideIcon;
  count?: number;
  countMeaning?: string;
};
