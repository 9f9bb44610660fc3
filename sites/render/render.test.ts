import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteHtmlErrors } from '../../tests/harness/valid-html.ts';
import type { Photo, SiteDocument } from '../document/document.ts';
import { placeholderDay, withDay } from '../document/version-day.ts';
import { safeTargets } from '../gate/checks/safe-targets.ts';
import { noScript, noThirdParties } from '../gate/checks/self-contained.ts';
import { attribute, parsedPage, parsedPages } from '../gate/parsed-page.ts';
import { sampleBrief, sampleDocument } from '../gate/sample-site.ts';
import { derive } from '../interview/derived-brief.ts';
import type { FormProps } from '../sections/form/schema.ts';
import { sections } from '../sections/registry.ts';
import { hashOf } from './files.ts';
import { sitePolicy } from './policy.ts';
import { renderSite } from './render.tsx';

const origin = 'https://hollis.example';

test('makes every file of a site, each with its type and cache', async () => {
  const files = await renderSite(sampleDocument(), { origin });
  for (const path of ['/', '/about', '/services', '/contact', '/faq', '/404', '/thanks/contact', '/thanks/booking']) {
    expect(files.get(path)).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'page' });
  }
  for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/sitemap.xml', '/robots.txt', '/social.jpg'])
    expect(files.get(path)?.cache).toBe('page');
  const named = [...files].filter(([path]) => /^\/(?:art|fonts|img)\//.test(path));
  expect(named.filter(([path]) => path.startsWith('/fonts/'))).toHaveLength(2);
  for (const [path, file] of named) {
    expect(file.cache).toBe('immutable');
    expect(path).toContain(createHash('sha256').update(file.body).digest('hex').slice(0, 16));
  }
  expect(files.get('/social.jpg')?.body.byteLength).toBeLessThan(60 * 1024);
  expect(files.get('/sitemap.xml')?.body.toString().match(/<loc>/g)).toHaveLength(5);
});

test('the sitemap says when the pages changed, if that is known', async () => {
  const sitemap = async (options: { changedOn?: string }) =>
    (await renderSite(sampleDocument(), { origin, ...options })).get('/sitemap.xml')?.body ?? Buffer.from('');
  expect((await sitemap({})).toString()).not.toContain('lastmod');
  const dated = await sitemap({ changedOn: '2026-11-21' });
  expect(dated.toString().match(/<loc>[^<]*<\/loc><lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(5);
  expect(withDay(await sitemap({ changedOn: placeholderDay }), placeholderDay, '2026-11-21')).toEqual(dated);
});

test('every page names its icons, and the color of its ground for the browser’s bar', async () => {
  const files = await renderSite(sampleDocument(), { origin });
  const html = files.get('/')?.body.toString();
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(html).toContain(`<meta name="theme-color" content="${sampleDocument().theme.palette.bg}">`);
});

test('gives the same bytes for the same document, and follows the origin where it matters', async () => {
  const [first, second, elsewhere] = await Promise.all(
    [origin, origin, 'https://other.example'].map((host) => renderSite(sampleDocument(), { origin: host })),
  );
  expect(hashOf(second ?? new Map())).toBe(hashOf(first ?? new Map()));
  const differing = [...(first ?? [])].filter(([path, file]) => !elsewhere?.get(path)?.body.equals(file.body)).map(([path]) => path);
  expect(differing.sort()).toEqual(['/', '/about', '/contact', '/faq', '/robots.txt', '/services', '/sitemap.xml']);
});

test('pages outside the index say so and have neither canonical address nor structured data', async () => {
  const files = await renderSite(sampleDocument(), { origin });
  for (const path of ['/404', '/thanks/contact', '/thanks/booking']) {
    const html = files.get(path)?.body.toString() ?? '';
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/rel="canonical"|ld\+json/);
  }
  expect(files.get('/')?.body.toString()).toContain('<link rel="canonical" href="https://hollis.example/">');
});

test('forms post to the site itself, or to a given address', async () => {
  const posts = async (options: { formsTo?: string }) =>
    (await renderSite(sampleDocument(), { origin, ...options }))
      .get('/contact')
      ?.body.toString()
      .match(/<form[^>]*>/)?.[0];
  expect(await posts({})).toContain('action="/forms/contact"');
  expect(await posts({ formsTo: 'https://sunup.example/f/7/' })).toContain('action="https://sunup.example/f/7/contact"');
});

test('the page after a booking says what the form said of a request, and the one after a message only whom to call', async () => {
  const document = sampleDocument();
  const props = sections.samples('form').find((sample) => (sample as FormProps).purpose === 'booking') as FormProps;
  document.pages[0]?.sections.push({ id: 'request', kind: 'form', variant: 'short', band: 'page', props });
  const textOf = async (path: string) => parsedPage(path, (await renderSite(document, { origin })).get(path)?.body.toString() ?? '').text;
  expect(await textOf('/thanks/booking')).toContain(props.note.text);
  expect(await textOf('/thanks/contact')).not.toContain(props.note.text);
});

describe('the bar on phones', () => {
  const bar = async (change: (document: SiteDocument) => void) => {
    const document = sampleDocument();
    change(document);
    const page = parsedPage('/', (await renderSite(document, { origin })).get('/')?.body.toString() ?? '');
    const nav = page.elements.find((element) => attribute(element, 'class') === 'bar');
    expect(nav && attribute(nav, 'aria-label')).toBe('Quick actions');
    return page.elements.filter((element) => element.tagName === 'a' && element.parentNode === nav).map((link) => attribute(link, 'href'));
  };

  test('holds the two actions', async () => {
    expect(await bar(() => undefined)).toEqual(['tel:+19195550148', '/contact']);
  });

  test('fills up with a page when a fact is missing or two actions lead to one place', async () => {
    expect(
      await bar((document) => {
        delete document.facts.phone;
      }),
    ).toEqual(['/contact', '/services']);
    expect(
      await bar((document) => {
        document.actions = document.actions.slice(0, 1);
      }),
    ).toEqual(['tel:+19195550148', '/contact']);
  });
});

describe('hostile words', () => {
  const attacks = [
    '</script><script>alert(1)</script>',
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!-- ]]> --!> <iframe src=//evil.example>',
    '<svg onload=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}} %s &lt;b&gt; &amp;',
  ];

  test.each(attacks)('%s stays text everywhere', async (attack) => {
    const document = hostile(sampleDocument(), attack);
    const files = await renderSite(document, { origin });
    const pages = parsedPages(files, new Set(document.pages.map((page) => page.path)));
    const subject = {
      document,
      files,
      pages,
      derived: derive(sampleBrief()),
      lines: [],
      use: { used: [], unused: [], lost: [] },
      weights: new Map(),
    };
    for (const check of [noScript, noThirdParties, safeTargets]) expect(check.run(subject)).toMatchObject({ status: 'pass' });
    expect(pages[0]?.text).toContain(attack);
    for (const page of pages.filter(({ indexed }) => indexed)) {
      const block = page.elements.find((element) => attribute(element, 'type') === 'application/ld+json')?.childNodes[0];
      expect(() => JSON.parse(block && 'value' in block ? block.value : '')).not.toThrow();
    }
    // html-validate's limit on titles is the writer's to keep; markup must hold whatever the words.
    expect(siteHtmlErrors(files.get('/')?.body.toString() ?? '').filter((error) => !error.startsWith('long-title'))).toEqual([]);
  });
});

