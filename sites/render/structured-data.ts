import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import type { Page, SiteDocument } from '../document/document.ts';
import { siteWords } from '../labels/site-words.ts';
import { foreignLanguage, type Language } from '../language/language.ts';
import { sectionInfo } from '../sections/info.ts';
import { menuPages } from '../sections/site.ts';
import { businessNode, placeNodes } from './business-node.ts';
import { absolute } from './head.ts';
import { isAnswer } from './is-answer.ts';
import type { PlacedSection } from './placed.ts';
import { offeredServices } from './priced-services.ts';
import type { Shows } from './visible-words.ts';

/**
 * One graph for a page, with stable ids: the business, the site, the page, and what is on it. It holds the document's
 * facts and lines only, and of the facts those that the page `shows`. Ratings are never in it, and no one's coordinates but those
 * of the owner's own map link.
 */
export function structuredData(document: SiteDocument, page: Page, sections: PlacedSection[], origin: string, shows: Shows): Graph {
  const business = id(origin, '/', 'business');
  const { language } = document;
  const inLanguage = siteWords[language].tag;
  const site = id(origin, '/', 'site');
  const url = absolute(origin, page.path);
  const crumbs = breadcrumbs(document, page, origin);
  const { services, catalog, priceRange } = offeredServices(sections, url, business);
  const webPage: WebPage = {
    '@type': page.kind === 'about' ? 'AboutPage' : page.kind === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': id(origin, page.path, 'page'),
    url,
    name: page.title.text,
    description: page.description.text,
    inLanguage,
    isPartOf: { '@id': site },
    about: { '@id': business },
    ...(crumbs && { breadcrumb: { '@id': id(origin, page.path, 'breadcrumbs') } }),
  };
  const graph: Thing[] = [
    businessNode({ document, origin, shows, catalog, priceRange }) as Thing,
    ...(placeNodes({ document, origin, shows }, page) as Thing[]),
    {
      '@type': 'WebSite',
      '@id': site,
      url: absolute(origin, '/'),
      name: document.facts.name,
      inLanguage,
      publisher: { '@id': business },
    },
    webPage,
    ...(crumbs ? [crumbs] : []),
    ...services,
    ...sections.flatMap((placed) => sectionThings(placed, page, origin, business, language)),
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
  const inLanguage = (text: string) => foreignTag(text, language) ?? siteWords[language].tag;
  const info = sectionInfo(section.kind);
  const questions = info?.questions?.(props).filter(({ question, answer }) => isAnswer(question.text, answer.text)) ?? [];
  if (questions.length > 0)
    return [
      {
        '@type': 'FAQPage',
        '@id': id(origin, page.path, section.id),
        isPartOf,
        inLanguage: siteWords[language].tag,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question.text,
          ...foreign(question.text, language),
          acceptedAnswer: { '@type': 'Answer' as const, text: answer.text, ...foreign(answer.text, language) },
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
        inLanguage: inLanguage(`${post.headline.text} ${post.abstract.text}`),
      },
    ];
  return [];
}

function foreignTag(text: string, language: Language): string | undefined {
  const other = foreignLanguage(text, language);
  return other && siteWords[other].tag;
}

/** The language of a text that isn't in its site's language. */
function foreign(text: string, language: Language): { inLanguage?: string } {
  const tag = foreignTag(text, language);
  return tag ? { inLanguage: tag } : {};
}
