import { beforeAll, describe, expect, test } from 'vitest';
import { siteHtmlErrors } from '../../tests/harness/valid-html.ts';
import type { Brief } from '../brief/brief.ts';
import type { SiteDocument } from '../document/document.ts';
import { neutral } from '../document/lines.ts';
import type { SiteFiles } from '../render/files.ts';
import { renderSite } from '../render/render.tsx';
import { gate } from './gate.ts';
import { sampleBrief, sampleDocument } from './sample-site.ts';

const origin = 'https://hollis.example';
let soundFiles: SiteFiles;
beforeAll(async () => {
  soundFiles = await renderSite(sampleDocument(), { origin });
});

const failures = (report: Awaited<ReturnType<typeof gate>>) =>
  report.checks.filter((check) => check.status === 'fail').map((check) => `${check.key}: ${check.where?.join('; ')}`);

test('a sound site passes every check', async () => {
  const report = await gate(sampleDocument(), soundFiles, sampleBrief());
  expect(failures(report)).toEqual([]);
  expect(report.passed).toBe(true);
  expect(report.usedFields).toContain('business.hours');
  expect(report.pages['/']?.requests).toBeGreaterThan(1);
});

test('words that don’t suit the business are found, unless they’re its trade', async () => {
  const document = { ...sampleDocument(), trade: { ...sampleDocument().trade, label: neutral('Parking lot') } };
  const unfitting = async (trade: string) => {
    const brief = { ...sampleBrief(), business: { ...sampleBrief().business, trade } };
    const { checks } = await gate(document, soundFiles, brief);
    return JSON.stringify(checks.find(({ key }) => key === 'fitting-words')?.where ?? []);
  };
  expect(await unfitting('plumber')).toContain('Parking lot');
  expect(await unfitting('parking lot')).not.toContain('Parking lot');
  expect(await unfitting('truck parking')).not.toContain('Parking lot');
});

test.each([
  ['invalid HTML', '<p><div>x</div></p></main>'],
  ['a doubled id', '<p id="main">x</p></main>'],
])('the check that tests make of all markup finds %s', (_what, broken) => {
  const html = soundFiles.get('/')?.body.toString() ?? '';
  expect(siteHtmlErrors(html)).toEqual([]);
  expect(siteHtmlErrors(html.replace('</main>', broken))).not.toEqual([]);
});

/** A page of the finished site with some of its HTML replaced. */
function htmlDefect(path: string, from: string | RegExp, to: string): SiteFiles {
  const file = soundFiles.get(path);
  const html = file?.body.toString() ?? '';
  const broken = html.replace(from, to);
  if (!file || broken === html) throw new Error(`Nothing to break on ${path}: ${from}`);
  return new Map([...soundFiles, [path, { ...file, body: Buffer.from(broken) }]]);
}

describe('a defect planted in the files is found', () => {
  test.each<[string, string, string, string | RegExp, string]>([
    ['a link to a page that is not there', 'links', '/', '</main>', '<a href="/nowhere">Here</a></main>'],
    ['an anchor that is not there', 'links', '/', '</main>', '<a href="/services#nothing">Here</a></main>'],
    ['a picture file that is not there', 'links', '/', '</main>', '<img src="/art/none.svg" alt="" width="4" height="3"></main>'],
    ['a link that runs script', 'safe-targets', '/', '</main>', '<a href="javascript:alert(1)">Here</a></main>'],
    ['a link without encryption', 'safe-targets', '/', '</main>', '<a href="http://other.example/">Here</a></main>'],
    ['a form that posts elsewhere by script', 'safe-targets', '/contact', 'action="/forms/contact"', 'action="data:text/html,x"'],
    ['a script', 'script', '/', '</main>', '</main><script>1</script>'],
    ['an event handler', 'script', '/', '<main ', '<main onclick="x()" '],
    ['a frame', 'script', '/', '</main>', '<iframe src="/x"></iframe></main>'],
    ['a font from another host', 'third-parties', '/', '<style>', '<style>@import "https://fonts.example/a.css";'],
    ['a picture from another host', 'third-parties', '/', '</main>', '<img src="//cdn.example/a.png" alt="" width="4" height="3"></main>'],
    ['a style sheet from another host', 'third-parties', '/', '</head>', '<link rel="stylesheet" href="https://cdn.example/a.css"></head>'],
    ['two main headings', 'headings', '/', '</main>', '<h1>Again</h1></main>'],
    ['no main heading', 'headings', '/', /<h1[\s>].*?<\/h1>/s, ''],
    ['a skipped level', 'headings', '/', '</main>', '<h4>Deep</h4></main>'],
    ['an empty heading', 'headings', '/', '</main>', '<h2> </h2></main>'],
    ['a doubled title', 'distinct-pages', '/about', /<title>.*?<\/title>/, '<title>Home | Hollis &amp; Daughter Plumbing</title>'],
    ['a missing description', 'distinct-pages', '/about', /<meta name="description"[^>]*>/, ''],
    ['a title that is cut off in search results', 'distinct-pages', '/about', '<title>', `<title>${'Long '.repeat(20)}`],
    ['a picture without text', 'pictures', '/', '</main>', '<img src="/favicon.svg" width="4" height="3"></main>'],
    ['a picture named by its file', 'pictures', '/', '</main>', '<img src="/favicon.svg" alt="IMG_2041.JPG" width="4" height="3"></main>'],
    ['a picture without size', 'pictures', '/', '</main>', '<img src="/favicon.svg" alt=""></main>'],
    ['an unnamed drawing', 'pictures', '/', '</main>', '<svg viewBox="0 0 1 1"></svg></main>'],
    ['a leftover of the machine', 'leftovers', '/', '</main>', '<p>undefined</p></main>'],
    ['an empty list item', 'leftovers', '/', '</main>', '<ul><li></li></ul></main>'],
    ['structured data that is not JSON', 'structured-data', '/', '"@graph":[', '"@graph":['.replace('[', '{')],
    ['no structured data', 'structured-data', '/', /<script type="application\/ld\+json">.*?<\/script>/s, ''],
    ['another phone number in the data', 'structured-data', '/', '"telephone":"+19195550148"', '"telephone":"+19195550199"'],
    ['another street in the data', 'structured-data', '/', '"streetAddress":"12 Oak Street"', '"streetAddress":"14 Oak Street"'],
    ['other hours in the data', 'structured-data', '/contact', '"closes":"17:30"', '"closes":"18:30"'],
    ['another price in the data', 'structured-data', '/services', '"minPrice":149', '"minPrice":99'],
    ['an answer that no one can read', 'structured-data', '/faq', '"text":"On Saturday mornings."', '"text":"Always."'],
    [
      'an invented rating',
      'structured-data',
      '/',
      '"telephone":',
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":"5"},"telephone":',
    ],
    ['coordinates that no one gave', 'structured-data', '/', '"telephone":', '"geo":{"@type":"GeoCoordinates"},"telephone":'],
    ['a British spelling', 'us-english', '/', '</main>', '<p>Any colour.</p></main>'],
    [
      'a page that is too heavy',
      'bytes',
      '/',
      '</main>',
      `<p>${Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join(' ')}</p></main>`,
    ],
    [
      'too many requests',
      'bytes',
      '/',
      '<main id="main">',
      `<main id="main">${Array.from({ length: 9 }, (_, index) => `<img src="/art/${index}.svg" alt="" width="4" height="3">`).join('')}`,
    ],
  ])('%s', async (_what, key, path, from, to) => {
    const report = await gate(sampleDocument(), htmlDefect(path, from, to), sampleBrief());
    expect(report.passed).toBe(false);
    expect(report.checks.find((check) => check.key === key)).toMatchObject({ status: 'fail' });
    expect(report.checks.find((check) => check.key === key)?.where?.length).toBeGreaterThan(0);
  });

  test('a picture that appears twice is a warning, not a failure', async () => {
    const twice = '<img src="/favicon.svg" alt="" width="4" height="3">';
    const report = await gate(sampleDocument(), htmlDefect('/', '</main>', `${twice}${twice}</main>`), sampleBrief());
    expect(report.checks.find((check) => check.key === 'repeated-pictures')?.status).toBe('warn');
    expect(failures(report)).toEqual([]);
  });
});

