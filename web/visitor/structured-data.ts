import { brand } from '../../content/brand.ts';
import type { Service } from '../../content/services/service.ts';
import { originIn } from './page-meta.ts';

type Matches = Parameters<typeof originIn>[0];

/** What the service catalogue needs of a service; its whole text stays on its own page. */
export type OfferedService = Pick<Service, 'name'> & { path: string; description: string };

/** The operator for search engines: the states, the price range, office hours and the services (seed section 2, page metadata). */
export function operatorData(matches: Matches, services: readonly OfferedService[]): object {
  const origin = originIn(matches);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name: brand.name,
    description: brand.tagline,
    url: `${origin}/`,
    image: `${origin}/og-image.jpg`,
    telephone: brand.phone.href.replace('tel:', ''),
    email: brand.email,
    priceRange: brand.priceRange,
    areaServed: [{ '@type': 'Country', name: 'United States' }, ...brand.states.map((name) => ({ '@type': 'State', name }))],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: brand.officeHours.days.map((day) => `https://schema.org/${weekdays[day]}`),
      opens: brand.officeHours.open,
      closes: brand.officeHours.close,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map((service) => ({ '@type': 'Offer', itemOffered: serviceItem(origin, service) })),
    },
  };
}

/** One service of ours, for its own page or, with `areaServed`, for a city's. */
export function serviceData(matches: Matches, service: OfferedService, areaServed?: object): object {
  return { '@context': 'https://schema.org', ...serviceItem(originIn(matches), service), ...(areaServed ? { areaServed } : {}) };
}

function serviceItem(origin: string, { name, path, description }: OfferedService): object {
  return { '@type': 'Service', name, description, url: origin + path, provider: { '@id': `${origin}/#business` } };
}

/** Where a page stands: home, then each step to it. */
export function breadcrumbData(matches: Matches, steps: readonly { name: string; path: string }[]): object {
  const origin = originIn(matches);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
