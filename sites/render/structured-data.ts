import type { BreadcrumbList, Graph, LocalBusiness, Thing, WebPage } from 'schema-dts';
import type { Facts, Page, SiteDocument, Week } from '../document.ts';
import { spanLabel, weekRuns } from '../hours.ts';
import type { Language } from '../language/language.ts';
import { siteWords } from '../language/site-words.ts';
import { sectionInfo } from '../sections/info.ts';
import { menuPages } from '../site.ts';
import { absolute } from './head.ts';
import { openingHours } from './opening-hours.ts';
import type { PlacedSection } from './placed.ts';
import { offeredServices } from './priced-services.ts';
import type { Shows } from './visible-words.ts';

type BusinessNode = Exclude<LocalBusiness, string>;

/**
 * One graph for a page, with stable ids: the business, the site, the page, and what is on it. It holds the document's
 * facts and lines only, and of the facts those that the page `shows`; ratings and coordinates are never in it.
 */
export function structuredData(document: SiteDocument, page: Page, sections: PlacedSection[], origin: string, shows: Shows): Graph {
  const business = id(origin, '/', 'business');
  const site = id(origin, '/', 'site');
  const url = absolute(origin, page.path);
  const crumbs = breadcrumbs(document, page, origin);
  const { services, catalog } = offeredServices(sections, url, business);
  const webPage: WebPage = {
    '@type': page.kind === 'about' ? 'AboutPage' : page.kind === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': id(origin, page.path, 'page'),
    url,
    name: page.title.text,
    description: page.description.text,
    inLanguage: siteWords[document.language].tag,
    isPartOf: { '@id': site },
    about: { '@id': business },
    ...(crumbs && { breadcrumb: { '@id': id(origin, page.path, 'breadcrumbs') } }),
  };
  const graph: Thing[] = [
    { ...businessNode(document, origin, shows), ...(catalog && { hasOfferCatalog: catalog }) } as BusinessNode,
    {
      '@type': 'WebSite',
      '@id': site,
      url: absolute(origin, '/'),
      name: document.facts.name,
      inLanguage: siteWords[document.language].tag,
      publisher: { '@id': business },
    },
    webPage,
    ...(crumbs ? [crumbs] : []),
    ...services,
    ...sections.flatMap((placed) => sectionThings(placed, page, origin, business, document.language)),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON that is safe inside a <script> element: nothing in it can close the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function id(origin: string, path: string, name: string): string {
  return `${absolute(origin, path)}#${name}`;
}

function businessNode({ facts, trade, logo, language }: SiteDocument, origin: string, shows: Shows): BusinessNode {
  const logoFile = logo.kind === 'photo' ? logo.photo.variants.at(-1) : undefined;
  const shown = (value: string | undefined) => (value && shows(value) ? value : undefined);
  const telephone = shown(facts.phone?.href.replace(/^tel:/, ''));
  const email = shown(facts.email);
  const address = postalAddress(facts.address, shown);
  const places = facts.serviceArea.filter(shows);
  const languages = facts.languages.filter(shows);
  const node = {
    '@type': trade.schemaType,
    '@id': id(origin, '/', 'business'),
    name: facts.name,
    url: absolute(origin, '/'),
    image: absolute(origin, '/social.jpg'),
    ...(logoFile && { logo: absolute(origin, `/img/${logoFile.hash}.${logoFile.format}`) }),
    description: facts.description,
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(places.length > 0 && { areaServed: places.map((name) => ({ '@type': 'Place', name })) }),
    ...(facts.hours && showsHours(facts.hours, shows, language) && { openingHoursSpecification: openingHours(facts.hours) }),
    ...(facts.founded && shows(String(facts.founded)) && { foundingDate: String(facts.founded) }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(facts.links.length > 0 && { sameAs: facts.links }),
    ...(facts.payments.length > 0 && { paymentAccepted: facts.payments.join(', ') }),
  };
  // The type's name comes from the trade pack as a string; its packs are tested against schema.org's names.
  return node as BusinessNode;
}

function postalAddress(address: Facts['address'], shown: (value: string | undefined) => string | undefined) {
  const parts = {
    streetAddress: shown(address?.street),
    addressLocality: shown(address?.city),
    addressRegion: shown(address?.state),
    postalCode: shown(address?.zip),
  };
  const known = Object.entries(parts).filter(([, value]) => value);
  return known.length > 0 ? { '@type': 'PostalAddress', ...Object.fromEntries(known), addressCountry: 'US' } : undefined;
}

function showsHours(week: Week, shows: Shows, language: Language): boolean {
  const spans = weekRuns(week).flatMap((run) => run.spans);
  return spans.length > 0 && spans.every((span) => shows(spanLabel(span, language)));
}

/** Home, then the blog for a post, then the page itself; none on the home page. */
function breadcrumbs(document: SiteDocument, page: Page, origin: string): BreadcrumbList | undefined {
  if (page.path === '/') return undefined;
  const above = menuPages(document).filter((other) => other.path === '/' || page.path.startsWith(`${other.path}/`));
  return {
    '@type': 'BreadcrumbList',
    '@id': id(origin, page.path, 'breadcrumbs'),
    itemListElement: [...above, page].map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label.text,
      item: absolute(origin, path),
    })),
  };
}

function sectionThings({ section, props }: PlacedSection, page: Page, origin: string, business: string, language: Language): Thing[] {
  const isPartOf = { '@id': id(origin, page.path, 'page') };
  const info = sectionInfo(section.kind);
  const questions = info?.questions?.(props);
  if (questions)
    return [
      {
        '@type': 'FAQPage',
        '@id': id(origin, page.path, section.id),
        isPartOf,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question.text,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer.text },
        })),
      },
    ];
  const post = info?.post?.(props);
  if (post)
    return [
      {
        '@type': 'BlogPosting',
        '@id': id(origin, page.path, section.id),
        headline: post.headline.text,
        abstract: post.abstract.text,
        mainEntityOfPage: isPartOf,
        author: { '@id': business },
        publisher: { '@id': business },
        inLanguage: siteWords[language].tag,
      },
    ];
  return [];
}
