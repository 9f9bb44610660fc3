import { expect } from '@playwright/test';
import { adminRoutes, articles, cityPages, citySlugs, indexedPages, openRoutes, publicRoutes, services, signedInRoutes } from './lists.ts';
import { decided, type Statement, says, shownBy } from './statement.ts';
import { leads, links, opens, type Visit } from './visit.ts';

/** Section 2: routes, guard, unknown paths and metadata. */
export const routes: Statement<Visit>[] = [
  says('2 routes', 'the seed lists 16 public routes', () => expect(publicRoutes).toHaveLength(16)),
  ...openRoutes.map((path) => says<Visit>('2 routes', `public route ${path}`, opens(path))),
  decided('2 routes', 'public route /verify-email', 'for someone logged in', leads('/verify-email', '/auth')),
  says('2 routes', '/verify-email opens for someone whose email is unconfirmed', opens('/verify-email', 'unverified')),
  decided('2 routes', 'public route /payment-choice', 'picks come first', leads('/payment-choice', '/#picker')),
  decided('2 routes', 'public route /payment', 'an order comes first', leads('/payment', '/#picker')),
  decided('2 routes', 'public route /payment-success', 'an order comes first', leads('/payment-success', '/#picker')),
  ...shownBy('tests/e2e/whole-line.spec.ts', 'a visitor becomes a customer with a live site, in one go', [
    ['2 routes', '/payment-choice, /payment and /payment-success open on the way of an order'],
    ['1 offer', 'launch is immediate on approval'],
  ]),
  ...articles.map((path) => says<Visit>('2 routes', `article ${path}`, opens(path))),
  ...services.map((path) => says<Visit>('2 routes', `service ${path}`, opens(path))),
  says('2 routes', 'there are 45 slugs', () => expect(new Set(citySlugs).size).toBe(45)),
  ...cityPages.map((path) => says<Visit>('2 routes', `city ${path}`, opens(path))),

  ...[...signedInRoutes, ...adminRoutes].map((path) =>
    decided<Visit>('2 guard', `logged out, ${path} leads to /auth`, 'with ?next=', async (visit) => {
      const location = (await visit.open(path)).headers.get('location');
      expect(location).toBe(`/auth?next=${encodeURIComponent(path)}`);
    }),
  ),
  ...signedInRoutes.map((path) =>
    says<Visit>('2 guard', `email unconfirmed, ${path} leads to /verify-email`, leads(path, '/verify-email', 'unverified')),
  ),
  ...adminRoutes.map((path) =>
    says<Visit>('2 guard', `email unconfirmed and no admin, ${path} leads to / at once`, leads(path, '/', 'unverified')),
  ),
  ...adminRoutes.map((path) => says<Visit>('2 guard', `no admin, ${path} leads to /`, leads(path, '/', 'other'))),
  ...adminRoutes.map((path) => says<Visit>('2 guard', `admin, ${path} opens`, opens(path, 'admin'))),
  says('2 guard', 'customer, /portal opens', opens('/portal', 'other')),
  says('2 guard', 'customer, /portal/settings opens', opens('/portal/settings', 'other')),
  says('2 guard', 'customer, /portal/messages opens', opens('/portal/messages', 'other')),
  says('2 guard', 'customer, /onboarding opens or leads to their project', leads('/onboarding', '/portal', 'other')),
  says('2 guard', 'admin without a project, /portal opens', opens('/portal', 'admin')),
  says('2 guard', 'admin, /portal/settings opens', opens('/portal/settings', 'admin')),
  ...shownBy('web/api/policies.test.ts', 'a route without one stops the start and is named, with where to put it', [
    ['2 guard', 'options are named policies, and a route without one stops the start'],
  ]),
  ...shownBy(
    'tests/e2e/one-server/access.spec.ts',
    'every route gives each kind of person the right answer, and shows no one else what is the owner’s',
    [
      ['2 guard', 'options: require admin (default off) and require verified email (default on)'],
      ['2 guard', 'an admin-only page checks only the admin role'],
      ['6 roles', 'anonymous, signed-in user and admin reach what the table says'],
      ['6 roles', 'non-admins who request admin pages go to /'],
      ['6 roles', 'the server decides on every request'],
    ],
  ),

  ...['/nope', '/a/b/c', '/locations/nope', '/blog/nope', '/services/nope', '/portal/nope'].flatMap((path) => [
    says<Visit>('2 unknown paths', `${path} reads 'Oops! Page not found'`, async (visit) => {
      const page = await visit.page(path);
      expect([page.status, ...page.mainHeadings]).toEqual([404, 'Oops! Page not found']);
    }),
    says<Visit>('2 unknown paths', `${path} links 'Return to Home' to /`, links(path, '/', 'Return to Home')),
  ]),
  says('2 unknown paths', 'an unknown path under /admin is a 404 for an admin', async (visit) =>
    expect((await visit.open('/admin/nope', 'admin')).status).toBe(404),
  ),
  ...['/about/', '/ABOUT'].map((path) =>
    says<Visit>('2 metadata', `${path} is /about, by its canonical link`, async (visit) => {
      expect((await visit.page(path)).canonical).toEqual([`${visit.server.url}/about`]);
    }),
  ),

  ...indexedPages.flatMap((path) => [
    says<Visit>('2 metadata', `${path}: title is 'title | product name'`, async (visit) =>
      expect((await visit.page(path)).title).toMatch(/^[^|]+ \| Sunup$/),
    ),
    says<Visit>('2 metadata', `${path}: description, keywords, sharing, robots and canonical link`, async (visit) => {
      const { meta, canonical, title } = await visit.page(path);
      const address = visit.server.url + path;
      expect(canonical).toEqual([address]);
      const values = ['robots', 'og:url', 'og:title', 'twitter:card', 'twitter:title'].map((name) => meta.get(name));
      expect(values).toEqual(['index, follow', address, title, 'summary_large_image', title]);
      expect(meta.get('description')).toMatch(/\w{3,} .{50,}/);
      expect(meta.get('keywords')).toMatch(/\w+, \w+/);
      expect([meta.get('og:description'), meta.get('twitter:description')]).toEqual([meta.get('description'), meta.get('description')]);
      expect(meta.get('og:image')).toMatch(/^http.+og-image\.jpg$/);
    }),
  ]),
  decided('2 metadata', '/auth: robots', 'forms of accounts are left out of search', async (visit) =>
    expect((await visit.page('/auth')).meta.get('robots')).toBe('noindex'),
  ),
  says('2 metadata', '/auth: title is title | product name', async (visit) =>
    expect((await visit.page('/auth')).title).toMatch(/^[^|]+ \| Sunup$/),
  ),
  says('2 metadata', 'no title is used twice', async (visit) => {
    const titles = await Promise.all(indexedPages.map(async (path) => (await visit.page(path)).title));
    expect(new Set(titles).size).toBe(indexedPages.length);
  }),
  says('2 metadata', 'the default share image is og-image.jpg', async (visit) =>
    expect((await visit.page('/')).meta.get('og:image')).toBe(`${visit.server.url}/og-image.jpg`),
  ),
  says('2 metadata', '/og-image.jpg is a JPEG', async (visit) =>
    expect((await visit.open('/og-image.jpg')).headers.get('content-type')).toBe('image/jpeg'),
  ),
  ...shownBy('tests/e2e/one-server/public-pages.spec.ts', 'share pictures are there and of the size that the head states', [
    ['2 metadata', 'the share image of every other page is there'],
  ]),
  ...['/', '/about', '/faq', '/cities', '/locations/tampa', '/services/web-hosting', '/blog/value-vs-price'].map((path) =>
    says<Visit>('2 structured data', `${path} embeds local-business data with hours`, async (visit) =>
      expect(await businessOn(visit, path)).toHaveProperty('openingHoursSpecification'),
    ),
  ),
  says('2 structured data', 'it names the three states', async (visit) =>
    expect((await businessOn(visit)).areaServed.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Florida', 'North Carolina', 'Tennessee']),
    ),
  ),
  says('2 structured data', 'it has the price range', async (visit) =>
    expect((await businessOn(visit)).priceRange).toMatch(/^\$299-\$\d+$/),
  ),
  says('2 structured data', 'its opening hours are Mon-Fri 9-6', async (visit) => {
    const { dayOfWeek, opens: from, closes } = (await businessOn(visit)).openingHoursSpecification;
    const days = dayOfWeek.map((day: string) => day.split('/').at(-1));
    expect([days, from, closes]).toEqual([['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00']);
  }),
  says('2 structured data', 'it has the catalogue of the five services', async (visit) => {
    const offers: { itemOffered: { url: string } }[] = (await businessOn(visit)).hasOfferCatalog.itemListElement;
    expect(offers.map(({ itemOffered }) => new URL(itemOffered.url).pathname)).toEqual(services);
  }),
  says('2 sitemap', 'the sitemap lists every public page of the seed and nothing else', async (visit) => {
    const text = await (await visit.open('/sitemap.xml')).text();
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    expect(listed.toSorted()).toEqual(indexedPages.toSorted());
  }),
  says('2 sitemap', 'robots.txt points to it', async (visit) =>
    expect(await (await visit.open('/robots.txt')).text()).toContain(`Sitemap: ${visit.server.url}/sitemap.xml`),
  ),
  ...shownBy('tests/e2e/one-server/public-pages.spec.ts', 'no link of the app is broken, anchors included', [
    ['2 links', 'every internal link answers'],
  ]),
];

// biome-ignore lint/suspicious/noExplicitAny: structured data as a crawler reads it
async function businessOn(visit: Visit, path = '/'): Promise<any> {
  const { structured } = await visit.page(path);
  const found = structured.find((data) => (data as { '@type': string })['@type'] === 'ProfessionalService');
  expect(found, `local-business data on ${path}`).toBeDefined();
  return found;
}
