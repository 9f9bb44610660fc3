import { Lock } from 'lucide-react';
import { Outlet } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { offerWords } from '../../../content/offer.ts';
import { firstContact } from '../../../content/reach-us.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'open' } as const;

export async function loader() {
  return { supportLabel: offerWords(await readSettings()).supportLabel };
}

/** The checkout until it's paid: no navigation, only what a buyer needs. */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  useScrollToTop();
  const reach = firstContact();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      <div className="flex min-h-[calc(100svh-var(--strip))] flex-col bg-bg">
        <header className="border-b border-line">
          <div className="page-width flex h-17 items-center justify-between gap-4">
            <Logo name={brand.name} to="/" />
            <p className="flex items-center gap-2 text-ui font-medium text-ink-2">
              <Icon of={Lock} size={16} />
              Secure payment
            </p>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <footer className="border-t border-line">
          <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-small text-ink-2">
            <p>
              Questions? {reach.verb}{' '}
              <Link to={reach.href} className="link font-normal whitespace-nowrap">
                {reach.shown}
              </Link>
              , {loaderData.supportLabel}.
            </p>
            <ul className="flex gap-5">
              {legalLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="touch-area inline-block py-1 no-underline hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </footer>
      </div>
    </>
  );
}

const legalLinks = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
];
