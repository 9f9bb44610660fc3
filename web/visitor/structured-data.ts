import { brand } from '../../content/brand.ts';
import { sharePicturePath } from '../../content/share-picture.ts';
import { type OfferedService, serviceItem } from '../meta/operator-data.ts';
import { originIn } from '../meta/page-meta.ts';

type Matches = Parameters<typeof originIn>[0];

/** One of our services, for its own page or, with `areaServed`, for a city's. */
export function serviceData(matches: Matches, service: OfferedService, more: { areaServed?: object[]; offers?: object } = {}): object {
  const origin = originIn(matches);
  return { '@context': 'https://schema.org', ...serviceItem(origin, service), provider: business(origin, 'ProfessionalService'), ...more };
}

/** The price of a service, one-time or monthly. */
export function offerOf(priceCents: number, charged: 'once' | 'monthly'): object {
  const price = (priceCents / 100).toFixed(2);
  if (charged === 'once') return { '@type': 'Offer', price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' };
  const monthly = { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'MON', billingIncrement: 1 };
  return { '@type': 'Offer', price, priceCurrency: 'USD', priceSpecification: monthly };
}

/** Questions with their answers as plain text. */
export function faqData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** One of our articles; we are author and publisher. `published` is YYYY-MM-DD. */
export function articleData(
  matches: Matches,
  article: { title: string; description: string; path: string; published: string; wordCount: number },
): object {
  const origin = originIn(matches);
  const { title, description, path, published, wordCount } = article;
  const publisher = business(origin, 'Organization');
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: origin + sharePicturePath(path),
    datePublished: published,
    wordCount,
    inLanguage: 'en-US',
    author: publisher,
    publisher,
  };
}

/** A short reference to the operator. `operatorData` has the details under the same `@id`. */
function business(origin: string, type: 'ProfessionalService' | 'Organization'): object {
  return { '@type': type, '@id': `${origin}/#business`, name: brand.name, url: `${origin}/` };
}

/** The breadcrumbs of a page: home, then each step to it. */
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
