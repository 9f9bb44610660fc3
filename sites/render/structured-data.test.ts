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

  test('gives a business without a street its town and state', () => {
    const business = graphOf('/', ({ facts }) => {
      delete facts.address;
    }).of('Plumber');
    expect(business?.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Raleigh',
      addressRegion: 'NC',
      addressCountry: 'US',
    });
  });

  test('is silent where the brief is silent', () => {
    const business = graphOf('/', ({ facts }) => {
      delete facts.phone;
      delete facts.email;
      delete facts.address;
      delete facts.city;
      delete facts.state;
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

  test('adds a second type where schema.org has the business for no local one', () => {
    const { nodes } = graphOf('/', ({ trade }) => {
      trade.schemaType = 'Church';
    });
    expect(nodes[0]?.['@type']).toEqual(['Church', 'Organization']);
  });

  const pin = 'https://www.google.com/maps/place/Hollis/data=!3d35.7796123!4d-78.6381987';
  const linked = (links: string[], change: (document: ReturnType<typeof sampleDocument>) => void = () => undefined) =>
    graphOf('/', (document) => {
      document.facts.links = links;
      document.pages = document.pages.filter(({ kind }) => kind !== 'contact');
      change(document);
    }).of('Plumber');

  test('takes coordinates from the owner’s map link, and looks none up', () => {
    expect(linked([pin])).toMatchObject({ hasMap: pin, geo: { latitude: 35.7796123, longitude: -78.6381987 } });
    const without = linked(['https://www.facebook.com/hollis']);
    expect(without).not.toHaveProperty('geo');
    expect(without?.hasMap).toBe('https://www.google.com/maps/search/?api=1&query=12%20Oak%20Street%2C%20Raleigh%2C%20NC%2027601');
  });

  test('has neither map nor coordinates without an address to come to, and no coordinates if two links differ', () => {
    const mobile = linked([pin], ({ facts }) => {
      facts.premises = false;
    });
    for (const key of ['geo', 'hasMap']) expect(mobile).not.toHaveProperty(key);
    expect(linked([pin, 'https://maps.google.com/?q=35.9999,-78.9999'])).not.toHaveProperty('geo');
  });

  test('names as profiles only what the site links', () => {
    expect(linked(['https://www.facebook.com/hollis/?fbclid=1'])?.sameAs).toEqual(['https://www.facebook.com/hollis']);
    const unlisted = graphOf('/', ({ facts }) => {
      facts.links = ['https://www.facebook.com/hollis'];
    });
    expect(unlisted.of('Plumber')).not.toHaveProperty('sameAs');
  });

  test('states ways to pay and languages all or not at all', () => {
    const payments = (shows: (words: string) => boolean) =>
      graphOf(
        '/',
        ({ facts }) => {
          facts.payments = ['Cash', 'Check'];
          facts.languages = ['English', 'Spanish'];
        },
        shows,
      ).of('Plumber');
    expect(payments(() => true)).toMatchObject({
      paymentAccepted: 'Cash, checks',
      currenciesAccepted: 'USD',
      knowsLanguage: ['English', 'Spanish'],
    });
    for (const key of ['paymentAccepted', 'currenciesAccepted', 'knowsLanguage'])
      expect(payments((words) => !['checks', 'Spanish'].includes(words))).not.toHaveProperty(key);
  });

  test('takes a license for a credential, but no claim without a name', () => {
    const business = graphOf('/', ({ facts }) => {
      facts.licences = ['NC Plumbing Contractor P-1, license 31877', 'Certified Pool Operator', 'Licensed, bonded and insured', 'Licensed'];
    }).of('Plumber');
    expect(business?.hasCredential).toEqual([
      { '@type': 'EducationalOccupationalCredential', name: 'NC Plumbing Contractor P-1, license 31877', credentialCategory: 'license' },
      { '@type': 'EducationalOccupationalCredential', name: 'Certified Pool Operator' },
    ]);
  });

  test.each([
    ['Cary', 'City'],
    ['Wake County', 'AdministrativeArea'],
    ['North Carolina', 'State'],
    ['New York', 'AdministrativeArea'],
    ['North Raleigh', 'Place'],
    ['Research Triangle', 'Place'],
    ['within 30 miles', 'Place'],
  ])('%s is served as a %s', (name, type) => {
    const business = graphOf('/', ({ facts }) => {
      facts.serviceArea = [name];
    }).of('Plumber');
    expect(business?.areaServed).toEqual([{ '@type': type, name }]);
  });

  const faqWith = (answer: string) =>
    graphOf('/faq', (document) => {
      const faq = document.pages.find(({ path }) => path === '/faq')?.sections.find(({ kind }) => kind === 'faq');
      const props = faq?.props as { groups: { items: { answer: { text: string } }[] }[] };
      for (const item of props.groups.flatMap(({ items }) => items)) item.answer.text = answer;
    }).of('FAQPage');

  test('hands no questions on whose answers only send people elsewhere', () => {
    expect(faqWith('Please call us.')).toBeUndefined();
    expect(faqWith('On Saturdays. Please call us.')).toBeDefined();
  });

  test('says which language a page is in, and a text that is in another', () => {
    const faq = faqWith('Sí, los sábados por la mañana estamos en la tienda con usted y con su familia.');
    expect(faq).toMatchObject({ inLanguage: 'en-US', mainEntity: [{ acceptedAnswer: { inLanguage: 'es-US' } }] });
    const [question] = (faq?.mainEntity ?? []) as object[];
    expect(question).not.toHaveProperty('inLanguage');
    for (const type of ['WebSite', 'WebPage']) expect(graphOf('/').of(type)?.inLanguage).toBe('en-US');
  });
});
