import { brand } from '../../content/brand.ts';
import { originIn } from './page-meta.ts';

type Matches = Parameters<typeof originIn>[0];

/** The operator as schema.org's LocalBusiness: states, price range and office hours (seed section 2, page metadata). */
export function operatorData(matches: Matches): object {
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
    areaServed: brand.states.map((name) => ({ '@type': 'State', name })),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: brand.officeHours.days.map((day) => `https://schema.org/${weekdays[day]}`),
      opens: brand.officeHours.open,
      closes: brand.officeHours.close,
    },
    hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Services', itemListElement: [] },
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
