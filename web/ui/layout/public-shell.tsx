import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { Logo } from '../drawings/logo.tsx';
import { type CurrentOn, isCurrent } from './current-link.ts';

/**
 * The frame of public pages. The bar is transparent on the first band, and solid and blurred while the root element has `data-scrolled`.
 * `over` says what the first band is. Pages that begin on paper leave room for the bar themselves (5.25 rem, 4.25 on phones:
 * `pt-21 max-lg:pt-17`). `right` is next to the links, on phones too. `aside` (login, account) moves into the menu on phones,
 * unless `menuFoot` replaces it there. The page's own script closes the menu (`data-menu`) when something in it is clicked.
 */
export function PublicShell({ name, links, right, aside, menuFoot, over = 'night', footer, children }: PublicShellProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      <div className="flex min-h-[calc(100dvh-var(--strip))] flex-col">
        <header
          className={classNames(
            'sticky low:relative top-(--strip) z-30 h-0 shrink-0 overflow-visible text-ink noscript:relative',
            over === 'night' && 'night bg-transparent',
          )}
        >
          <div className="border-b border-transparent transition-[background-color,border-color] duration-base in-data-scrolled:border-line in-data-scrolled:bg-bg/88 in-data-scrolled:backdrop-blur-md">
            <div className="page-width flex h-17 items-center gap-4 lg:h-21 lg:gap-8">
              <Logo name={name} to="/" />
              <nav aria-label="Main" className="ml-auto max-lg:hidden">
                <ul className="flex gap-[clamp(1rem,1.8vw,1.9rem)] text-ui">
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link
                        to={link.to}
                        aria-current={isCurrent(link, pathname) ? 'page' : undefined}
                        className="inline-block py-2 text-ink-2 no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[0_2px_0_var(--sun)]"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="flex items-center gap-[1.1rem] max-lg:ml-auto max-lg:gap-3">
                {right}
                {aside && <div className="flex items-center gap-[1.1rem] text-ui max-lg:hidden">{aside}</div>}
                <IconButton
                  icon={Menu}
                  label="Menu"
                  aria-haspopup="dialog"
                  data-plain
                  {...opensMenu}
                  className="-mr-2.5 size-11 lg:hidden"
                />
              </div>
            </div>
          </div>
        </header>
        <dialog
          id="menu"
          aria-label="Menu"
          data-menu
          data-plain
          closedby="any"
          className="night fixed top-(--strip) right-0 bottom-0 left-auto m-0 h-[calc(100dvh-var(--strip))] max-h-none w-full max-w-100 translate-x-full overscroll-contain text-ink shadow-rise outline-none transition-[translate,display,overlay] duration-base transition-discrete backdrop:bg-night-950/60 open:translate-x-0 starting:open:translate-x-full"
        >
          <div className="flex min-h-full flex-col px-5 pb-6">
            <div className="flex min-h-17 shrink-0 items-center gap-4">
              <Logo name={name} />
              <IconButton icon={X} label="Close" className="-mr-2 ml-auto" />
            </div>
            <nav aria-label="Menu">
              <ul>
                {links.map((link) => (
                  <li key={link.to} className="border-b border-line">
                    <Link
                      to={link.to}
                      aria-current={isCurrent(link, pathname) ? 'page' : undefined}
                      className="flex min-h-14 items-center gap-3 font-display text-[1.6rem] font-[450] leading-none tracking-[-.024em] text-ink-2 no-underline before:size-2 before:rounded-full before:bg-sun before:opacity-0 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:before:opacity-100"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-8 flex flex-col gap-3">{menuFoot ?? aside}</div>
          </div>
        </dialog>
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {footer}
      </div>
    </>
  );
}

export type PublicShellProps = {
  name: string;
  links: ShellLink[];
  right?: ReactNode;
  aside?: ReactNode;
  menuFoot?: ReactNode;
  over?: 'night' | 'paper';
  footer?: ReactNode;
  children: ReactNode;
};

export type ShellLink = CurrentOn & { label: string };

/** Opens the menu without a script in browsers that support `command`. web/visitor/enhance opens it in others. */
const opensMenu = { command: 'show-modal', commandfor: 'menu' };
