import { describe, expect, test } from 'vitest';
import { sampleDocument } from '../gate/sample-site.ts';
import { sections } from '../sections/registry.ts';
import { placed } from './placed.ts';
import { scriptJson, structuredData } from './structured-data.ts';

const origin = 'https://hollis.example';

function graphOf(
  path: string,
  change: (document: ReturnType<typeof sampleDocument>) => void = () => undefined,
  shows = (_words: string) => true,
) {
  const document = sampleDocument();
  change(document);
  const page = document.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(path);
  const graph = structuredData(
    document,
    page,
    page.sections.map((section) => placed(section, sections)),
    origin,
    shows,
  );
  const nodes = graph['@graph'] as unknown as Record<string, unknown>[];
  return { nodes, of: (type: string) => nodes.find((node) => node['@type'] === type) };
}

describe('scriptJson', () => {
  test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', 'a\u2028b\u2029c', '&lt;'])(
    'keeps %j inside its element and whole',
    (hostile) => {
      const json = scriptJson({ hostile });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ hostile });
    },
  );
});

describe('structuredData', () => {
  test('describes the business by its facts, with ids that stay the same on every page', () => {
    const business = graphOf('/').of('Plumber');
    expect(business).toMatchObject({
      '@id': 'https://hollis.example/#business',
      telephone: '+19195550148',
      address: {
        streetAddress: '12 Oak Street',
        addressLocality: 'Raleigh',
        addressRegion: 'NC',
        postalCode: '27601',
        addressCountry: 'US',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '07:30', closes: '17:30' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
    });
    expect(graphOf('/about').of('Plumber')?.['@id']).toBe(business?.['@id']);
    expect(graphOf('/about').of('AboutPage')).toMatchObject({ isPartOf: { '@id': 'https://hollis.example/#site' } });
  });

  test('is silent where the brief is silent', () => {
    const business = graphOf('/', ({ facts }) => {
      delete facts.phone;
      delete facts.email;
      delete facts.address;
      delete facts.hours;
    }).of('Plumber');
    for (const key of [
      'telephone',
      'email',
      'address',
      'openingHoursSpecification',
      'areaServed',
      'foundingDate',
      'geo',
      'aggregateRating',
      'review',
      'priceRange',
    ]) {
      expect(business).not.toHaveProperty(key);
    }
  });

  test('leaves out of the facts what the page does not show', () => {
    const business = graphOf('/', undefined, (words) => ['Raleigh', 'NC'].includes(words)).of('Plumber');
    expect(business?.address).toEqual({ '@type': 'PostalAddress', addressLocality: 'Raleigh', addressRegion: 'NC', addressCountry: 'US' });
    for (const key of ['telephone', 'email', 'openingHoursSpecification']) expect(business).not.toHaveProperty(key);
  });

  test('lists services, and offers only those whose price the owner gave', () => {
    const { nodes, of } = graphOf('/services');
    expect(nodes.filter((node) => node['@type'] === 'Service').map((node) => node.name)).toEqual(['Leak repair', 'Water heaters']);
    expect(of('Plumber')?.hasOfferCatalog).toMatchObject({
      itemListElement: [
        {
          itemOffered: { '@id': 'https://hollis.example/services#service-1' },
          priceSpecification: { minPrice: 149, priceCurrency: 'USD' },
        },
      ],
    });
    expect(graphOf('/about').of('Plumber')).not.toHaveProperty('hasOfferCatalog');
  });

  test('gives breadcrumbs below the home page and questions where they stand', () => {
    expect(graphOf('/').of('BreadcrumbList')).toBeUndefined();
    expect(graphOf('/faq').of('BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://hollis.example/' },
      { position: 2, name: 'Questions', item: 'https://hollis.example/faq' },
    ]);
    expect(graphOf('/faq').of('FAQPage')?.mainEntity).toMatchObject([
      { name: 'Do you work weekends?', acceptedAnswer: { text: 'On Saturday mornings.' } },
    ]);
  });
});
