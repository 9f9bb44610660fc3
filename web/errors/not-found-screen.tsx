import { brand } from '../../content/brand.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { Link } from '../ui/controls/link.tsx';
import { NightScreen } from './night-screen.tsx';

/** The 404 page. Its first sentence and link are fixed. */
export function NotFoundScreen() {
  return (
    <NightScreen title="Oops! Page not found" note="404">
      <p className="max-w-[30em] text-lead text-ink-2">
        There’s nothing at this address. The page may have moved, or there may be a typo in the link.
      </p>
      <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
        <LinkButton to="/">Return to Home</LinkButton>
        <nav aria-label={`Popular pages`}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {elsewhere
              .filter(({ to }) => to !== '/cities' || brand.cityCount > 0)
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="link">
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </NightScreen>
  );
}

const elsewhere = [
  { to: '/about', label: 'How It Works' },
  { to: '/cities', label: 'Locations' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
];