describe('a defect planted in the document is found', () => {
  type Change = (document: SiteDocument, brief: Brief) => void;
  const headline = (document: SiteDocument) => document.pages[0]?.sections[0]?.props as { headline: unknown; lead: unknown };
  test.each<[string, string, Change]>([
    [
      'an unproved claim',
      'claims',
      (document) => {
        headline(document).headline = neutral('Licensed and insured since 1998');
      },
    ],
    [
      'an unfilled slot',
      'leftovers',
      (document) => {
        headline(document).headline = neutral('Water where it belongs in {city}');
      },
    ],
    [
      'filler text',
      'leftovers',
      (document) => {
        headline(document).lead = neutral('Lorem ipsum for now');
      },
    ],
    [
      'an empty line',
      'leftovers',
      (document) => {
        headline(document).headline = neutral(' ');
      },
    ],
    [
      'the hole of a missing word',
      'leftovers',
      (document) => {
        headline(document).headline = neutral('Water where it belongs , always');
      },
    ],
    [
      'gray text on gray',
      'contrast',
      (document) => {
        document.theme.palette.muted = '#c9c2ae';
      },
    ],
    [
      'a focus ring that no one sees',
      'contrast',
      (document) => {
        document.theme.palette.focus = '#fdf5e1';
      },
    ],
    [
      'an answer that got lost',
      'brief-fields',
      (_document, brief) => {
        brief.business.founded = 2011;
      },
    ],
    [
      'a quote that got lost',
      'brief-fields',
      (_document, brief) => {
        brief.proof = { quotes: [{ text: 'Good.', name: 'A. B.', consent: true }] };
      },
    ],
  ])('%s', async (_what, key, change) => {
    const document = sampleDocument();
    const brief = sampleBrief();
    change(document, brief);
    const report = await gate(document, soundFiles, brief);
    expect(report.checks.find((check) => check.key === key)).toMatchObject({ status: 'fail' });
  });

  test('what staff typed without a source is a warning to them, not refused', async () => {
    const document = sampleDocument();
    headline(document).headline = { text: 'Guaranteed #1, 500 five-star reviews', from: 'staff', fields: [] };
    const report = await gate(document, soundFiles, sampleBrief());
    const claims = report.checks.find((check) => check.key === 'claims');
    expect(claims).toMatchObject({ status: 'warn', detail: expect.stringMatching(/^Text by staff, not from the brief/) });
    expect(claims?.where?.join(' ')).toContain('"500"');
    expect(report.passed).toBe(true);
  });

  test('an answer left out with a reason is reported, not lost', async () => {
    const brief = sampleBrief();
    brief.proof = { quotes: [{ text: 'Good.', name: 'A. B.' }] };
    const document = sampleDocument();
    document.unused = [{ field: 'proof.quotes.0', reason: 'It has no consent.' }];
    const report = await gate(document, soundFiles, brief);
    expect(failures(report)).toEqual([]);
    expect(report.unused).toEqual(document.unused);
  });
});
