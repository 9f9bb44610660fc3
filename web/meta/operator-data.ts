import type { DayOfWeek, ProfessionalService, Service as ServiceNode, WithContext } from 'schema-dts';
import { brand, phoneHref } from '../../content/brand.ts';
import type { Service } from '../../content/services/service.ts';
import { sharePicturePath } from '../../content/share-picture.ts';
import type { OpenHours } from '../../time/open-hours.ts';

/** What the service catalog needs to know about a service. */
export type OfferedService = Pick<Service, 'name'> & { path: string; description: string };

/** Facts about the operator for search engines, in addition to `brand`. */
export interface OperatorFacts {
  services: readonly OfferedService[];
  /** From the setup price to the cost of a year. */
  priceRange: string;
  office: OpenHours;
  /** URLs of the operator's social profiles. */
  profiles: readonly string[];
}

/** What a layout loads whose pages all say who the operator is. */
export interface WithOperator {
  operator: OperatorFacts;
}

/**
 * Structured data about the operator: states, price range, office hours, services, and social profiles. Every public page has
 * it, and the page's own data refers to it by its `@id`.
 */
export function operatorData(origin: string, { services, priceRange, office, profiles }: OperatorFacts): WithContext<ProfessionalService> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name: brand.name,
    description: brand.tagline,
    url: `${origin}/`,
    image: origin + sharePicturePath('/'),
    ...(brand.phone && { telephone: phoneHref().replace('tel:', '') }),
    email: brand.email,
    ...(profiles.length > 0 && { sameAs: profiles }),
    priceRange,
    areaServed: [{ '@type': 'Country', name: 'United States' }, ...brand.states.map((name) => ({ '@type': 'State' as const, name }))],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: office.days.flatMap((day) => weekdays[day] ?? []),
      opens: office.open,
      closes: office.close,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map((service) => ({ '@type': 'Offer', itemOffered: serviceItem(origin, service) })),
    },
  };
}

/** Structured data about one of our services. */
export function serviceItem(origin: string, { name, path, description }: OfferedService): Exclude<ServiceNode, string> {
  return { '@type': 'Service', name, description, url: origin + path, provider: { '@id': `${origin}/#business` } };
}

const weekdays: DayOfWeek[] = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
];