/** The document with an attack in every line and every fact that is plain text. */
function hostile(document: SiteDocument, attack: string): SiteDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
    return typeof copy.text === 'string' && 'from' in copy ? { ...copy, text: `${attack} ${copy.text}` } : copy;
  };
  const changed = walk(document) as SiteDocument;
  const { facts } = changed;
  facts.name = `Hollis ${attack}`;
  facts.shortName = attack;
  facts.description = attack;
  facts.licences = [attack];
  facts.serviceArea = [attack];
  if (facts.address) facts.address.city = attack;
  return changed;
}

test('the policy allows the page’s own style by its hash and no script', async () => {
  const html = (await renderSite(sampleDocument(), { origin })).get('/')?.body.toString() ?? '';
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(style.length).toBeGreaterThan(1000);
  const policy = sitePolicy(html, { frameAncestors: "'none'" });
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
});

describe('photos', () => {
  const photo: Photo = {
    id: 'p1',
    width: 960,
    height: 640,
    variants: [{ format: 'jpeg', width: 960, height: 640, bytes: 3, hash: 'abc' }],
  };
  const withPhoto = () => {
    const document = sampleDocument();
    const hero = document.pages[0]?.sections[0]?.props as { picture: unknown };
    hero.picture = { kind: 'photo', photo, alt: { text: 'A van', from: 'brief', fields: ['photos.0'] } };
    return document;
  };

  test('are placed under their hash', async () => {
    const picture = await import('sharp').then(({ default: sharp }) =>
      sharp({ create: { width: 960, height: 640, channels: 3, background: '#888888' } })
        .jpeg()
        .toBuffer(),
    );
    const files = await renderSite(withPhoto(), { origin, photoBytes: (hash) => (hash === 'abc' ? picture : undefined) });
    expect(files.get('/img/abc.jpeg')).toEqual({ body: picture, type: 'image/jpeg', cache: 'immutable' });
  });

  test('that are missing stop the render', async () => {
    await expect(renderSite(withPhoto(), { origin })).rejects.toThrow('photo abc is missing');
  });
});
