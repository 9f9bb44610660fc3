import { expect } from '@playwright/test';
import type { ReadPage } from '../../helpers/public-pages.ts';
import {
  adminRoutes,
  adminWords,
  articles,
  citySlugs,
  indexedPages,
  openRoutes,
  publicRoutes,
  publicWords,
  services,
  signedInRoutes,
} from './lists.ts';
import { decided, type Statement, says, shownBy } from './statement.ts';
import { leads, links, linksIn, oneLine, opens, part, type Visit } from './visit.ts';

/** Section 2: routes, guard, unknown paths and metadata. */
export const routes: Statement<Visit>[] = [
  says('2 routes', 'none of the 16 public routes is unknown', async (visit) => {
    const answers = await Promise.all(publicRoutes.map(async (path) => (await visit.open(path)).status));
    expect(answers.filter((status) => status === 200 || status === 302)).toHaveLength(16);
  }),
  ...openRoutes.map((path) => says<Visit>('2 routes', `public route ${path} opens with its own words`, opensWith(path, publicWords[path]))),
  decided('2 routes', 'public route /verify-email', 'for someone logged in', leads('/verify-email', '/auth')),
  says('2 routes', '/verify-email opens for someone whose email is unconfirmed', opens('/verify-email', 'unverified')),
  decided('2 routes', 'public route /payment-choice', 'picks come first', leads('/payment-choice', '/#picker')),
  decided('2 routes', 'public route /payment', 'an order comes first', leads('/payment', '/#picker')),
  decided('2 routes', 'public route /payment-success', 'an order comes first', leads('/payment-success', '/#picker')),
  ...shownBy('tests/e2e/whole-line.spec.ts', 'a visitor becomes a customer with a live site, in one go', [
    ['2 routes', '/payment-choice, /payment and /payment-success open on the way of an order'],
    ['1 offer', 'launch is immediate on approval'],
  ]),
  ...articles.map((path) => says<Visit>('2 routes', `article ${path}`, opensWith(path, slugWords(path)))),
  ...services.map((path) => says<Visit>('2 routes', `service ${path}`, opensWith(path, slugWords(path)))),
  says('2 routes', '/cities links the 45 cities and no other', async (visit) => {
    const linked = linksIn((await visit.page('/cities')).html).flatMap(({ href }) => /^\/locations\/([\w-]+)$/.exec(href)?.[1] ?? []);
    expect([...new Set(linked)].toSorted()).toEqual(citySlugs.toSorted());
    expect(new Set(citySlugs).size).toBe(45);
  }),
  ...citySlugs.map((slug) =>
    says<Visit>('2 routes', `city /locations/${slug} is about that city`, async (visit) => {
      const path = `/locations/${slug}`;
      await opensWith(path, cityWord(slug))(visit);
      const { title, bodyText } = await visit.page(path);
      expect(bodyText.match(new RegExp(cityWord(slug), 'gi'))?.length).toBeGreaterThan(1);
      const inTitle = citySlugs.filter((one) => new RegExp(cityName(one), 'i').test(title));
      expect(inTitle.filter((one) => one !== slug)).toEqual([]);
      expect(title).toMatch(new RegExp(cityWord(slug), 'i'));
    }),
  ),

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
  ...adminRoutes.map((path) =>
    says<Visit>('2 guard', `admin, ${path} opens with its own words`, opensWith(path, adminWords[path], 'admin')),
  ),
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
  ...['/admin/nope', '/onboarding/nope', '/onboarding/nope/nope'].flatMap((path) =>
    ['visitor', 'unverified', 'other', 'admin'].map((who) =>
      says<Visit>('2 unknown paths', `${path} is the 404 page for ${who}`, async (visit) => {
        const answer = await visit.open(path, who);
        expect([answer.status, (await answer.text()).includes('Oops! Page not found')]).toEqual([404, true]);
      }),
    ),
  ),
  ...['/about/', '/ABOUT'].map((path) =>
    says<Visit>('2 metadata', `${path} is /about, by its canonical link`, async (visit) => {
      expect((await visit.page(path)).canonical).toEqual([`${visit.server.url}/about`]);
    }),
  ),

  ...[...indexedPages, '/auth'].flatMap((path) => [
    says<Visit>('2 metadata', `${path}: title is 'title | product name'`, async (visit) =>
      expect((await visit.page(path)).title).toMatch(/^[^|]+ \| Sunup$/),
    ),
    says<Visit>('2 metadata', `${path}: description, keywords, sharing, robots and canonical link`, async (visit) => {
      const page = await visit.page(path);
      const robots = path === '/auth' ? 'noindex' : 'index, follow';
      expectHead(page, visit.server.url, { path, robots, picturePath: path === '/auth' ? '/' : path });
    }),
  ]),
  says('2 metadata', 'no description and no list of keywords is used twice', async (visit) => {
    for (const name of ['description', 'keywords']) {
      const all = await Promise.all(indexedPages.map(async (path) => (await visit.page(path)).meta.get(name)));
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  }),
  ...adminRoutes.map((path) =>
    says<Visit>('2 metadata', `${path}: title is 'title | product name'`, async (visit) =>
      expect(/<title>([^<]*)/.exec(await (await visit.open(path, 'admin')).text())?.[1]).toMatch(/^[\w ]+ \| Sunup$/),
    ),
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
  ...indexedPages.map((path) =>
    says<Visit>(
      '2 structured data',
      `${path}: the business with its states, price range, opening hours and five services`,
      async (visit) => {
        const business = await businessOn(visit, path);
        const states = business.areaServed.map(({ name }: { name: string }) => name);
        expect(states).toEqual(expect.arrayContaining(['Florida', 'North Carolina', 'Tennessee']));
        // The setup price, and with twelve months of $29.
        expect(business.priceRange).toBe('$299-$647');
        const { dayOfWeek, opens: from, closes } = business.openingHoursSpecification;
        const days = dayOfWeek.map((day: string) => day.split('/').at(-1));
        expect([days, from, closes]).toEqual([['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00']);
        const offers: { itemOffered: { url: string } }[] = business.hasOfferCatalog.itemListElement;
        expect(offers.map(({ itemOffered }) => new URL(itemOffered.url).pathname)).toEqual(services);
      },
    ),
  ),
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

/** The first word of a path's last part, as a pattern. */
function slugWords(path: string): string {
  const [first = ''] = (path.split('/').at(-1) ?? '').split('-');
  return first === 'ecommerce' ? 'e-?commerce' : first;
}

/** The word of a city's slug that says most. */
function cityWord(slug: string): string {
  return slug.split('-').reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/** A city's name as a pattern: enough words of its slug to tell it from the others. */
function cityName(slug: string): string {
  const words: string[] = [];
  for (const word of slug.split('-')) if (words.join('').length < 8) words.push(word);
  return words.join('[^a-z]+(?:and )?');
}

/** The page opens, and its main part says what it's about and isn't an error. */
function opensWith(path: string, words = 'no words are listed for this path', who = 'visitor') {
  return async (visit: Visit) => {
    const answer = await visit.open(path, who);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const main = part(html, /<main/, '</main>');
    const text = oneLine(main.replaceAll(/<!-- -->/g, '').replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' '));
    const title = oneLine(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    expect(`${title} ${text}`).toMatch(new RegExp(words, 'i'));
    expect(text).not.toMatch(/Something went wrong|Page not found/);
    expect(text.length).toBeGreaterThan(100);
  };
}

function expectHead({ meta, canonical, title, bodyText }: ReadPage, origin: string, { path, robots, picturePath }: Head): void {
  const address = origin + path;
  const picture = `${origin}${picturePath === '/' ? '' : picturePath}/og-image.jpg`;
  expect(canonical).toEqual([address]);
  const names = ['robots', 'og:url', 'og:title', 'og:image', 'twitter:card', 'twitter:title', 'twitter:image'];
  expect(names.map((name) => meta.get(name))).toEqual([robots, address, title, picture, 'summary_large_image', title, picture]);
  const description = meta.get('description') ?? '';
  expect(description).toMatch(/\w{3,} .{50,}/);
  expect([meta.get('og:description'), meta.get('twitter:description')]).toEqual([description, description]);
  const keywords = (meta.get('keywords') ?? '').split(', ');
  expect(keywords.length).toBeGreaterThan(1);
  // They're about the page: most of their longer words are on it.
  const words =
    keywords
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  const read = `${title} ${description} ${bodyText}`.toLowerCase();
  expect(words.filter((word) => read.includes(word)).length).toBeGreaterThan(words.length / 2);
}

interface Head {
  path: string;
  robots: string;
  picturePath: string;
}

// biome-ignore lint/suspicious/noExplicitAny: structured data as a crawler reads it
async function businessOn(visit: Visit, path = '/'): Promise<any> {
  const { structured } = await visit.page(path);
  const found = structured.find((data) => (data as { '@type': string })['@type'] === 'ProfessionalService');
  expect(found, `local-business data on ${path}`).toBeDefined();
  return found;
}
