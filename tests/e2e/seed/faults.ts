/** Something that is wrong with the product's answers, and the line that has to notice. */
export interface Fault {
  what: string;
  /** Start of `section: statement` of the line. */
  line: string;
  /** Method and path of the answers it's in. */
  at: RegExp;
  /** Changes the body of an answer that came. */
  text?: (body: string) => string;
  /** Changes where a redirect leads to. */
  location?: (to: string) => string;
  /** Answers instead of the product, with this JSON. */
  instead?: { status: number; body: object };
}

const inMain = (html: string, main: string) => html.replace(/(<main[^>]*>)[\s\S]*?(<\/main>)/, `$1${main}$2`);
const withoutMeta = (name: string) => (html: string) => html.replace(new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), '');
const withMeta = (name: string, content: string) => (html: string) =>
  html.replace(new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`), `$1${content}`);

/** Faults in where pages lead to. */
const wrongWays: Fault[] = [
  {
    what: '/portal/messages: a login that forgets where someone wanted to go',
    line: '2 guard: logged out, /portal/messages',
    at: /^GET \/portal\/messages$/,
    location: (to) => to.replace(/\?next=.*/, ''),
  },
  {
    what: '/portal/settings: an unconfirmed email leads to the login',
    line: '2 guard: email unconfirmed, /portal/settings',
    at: /^GET \/portal\/settings$/,
    location: (to) => to.replace('/verify-email', '/auth'),
  },
];

/** Faults in pages. */
export const pageFaults: Fault[] = [
  ...wrongWays,
  page('/about', 'title without the product’s name', '2 metadata: /about: title', (html) => html.replace(/<title>[^<]*/, '<title>How')),
  page('/a/b/c', '404 page without its link', "2 unknown paths: /a/b/c links 'Return to Home'", (html) =>
    html.replaceAll('Return to Home', 'Go'),
  ),
  page('/privacy', 'canonical link of another page', '2 metadata: /privacy: description', (html) =>
    html.replace(/(rel="canonical" href="[^"]*)\/privacy/, '$1/terms'),
  ),
  page('/', 'another headline', "2 hero: headline '5-Page", (html) => html.replaceAll('5-Page Websites.', 'Websites.')),
  page('/', 'a badge is missing', "2 hero: badge 'Free Logo'", (html) => html.replaceAll('Free Logo', 'Logo')),
  page('/', 'a button counted at the wrong place', '2 home: Start My Site appears', (html) =>
    html.replace('data-cta-location="pricing"', 'data-cta-location="hero"'),
  ),
  page('/', 'other opening hours in the footer', '2 home: the footer says 10am-6pm', (html) =>
    html.replaceAll('10am-6pm daily', '9am-5pm daily'),
  ),
  page('/', 'another subtext', '2 hero: subtext', (html) => html.replaceAll('already online.', 'online.')),
  page('/', 'sections in another order', '2 home: sections in the order', (html) =>
    html.replace('id="compare"', 'id="x"').replace('id="features"', 'id="compare"').replace('id="x"', 'id="features"'),
  ),
  page('/', 'the case study links to another site', '2 home: the case-study card', (html) =>
    html.replaceAll(/http:\/\/[\w-]+\.sites\.localhost:\d+/g, 'https://example.com'),
  ),
  page('/', 'a city of the grid without its name', '2 home: the location grid', (html) =>
    html.replace(/(<a[^>]*href="\/locations\/bend"[^>]*>)[\s\S]*?<\/a>/, '$1</a>'),
  ),
  page('/', 'another monthly price', '9 constants: price', (html) => html.replaceAll('12 × $29', '12 × $39')),
  page('/', 'testimonials without stars', '3 testimonial: … and shown with five stars', (html) =>
    html.replaceAll('aria-label="5 out of 5"', ''),
  ),
  page('/portfolio', 'no link is current', '2 navigation: on /portfolio the current', (html) => html.replaceAll('aria-current="page"', '')),
  page('/auth', 'another subtitle', '2 /auth: subtitle', (html) => html.replaceAll('Login or create an account', 'Log in')),
  page('/sitemap.xml', 'a page is missing in the sitemap', '2 sitemap: the sitemap lists', (xml) =>
    xml.replace(/<loc>[^<]*\/terms<\/loc>/, ''),
  ),
  page('/locations/miami', 'no structured data', '2 structured data: /locations/miami', (html) =>
    html.replaceAll('application/ld+json', 'text/plain'),
  ),
  page('/faq', 'other opening hours in the structured data', '2 structured data: /faq', (html) =>
    html.replaceAll('"opens":"09:00"', '"opens":"10:00"'),
  ),
  page('/cities', 'another price range', '2 structured data: /cities', (html) => html.replaceAll('$299-$647', '$299-$300')),
  page(
    '/blog',
    'a share picture of another site',
    '2 metadata: /blog: description',
    withMeta('og:image', 'https://example.com/og-image.jpg'),
  ),
  page('/contact', 'no picture for Twitter', '2 metadata: /contact: description', withoutMeta('twitter:image')),
  page('/booking', 'keywords of no page', '2 metadata: /booking: description', withMeta('keywords', 'foo, bar')),
  page('/locations/(?:tampa|orlando)', 'one description on two pages', '2 metadata: no description and no list', (html) =>
    ['description', 'og:description', 'twitter:description'].reduce(
      (changed, name) => withMeta(name, 'The same long description of a page stands on two pages, which is one too many.')(changed),
      html,
    ),
  ),
  page('/install', 'an empty page', '2 routes: public route /install', (html) => inMain(html, '')),
  page('/admin/orders', 'an error text with status 200', '2 guard: admin, /admin/orders', (html) =>
    inMain(html, `<p>${'The list of orders is not available at this moment. '.repeat(4)}</p>`),
  ),
  page('/locations/naples-marco-island', 'a page about another city', '2 routes: city /locations/naples-marco-island', (html) =>
    html.replaceAll(/Naples/g, 'Tampa'),
  ),
  page('/cities', 'a city is missing in the list', '2 routes: /cities links the 45', (html) =>
    html.replaceAll('"/locations/dover"', '"/locations/logan"'),
  ),
];

const refused = (error_code: string) => ({ status: 403, body: { error_code, message: 'No.' } });
const empty = { status: 200, body: {} };

/** Faults in calls: the first ones in answers, the others in what the product does, since it never hears of the call. */
export const callFaults: Fault[] = [
  {
    what: 'a chat without an end',
    line: "7.10 chat: 'data: [DONE]'",
    at: /^POST \/api\/chat$/,
    text: (body) => body.replace('data: [DONE]', ''),
  },
  {
    what: 'notifications oldest first',
    line: '7.6 notifications: ordered by created_at',
    at: /^GET \/api\/notifications$/,
    text: reversed,
  },
  {
    what: 'activity without words',
    line: '3 activity toast item: each has name',
    at: /^GET \/api\/activity$/,
    text: (body) => body.replaceAll(/"(?:name|action|location)":"[^"]*"/g, (pair) => pair.replace(/:"[^"]*"/, ':""')),
  },
  {
    what: 'events are thrown away',
    line: '7 analytics: event page_view',
    at: /^POST \/api\/analytics$/,
    instead: { status: 204, body: {} },
  },
  { what: 'no login code is sent', line: '7 standard auth calls: one-time code', at: /^POST \/api\/auth\/otp$/, instead: empty },
  { what: 'no reset link is sent', line: '7 standard auth calls: recover', at: /^POST \/api\/auth\/recover$/, instead: empty },
  { what: 'nothing is sent again', line: '7 standard auth calls: resend', at: /^POST \/api\/auth\/resend$/, instead: empty },
  {
    what: 'every code is refused',
    line: '7 standard auth calls: verify: the emailed code',
    at: /^POST \/api\/auth\/verify$/,
    instead: refused('code_invalid'),
  },
  {
    what: 'every second factor is refused',
    line: '7 standard auth calls: multi-factor verify: the right code',
    at: /^POST \/api\/auth\/factors\/totp\/verify$/,
    instead: refused('code_invalid'),
  },
  {
    what: 'a refresh answers nothing',
    line: '7 standard auth calls: token exchange: a refresh',
    at: /^POST \/api\/auth\/token\?grant_type=refresh_token$/,
    instead: empty,
  },
  {
    what: 'a key set without keys',
    line: '7 standard auth calls: key set',
    at: /jwks\.json$/,
    instead: { status: 200, body: { keys: [] } },
  },
  {
    what: 'a person without identities',
    line: '7 standard auth calls: identities',
    at: /^GET \/api\/auth\/identities$/,
    instead: { status: 200, body: { identities: [] } },
  },
  { what: 'a change of name changes nothing', line: '7 standard auth calls: update user', at: /^PUT \/api\/auth\/user$/, instead: empty },
];

function page(path: string, what: string, line: string, text: (html: string) => string): Fault {
  return { what: `${path}: ${what}`, line, at: new RegExp(`^GET ${path.replaceAll('.', '\\.')}$`), text };
}

function reversed(body: string): string {
  const { notifications, ...rest } = JSON.parse(body) as { notifications: object[] };
  return JSON.stringify({ notifications: notifications.toReversed(), ...rest });
}

/** Replaces `fetch` so that all answers have these faults. Returns a function that puts it back. */
export function plant(faults: Fault[]): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const found = faults.filter(({ at }) => at.test(`${init?.method ?? 'GET'} ${pathname}${search}`));
    const instead = found.find((fault) => fault.instead)?.instead;
    if (instead?.status === 204) return new Response(null, { status: 204 });
    if (instead) return Response.json(instead.body, { status: instead.status });
    const response = await real(input, init);
    if (found.length === 0) return response;
    const { status } = response;
    const headers = new Headers(response.headers);
    const to = headers.get('location');
    if (to !== null)
      headers.set(
        'location',
        found.reduce((location, fault) => fault.location?.(location) ?? location, to),
      );
    return new Response(
      found.reduce((text, fault) => fault.text?.(text) ?? text, await response.text()),
      { status, headers },
    );
  };
  return () => {
    globalThis.fetch = real;
  };
}
