import { brand } from '../../content/brand.ts';
import type { OfferWords } from '../../content/offer.ts';
import { firstContact } from '../../content/reach-us.ts';
import type { SocialProfile } from '../../content/social-networks.ts';
import { choiceHash } from '../analytics/consent.ts';
import { Link } from '../ui/controls/link.tsx';
import { SocialIcon } from '../ui/drawings/social-icon.tsx';
import { SiteFooter } from '../ui/layout/site-footer.tsx';
import type { FloatingSwitches } from './floating.tsx';

/** The footer of every public page. Its opening hours are the support hours. `short` leaves out its links, as in the checkout. */
export function Footer({ words, floating, social, cities, short }: FooterProps) {
  const reach = firstContact();
  return (
    <SiteFooter
      name={brand.name}
      about={
        <>
          <p>
            {brand.tagline}. First draft within {words.draftTime}, {words.setup} once and {words.monthly} a month
            {words.plusTax}.
          </p>
          <p className="mt-3">
            Support {words.supportHours}
            <br />
            <Link to={reach.href} className="link font-normal">
              {reach.shown}
            </Link>
          </p>
          <SocialLinks profiles={social} />
        </>
      }
      columns={short ? [] : columnsWith(cities)}
      end={
        <>
          <p>
            © {new Date().getFullYear()} {brand.name}
          </p>
          <ul className="flex gap-5">
            {[
              { to: '/install', label: 'Install the app' },
              { to: '/privacy', label: 'Privacy' },
              { to: '/terms', label: 'Terms' },
              ...(floating.googleAnalyticsId ? [{ to: choiceHash, label: 'Analytics choice' }] : []),
            ].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="touch-area no-underline hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

export interface FooterProps {
  words: Pick<OfferWords, 'setup' | 'monthly' | 'plusTax' | 'draftTime' | 'supportHours'>;
  floating: FloatingSwitches;
  cities: FooterCity[];
  /** Social profiles for which the operator has set a URL. */
  social: SocialProfile[];
  short?: boolean;
}

/** One icon per profile. */
function SocialLinks({ profiles }: { profiles: SocialProfile[] }) {
  if (!profiles.length) return null;
  return (
    <ul className="mt-3 -ml-3 flex flex-wrap">
      {profiles.map(({ name, address }) => (
        <li key={name}>
          <Link to={address} newTab className="grid size-11 place-items-center text-ink-2 hover:text-ink">
            <SocialIcon name={name} />
            <span className="sr-only">{`${brand.name} on ${name}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export interface FooterCity {
  path: string;
  name: string;
}

const locations = (cities: FooterCity[]) => ({
  title: 'Locations',
  links: [
    ...cities.map(({ path, name }) => ({ to: path, label: name })),
    ...(brand.cityCount > 1 ? [{ to: '/cities', label: `View All ${brand.cityCount} Cities` }] : []),
  ],
});

const columnsWith = (cities: FooterCity[]) => [
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'How It Works' },
      { to: '/portfolio', label: 'Portfolio' },
      { to: '/faq', label: 'FAQ' },
      { to: '/contact', label: 'Contact' },
      { to: '/booking', label: 'Book a call' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'Services',
    links: [
      { to: '/services/website-design', label: 'Website design' },
      { to: '/services/seo-optimization', label: 'SEO optimization' },
      { to: '/services/web-hosting', label: 'Web hosting' },
      { to: '/services/maintenance-support', label: 'Maintenance and support' },
      { to: '/services/ecommerce-setup', label: 'E-commerce setup' },
    ],
  },
  ...(cities.length ? [locations(cities)] : []),
  {
    title: 'Reading',
    links: [
      { to: '/blog/disrupter-in-web-design', label: 'A disrupter in web design' },
      { to: '/blog/seo-features', label: 'SEO features' },
      { to: '/blog/speed-optimization', label: 'Speed optimization' },
      { to: '/blog/website-security', label: 'Website security' },
    ],
  },
];
