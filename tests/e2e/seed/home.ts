import { expect } from '@playwright/test';
import { articles, heroBadges, locationGrid, navigation, pickerPages, services } from './lists.ts';
import { decided, type Statement, says, shownBy } from './statement.ts';
import { links, linksIn, oneLine, part, shows, type Visit } from './visit.ts';

/** Sections 1, 2 and 9: what the home page, the navigation and the login screen say. */
export const home: Statement<Visit>[] = [
  says('2 hero', "headline '5-Page Websites. Live in 24 Hours.'", async (visit) =>
    expect((await visit.page('/')).mainHeadings.map(spaced)).toEqual(['5-Page Websites. Live in 24 Hours.']),
  ),
  says('2 hero', 'subtext', shows('/', "While agencies are still picking templates, your site's already online.")),
  says('2 hero', "button 'Start My Site' goes to /onboarding", async (visit) =>
    expect((await startLinks(visit))[0]?.href).toBe('/onboarding'),
  ),
  ...heroBadges.map((badge) =>
    says<Visit>('2 hero', `badge '${badge}'`, async (visit) => {
      const hero = (await visit.text('/')).split('You run the business.')[0];
      expect(hero).toContain(badge);
    }),
  ),

  says('2 home', 'sections in the order of the seed', async (visit) => {
    const { html } = await visit.page('/');
    const marks = [
      'already online.',
      'You run the business.',
      'aria-label="Why people trust us"',
      ...['case', 'compare', 'features', 'picker', 'pricing', 'process', 'testimonials', 'locations'].map((id) => `<section id="${id}"`),
      'data-cta-location="final-cta"',
      '<footer',
    ];
    const places = marks.map((mark) => html.replaceAll('&#x27;', "'").indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }),
  says('2 home', 'Start My Site appears in hero, pricing and final-cta, and leads to /onboarding', async (visit) => {
    const found = await startLinks(visit);
    expect(found.map(({ tag }) => /data-cta-location="([^"]+)"/.exec(tag)?.[1])).toEqual(['hero', 'pricing', 'final-cta']);
    expect(found.map(({ href }) => href)).toEqual(Array(3).fill('/onboarding'));
  }),
  says('2 home', "'View All 45 Cities' leads to /cities", links('/', '/cities', 'View All 45 Cities')),
  ...['/about', '/portfolio', '/faq', '/contact', '/blog', '/privacy', '/terms', ...services].map((path) =>
    says<Visit>('2 home', `links ${path}`, links('/', path)),
  ),
  ...articles
    .filter((path) => !/value-vs-price|roadmap-features/.test(path))
    .map((path) => says<Visit>('2 home', `links ${path}`, links('/', path))),
  says('2 home', 'the location grid has its 12 cities in order', async (visit) => {
    const grid = part((await visit.page('/')).html, /<section id="locations"/, '</section>');
    const cities = linksIn(grid).filter(({ href }) => href.startsWith('/locations/'));
    expect(cities.map(({ href }) => href)).toEqual(locationGrid);
    for (const { href, text } of cities) {
      const [first = ''] = href.replace('/locations/', '').split('-');
      expect(text.toLowerCase(), `the link to ${href} names it`).toMatch(new RegExp(`^${first}`));
    }
  }),
  ...['/locations/miami', '/locations/raleigh'].map((path) =>
    says<Visit>('2 home', `the footer links ${path}`, async (visit) =>
      expect((await footerLinks(visit)).map(({ href }) => href)).toContain(path),
    ),
  ),
  says('2 home', 'the footer says 10am-6pm daily', async (visit) =>
    expect(part((await visit.page('/')).html, /<footer/, '</footer>')).toContain('10am-6pm daily'),
  ),
  says('2 home', "the case-study card links the client's live site in a new tab", async (visit) => {
    const card = linksIn(part((await visit.page('/')).html, /<section id="case"/, '</section>'));
    const [out] = card.filter(({ href }) => /^https?:\/\//.test(href));
    expect(out?.tag).toContain('target="_blank"');
    expect(new URL(out?.href ?? '').host).toMatch(new RegExp(`^[\\w-]+\\.sites\\.localhost:${visit.server.port}$`));
    expect(out?.text).toMatch(/^Visit [A-Z]/);
  }),
  ...shownBy(
    'tests/e2e/one-server/public-words.spec.ts',
    'the case study links to a real site, and a profile adds its icon to the footer',
    [
      ['2 home', 'the linked site can be visited'],
      ['1 home', "the featured case study shows the client's site"],
      ['2 footer', 'social icons (shown where the operator has an address)'],
    ],
  ),
  ...['20+ years', '100+ sites', 'SSL secure payment', 'Protected by the payment provider'].map((badge) =>
    says<Visit>('1 trust badges', badge, async (visit) => {
      const badges = part((await visit.page('/')).html, /<section aria-label="Why people trust us"/, '</section>');
      expect(oneLine(badges.replaceAll(/<[^>]+>/g, ' '))).toContain(badge);
    }),
  ),
  says('1 home', "'Only 1 new project slot per day'", shows('/', 'Only 1 new project slot per day')),
  ...[
    ['Launch time', '24 hours', '4-6 weeks'],
    ['Cost', '$299', '$3,000-$5,000'],
    ['Performance', '90+ Lighthouse', ''],
    ['SEO', 'From day one', ''],
    ['Technology', 'Modern frameworks', 'Dated templates'],
  ].map(([feature = '', ours, theirs = '']) =>
    says<Visit>('1 comparison', `${feature}: ${ours}${theirs && ` vs ${theirs}`}`, async (visit) => {
      const table = part((await visit.page('/')).html, /<section id="compare"/, '</section>');
      const rows = [...table.matchAll(/<tr\b[\s\S]*?<\/tr>/g)].map(([row]) => oneLine(row.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')));
      expect(rows.find((row) => row.startsWith(feature))).toMatch(oneRow(feature, ours, theirs));
    }),
  ),
  says('9 constants', 'price: $299 one-time plus $29 per month', shows('/', 'Setup (one-time) $299.00', '12 × $29')),
  ...['6 hours', 'cart', 'payments', 'admin dashboard', '10 city landing pages', '7 blog articles'].map((fact) =>
    says<Visit>('1 case study', `e-commerce site with ${fact}`, async (visit) => {
      const card = part((await visit.page('/')).html, /<section id="case"/, '</section>');
      expect(oneLine(card.replaceAll(/<[^>]+>/g, ' '))).toContain(fact);
    }),
  ),
  says('1 home', 'ten-item feature grid', async (visit) => {
    const grid = part((await visit.page('/')).html, /<section id="features"/, '</section>');
    expect(grid.match(/<h3\b/g)).toHaveLength(10);
  }),
  says('2 page picker', 'ten pages in the order of the seed', async (visit) => {
    const picker = part((await visit.page('/')).html, /<section id="picker"/, '</section>');
    const labels = [...picker.matchAll(/<label\b[\s\S]*?<\/label>/g)].map(([label]) =>
      oneLine(label.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')),
    );
    const seeds = labels.slice(0, pickerPages.length);
    expect(seeds.map((label) => pickerPages.find((name) => label.endsWith(name)))).toEqual(pickerPages);
  }),
  says('2 page picker', "'Continue to Checkout' is disabled at first", async (visit) => {
    const picker = part((await visit.page('/')).html, /<section id="picker"/, '</section>');
    expect(/<button[^>]*>(?=(?:(?!<\/button>)[\s\S])*Continue to Checkout)/.exec(picker)?.[0]).toContain('disabled=""');
  }),
  says('1 offer', 'edits take 48-51 hours', shows('/', '48-51 hours')),
  says('1 offer', '/about names the 48 and 51 hours', shows('/about', 'due within 48 hours and count as late after 51')),
  says('1 offer', 'the terms name the setup and the monthly price', shows('/terms', '$299', '$29 a month')),
  says('1 offer', '5 custom pages', shows('/', 'Five custom pages')),
  says('1 offer', 'a free basic logo if needed', shows('/', 'Basic logo, if you need one included')),
  says('1 offer', 'built-in SEO', shows('/', 'SEO from day one included')),
  says('1 offer', 'a claim of 20+ years of experience', shows('/', '20+ years of experience')),
  says('1 offer', 'a first draft within 24 hours', shows('/', 'First draft in 24 hours')),
  says('1 offer', 'hosting, all-in', shows('/', 'Hosting and SSL certificate included')),
  ...['Florida', 'North Carolina', 'Tennessee'].map((state) => says<Visit>('1 markets', `${state} is named`, shows('/cities', state))),
  says('1 markets', 'nationwide service is claimed', shows('/faq', 'anywhere in the United States')),
  ...shownBy(
    'tests/e2e/one-server/email-at-domain.spec.ts',
    'an owner gets email at info@, answers it from their own mailbox, and the customer sees only info@',
    [['1 offer', 'professional email at the own domain']],
  ),
  ...shownBy('tests/e2e/one-server/public-words.spec.ts', 'where Pro Email is named, the page says what buyers get', [
    ['1 offer', 'the page says what Pro Email is'],
  ]),
  ...shownBy(
    'tests/e2e/one-server/own-domain.spec.ts',
    'an owner connects a domain, sees each state, finds the site under it, and takes it away again',
    [['1 offer', "the customer's own domain"]],
  ),
  says('3 comparison row', 'isBetter: our cell is highlighted', async (visit) => {
    const table = part((await visit.page('/')).html, /<section id="compare"/, '</section>');
    const cells = [...table.matchAll(/<td class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' ').includes('bg-chosen'));
    expect(cells).toEqual(Array(5).fill([true, false]).flat());
  }),
  says('3 feature card', 'icon or drawing, title and description', async (visit) => {
    const cards = part((await visit.page('/')).html, /<section id="features"/, '</section>').split(/<h3\b/);
    expect(cards).toHaveLength(11);
    for (const [index, card] of cards.entries()) {
      if (index < 10) expect(card, 'before each title').toContain('<svg');
      if (index > 0) expect(oneLine(card.split('</h3>')[1]?.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ') ?? '')).toMatch(/\w+ \w+ \w+/);
    }
  }),
  ...shownBy(
    'tests/e2e/one-server/public-words.spec.ts',
    'a startup rate is a working code: the badge shows the price, and the link adds the code to the order',
    [['3 location', 'optional badge (only where the operator has entered a rate)']],
  ),
  ...shownBy(
    'tests/e2e/one-server/public-words.spec.ts',
    'a testimonial shows after consent, can be hidden, and is deleted only after a confirmation',
    [['3 testimonial', 'testimonials are rows that the operator edits']],
  ),

  says('2 app-wide', 'a skip-to-main-content link leads to the content', links('/', '#content', 'Skip to main content')),
  says('2 navigation', 'the links in their order', async (visit) =>
    expect(linksIn(part((await visit.page('/')).html, /<nav aria-label="Main"/, '</nav>')).map(({ text, href }) => [text, href])).toEqual(
      navigation.map((link) => [...link]),
    ),
  ),
  says('2 navigation', 'logged out: Login to /auth', links('/', '/auth', 'Login')),
  says('2 navigation', 'logged out: Get Started to /contact', links('/', '/contact', 'Get Started')),
  ...navigation.map(([name, path]) => says<Visit>('2 navigation', `on ${path} the current link is ${name}`, current(path, name))),
  says('2 navigation', 'on a city page the current link is Locations', current('/locations/tampa', 'Locations')),
  says('2 navigation', 'on an article the current link is Blog', current('/blog/value-vs-price', 'Blog')),

  says('2 /auth', "title 'Welcome to the product'", async (visit) =>
    expect((await visit.page('/auth')).html).toMatch(/<h1[^>]*>Welcome<br\/?>to (<!-- -->)?Sunup<\/h1>/),
  ),
  says('2 /auth', 'subtitle', shows('/auth', 'Login or create an account to get started')),
  says('2 /auth', 'two tabs, Login and Sign Up', async (visit) => {
    const tabs = [...(await visit.page('/auth')).html.matchAll(/<button[^>]*role="tab"[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(tabs).toEqual(['Login', 'Sign Up']);
  }),
  says('2 /auth', 'links Terms of Service to /terms', links('/auth', '/terms', 'Terms of Service')),
  says('2 /auth', 'links Privacy Policy to /privacy', links('/auth', '/privacy', 'Privacy Policy')),
  ...['/', '/about', '/locations/tampa', '/blog/seo-features', '/services/web-hosting', '/contact', '/booking'].map((path) =>
    says<Visit>('2 splash', `${path} carries it`, shows(path, 'Preparing your experience...', '24 hours', '5 pages')),
  ),
  ...['/auth', '/auth/forgot', '/terms', '/privacy', '/install', '/unsubscribe', '/no-such-page'].map((path) =>
    decided<Visit>('2 splash', `${path} is first opened`, 'pages that sell nothing have none', async (visit) =>
      expect(await visit.text(path)).not.toContain('Preparing your experience'),
    ),
  ),
  decided('2 splash', 'someone logged in opens /', 'they have no splash', async (visit) =>
    expect(await (await visit.open('/', 'other')).text()).not.toContain('Preparing your experience'),
  ),
];

const spaced = (heading: string) => oneLine(heading.replace(/\.(?=\S)/g, '. '));

async function startLinks(visit: Visit) {
  const { html } = await visit.page('/');
  return linksIn(part(html, /<main/, '</main>')).filter(({ text }) => text === 'Start My Site');
}

async function footerLinks(visit: Visit) {
  return linksIn(part((await visit.page('/')).html, /<footer/, '</footer>'));
}

const oneRow = (...cells: (string | undefined)[]) => new RegExp(cells.map((cell = '') => cell.replaceAll(/[$+]/g, '\\$&')).join('.*'));

function current(path: string, name: string) {
  return async (visit: Visit) => {
    const bar = linksIn(part((await visit.page(path)).html, /<nav aria-label="Main"/, '</nav>'));
    expect(bar.filter(({ tag }) => tag.includes('aria-current="page"')).map(({ text }) => text)).toEqual([name]);
  };
}
