import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { Logo } from '../drawings/logo.tsx';

/**
 * The frame of public pages. The bar lies transparent on the first band and turns solid and blurred after 20 px of scrolling. `over` says what
 * the first band is; pages that begin on paper leave room for the bar themselves (5.25 rem, 4.25 on phones: `pt-21 max-lg:pt-17`).
 * `right` stands beside the links and stays on phones; `aside` (sign-in, account) goes into the phone's menu.
 */
export function PublicShell({
  name,
  home = '/',
  links,
  right,
  aside,
  menuFoot,
  over = 'night',
  banner,
  footer,
  children,
}: PublicShellProps): ReactNode {
  const scrolled = useScrolledPast(20);
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    // Pressed before the scripts had come.
    if (document.querySelector('[data-early][data-pressed]')) setMenuOpen(true);
  }, []);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      {banner}
      <header
        className={classNames(
          'sticky top-0 z-30 h-0 overflow-visible text-ink noscript:relative',
          over === 'night' && 'night bg-transparent',
        )}
      >
        <div
          className={classNames(
            'border-b transition-[background-color,border-color] duration-base',
            scrolled ? 'border-line bg-bg/88 backdrop-blur-md' : 'border-transparent',
          )}
        >
          <div className="page-width flex h-17 items-center gap-4 lg:h-21 lg:gap-8">
            <Logo name={name} to={home} />
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
              {aside && <div className="flex items-center gap-[1.1rem] text-ui max-lg:hidden">{aside}</div>}
              {right}
              <Sheet
                title="Menu"
                hideTitle
                tone="night"
                head={<Logo name={name} />}
                open={menuOpen}
                onOpenChange={setMenuOpen}
                trigger={<IconButton icon={Menu} label="Menu" data-early className="-mr-2.5 size-11 lg:hidden" />}
              >
                <nav aria-label="Main">
                  <ul>
                    {links.map((link) => (
                      <li key={link.to} className="border-b border-line">
                        <Link
                          to={link.to}
                          aria-current={isCurrent(link, pathname) ? 'page' : undefined}
                          onClick={() => setMenuOpen(false)}
                          className="flex min-h-14 items-center gap-3 font-display text-[1.6rem] font-[450] leading-none tracking-[-.024em] text-ink-2 no-underline before:size-2 before:rounded-full before:bg-sun before:opacity-0 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:before:opacity-100"
                        >
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className="mt-8 flex flex-col gap-3">{menuFoot ?? aside}</div>
              </Sheet>
            </div>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
    </>
  );
}

export type PublicShellProps = {
  name: string;
  home?: string;
  links: ShellLink[];
  right?: ReactNode;
  aside?: ReactNode;
  menuFoot?: ReactNode;
  over?: 'night' | 'paper';
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A main link. It is current on its own path and below it, with `end` only on its own, and below the paths `over` too. */
export type ShellLink = { to: string; label: string; end?: boolean; over?: string[] };

function isCurrent({ to, end, over = [] }: ShellLink, pathname: string): boolean {
  return pathname === to || (!end && [to, ...over].some((path) => pathname.startsWith(`${path}/`)));
}

function useScrolledPast(thresholdPx: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > thresholdPx);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [thresholdPx]);
  return past;
}
