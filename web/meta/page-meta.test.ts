import { expect, test } from 'vitest';
import { ownHours } from '../../content/hours.ts';
import { breadcrumbData } from '../visitor/structured-data.ts';
import type { OperatorFacts } from './operator-data.ts';
import { pageMeta } from './page-meta.ts';

const operator: OperatorFacts = {
  services: [{ name: 'Website design', path: '/services/website-design', description: 'Five pages.' }],
  priceRange: '$299-$647',
  office: ownHours.office,
  profiles: [],
};
const matches = [
  { id: 'root', loaderData: { origin: 'http://sunup.test' } },
  { id: 'visitor/layout', loaderData: { operator } },
];
const head = { path: '/faq', title: 'Questions', description: 'Answers.', keywords: ['questions'] };

const structured = (given: Parameters<typeof pageMeta>[1], own: object[] = []) =>
  pageMeta(head, given, own).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : []));

test('every public page has the operator’s data once, with hours, states, prices and services, next to its own', () => {
  const nodes = structured(matches, [breadcrumbData(matches, [{ name: 'FAQ', path: '/faq' }])]);
  expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'ProfessionalService']);
  expect(nodes[1]).toMatchObject({
    '@id': 'http://sunup.test/#business',
    priceRange: '$299-$647',
    areaServed: [{ name: 'United States' }, { name: 'Florida' }, { name: 'North Carolina' }, { name: 'Tennessee' }],
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
      opens: '09:00',
      closes: '18:00',
    },
    hasOfferCatalog: { itemListElement: [{ itemOffered: { name: 'Website design', url: 'http://sunup.test/services/website-design' } }] },
  });
});

test('the operator’s data names its social profiles, and has no empty list of them', () => {
  const of = (profiles: string[]) =>
    structured([matches[0], { id: 'visitor/layout', loaderData: { operator: { ...operator, profiles } } }]);
  const addresses = ['https://www.instagram.com/sunup', 'https://x.com/sunup'];
  expect(of(addresses)).toMatchObject([{ '@type': 'ProfessionalService', sameAs: addresses }]);
  expect(of([])[0]).not.toHaveProperty('sameAs');
});

test('search engines may list a page, but none of a trial', () => {
  const robotsOf = (isTrial: boolean) =>
    pageMeta(head, [{ id: 'root', loaderData: { origin: 'http://sunup.test', isTrial } }]).filter(
      (tag) => 'name' in tag && tag.name === 'robots',
    );
  expect(robotsOf(false)).toEqual([{ name: 'robots', content: 'index, follow' }]);
  expect(robotsOf(true)).toEqual([{ name: 'robots', content: 'noindex' }]);
});

test('a page outside the public layout has no operator data', () => {
  expect(structured(matches.slice(0, 1))).toEqual([]);
});
