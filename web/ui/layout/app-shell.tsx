import { type LucideIcon, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { IconButton } from '../controls/button.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { Icon } from '../drawings/icon.tsx';
import { Logo } from '../drawings/logo.tsx';
import { type CurrentOn, isCurrent } from './current-link.ts';

/**
 * The frame of portal and admin: side navigation on wide screens, a bar with `tools` (bell, search) and a menu on phones. `person` is at
 * the bottom of the navigation with `personMenu` beside the name. Follows light and dark.
 */
export function AppShell({ name, home, label = 'Main', items, person, personMenu, tools, children }: AppShellProps): ReactNode {
  const [menuOpen, setMenuOpen] = useState(false);
  const who = (
    <div className="mt-auto flex items-center gap-2 border-t border-line px-[.65rem] pt-3 text-small text-ink-2">
      <div className="min-w-0 flex-1">
        <b className="block truncate text-ink">{person.name}</b>
        {person.note && <span className="block truncate">{person.note}</span>}
      </div>
      {personMenu}
    </div>
  );
  return (
    <div className="app flex min-h-[calc(100svh-var(--strip))] flex-col bg-bg text-ink">
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      <header className="flex items-center gap-1 border-b border-line px-4 py-2 md:hidden">
        <Logo name={name} to={home} size={26} className="mr-auto" />
        {tools}
        <Sheet
          title="Menu"
          head={<Logo name={name} size={26} />}
          open={menuOpen}
          onOpenChange={setMenuOpen}
          trigger={<IconButton icon={Menu} label="Menu" className="-mr-2" />}
        >
          <SideNav label={label} items={items} onNavigate={() => setMenuOpen(false)} />
          <div className="mt-auto pt-6" />
          {who}
        </Sheet>
      </header>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[14.5rem_minmax(0,1fr)]">
        <header className="border-r border-line bg-sunk max-md:hidden">
          <div className="sticky top-(--strip) flex h-[calc(100svh-var(--strip))] flex-col gap-5 overflow-y-auto px-4 pt-4 pb-[1.4rem]">
            <Logo name={name} to={home} size={26} className="px-[.6rem]" />
            <SideNav label={label} items={items} />
            {who}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 wrap-break-word px-[clamp(1rem,2.2vw,2.25rem)] pt-4 pb-12 outline-none md:pt-6">
          {children}
        </main>
      </div>
    </div>
  );
}

export type AppShellProps = {
  name: string;
  home: string;
  label?: string;
  items: SideNavItem[];
  person: { name: string; note?: string };
  personMenu?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
};

/** An app's navigation links. A sun dot marks the current one, counts are at the right. `onNavigate` is called on every click. */
function SideNav({ label, items, onNavigate }: { label: string; items: SideNavItem[]; onNavigate?: () => void }): ReactNode {
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
type SideNavItem = CurrentOn & {
  label: string;
  icon: LucideIcon;
  count?: number;
  countMeaning?: string;
};
