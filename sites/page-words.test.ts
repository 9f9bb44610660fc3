import { expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { compose } from './compose.ts';
import type { PageKind } from './document/document.ts';
import { linesIn } from './document/lines.ts';
import { parsedPage, visibleText } from './gate/parsed-page.ts';
import { derive } from './interview/derived-brief.ts';
import { wordCount } from './language/sentences.ts';
import { pageWords } from './page-words.ts';
import { pageSources } from './pages/pages.ts';
import { type ThinPage, thinPages } from './pages/thin-pages.ts';
import { fewestWords, wordsOn } from './pages/word-counts.ts';
import { renderSite } from './render/render.tsx';

const composed = (brief: Brief) => compose({ brief, seed: 1, photos: [] });
const wordsOf = (brief: Brief) => pageWords({ brief, seed: 1, photos: [] });
const thinOf = (brief: Brief) => thinPages(pageSources(derive(brief), 0), wordsOf(brief));
const thinPage = (brief: Brief, kind: PageKind) => thinOf(brief).find(({ page }) => page === kind);
const asksOf = (thin: ThinPage | undefined) => thin?.questions.map(({ ask }) => ask) ?? [];
const textOf = (brief: Brief, kind: PageKind) =>
  linesIn(composed(brief).pages.find((page) => page.kind === kind)?.sections)
    .map(({ text }) => text)
    .join('\n');

const services = [
  { name: 'Drain cleaning', priceFrom: '129' },
  { name: 'Water heaters', priceFrom: '900' },
  { name: 'Leak repair', priceFrom: '149' },
];
const plumber = (pages: PageKind[], more: object = {}) =>
  must(
    readBrief({
      business: {
        name: 'Ada Pipe',
        trade: 'plumber',
        description: 'We fix pipes.',
        phone: '(919) 555-0148',
        address: { city: 'Cary', state: 'NC' },
      },
      services,
      pages,
      ...more,
    }),
  ).brief;

/** The brief with each question answered in its field, by a sentence or two. */
function answered(brief: Brief, questions: ThinPage['questions']): { brief: Brief; said: string[] } {
  const next = structuredClone(brief);
  const said = questions.map(({ ask, of }, index) => {
    const text = `Visit ${index + 1}: it takes about two hours for a house of three bedrooms, and we bring everything that it needs in our own van.`;
    const rows = of?.path === 'services' ? next.services : next.details?.shop;
    const row = of && rows?.find(({ name }) => name === of.name);
    if (row) row.description = text;
    else next.interview = [...(next.interview ?? []), { question: ask, answers: [text] }];
    return text;
  });
  return { brief: must(readBrief(next)).brief, said };
}

const shop = { details: { shop: ['Faucet kit', 'Drain guard', 'Water filter'].map((name) => ({ name, price: '40' })) } };

test.each([
  ['home', plumber(['home', 'about', 'services', 'contact', 'booking'])],
  ['about', plumber(['home', 'about', 'services', 'contact', 'faq'])],
  ['services', plumber(['home', 'about', 'services', 'contact', 'booking'])],
  ['pricing', plumber(['home', 'about', 'pricing', 'faq', 'contact'])],
  ['shop', plumber(['home', 'about', 'shop', 'faq', 'contact'], shop)],
  ['faq', plumber(['home', 'about', 'services', 'contact', 'faq'])],
] as const)('the questions for a thin %s page fill it, and their answers are on it', (page, brief) => {
  const before = thinPage(brief, page);
  expect(wordsOf(brief)[page]).toBeLessThan(fewestWords[page] / 2);
  const after = answered(brief, before?.questions ?? []);
  expect(wordsOf(after.brief)[page]).toBeGreaterThanOrEqual(fewestWords[page]);
  expect(thinPage(after.brief, page)).toBeUndefined();
  const shown = textOf(after.brief, page);
  for (const text of after.said) expect(shown).toContain(text);
});

test('one answer alone is on its page as well', () => {
  const brief = plumber(['home', 'about', 'services', 'pricing', 'faq']);
  const picked = thinOf(brief).filter(({ page }) => brief.pages.includes(page));
  expect(picked.map(({ page }) => page)).toEqual(['home', 'about', 'services', 'faq']);
  for (const { page, questions } of picked)
    for (const question of questions) {
      const { brief: one, said } = answered(brief, [question]);
      expect(textOf(one, page), `${page}: ${question.ask}`).toContain(said[0]);
    }
});

test('a count is what a visitor reads on the page, without what it says twice', async () => {
  const brief = answered(plumber(['home', 'about', 'services', 'contact', 'faq']), [
    { ask: 'How did the business begin?' },
    { ask: 'Do you charge to come out?' },
  ]).brief;
  const document = composed(brief);
  const files = await renderSite(document, { origin: 'https://ada.sites.example', photoBytes: () => undefined });
  for (const page of document.pages.filter(({ kind }) => fewestWords[kind] > 0)) {
    const { elements } = parsedPage(page.path, String(files.get(page.path)?.body));
    const main = elements.find(({ tagName }) => tagName === 'main');
    const read = main ? wordCount(visibleText(main)) : 0;
    expect(wordsOn(page), page.path).toBeLessThanOrEqual(read);
    expect(wordsOn(page), page.path).toBeGreaterThan(read * 0.6);
  }
});

test('a services page of names and prices beside a pricing page is the one that asks, whatever its length', () => {
  const names = ['Drain', 'Sewer', 'Heater', 'Faucet', 'Toilet', 'Sink', 'Shower', 'Pump'].map((name) => ({
    name: `${name} repair and replacement in old and new houses, shops and offices`,
    priceFrom: '129',
  }));
  const brief = plumber(['home', 'about', 'services', 'pricing', 'contact'], { services: names });
  expect(wordsOf(brief).services).toBeGreaterThan(fewestWords.services);
  expect(thinPage(brief, 'services')).toMatchObject({ repeats: true, fills: true });
  expect(thinPage(brief, 'services')?.words).toBeUndefined();
  expect(thinPage(plumber(['home', 'about', 'services', 'pricing', 'contact']), 'pricing')).toBeUndefined();
  expect(thinPage(answered(brief, thinPage(brief, 'services')?.questions ?? []).brief, 'services')).toBeUndefined();
});

test('no question is asked for two pages, and a swap is for a page that isn’t thin', () => {
  const brief = plumber(['home', 'about', 'services', 'pricing', 'faq']);
  const thin = thinOf(brief);
  const asks = thin.filter(({ page }) => brief.pages.includes(page)).flatMap(asksOf);
  expect(new Set(asks).size).toBe(asks.length);
  for (const { instead } of thin) expect(instead.filter((page) => thin.some((one) => one.page === page))).toEqual([]);
  expect(thinPage(brief, 'about')?.instead[0]).toBe('contact');
});

test('what began the business is told on the About page without its question, and is a question with its answer elsewhere', () => {
  const ask = [{ ask: 'How did the business begin?' }];
  const about = answered(plumber(['home', 'about', 'services', 'contact', 'faq']), ask);
  expect(textOf(about.brief, 'about')).toContain(about.said[0]);
  expect(textOf(about.brief, 'about')).not.toContain(ask[0]?.ask);
  expect(textOf(about.brief, 'faq')).not.toContain(about.said[0]);
  const details = { faq: [{ question: 'Do you work on Sundays?', answer: 'Yes, until noon.' }] };
  const faq = answered(plumber(['home', 'services', 'pricing', 'contact', 'faq'], { details }), ask);
  expect(textOf(faq.brief, 'faq')).toContain(`${ask[0]?.ask}\n${faq.said[0]}`);
  const spanish = answered(plumber(['home', 'services', 'pricing', 'contact', 'faq'], { details, language: 'es' }), ask);
  expect(textOf(spanish.brief, 'faq')).toContain(`¿Cómo empezó el negocio?\n${spanish.said[0]}`);
});

test('questions fit what a business gives', () => {
  const taqueria = must(
    readBrief({
      business: { name: 'La Paloma', trade: 'taqueria', description: 'We make tacos.', phone: '(919) 555-0148' },
      services: [{ name: 'Carnitas plate' }, { name: 'Birria' }],
      pages: ['home', 'about', 'services', 'contact', 'faq'],
    }),
  ).brief;
  expect(asksOf(thinPage(taqueria, 'services'))[0]).toBe('What’s in “Carnitas plate”, how is it made, and how many does it feed?');
  expect(asksOf(thinPage(taqueria, 'about'))[0]).toBe('How did the kitchen begin?');
});

test('who customers meet isn’t asked of an owner who has named the people', () => {
  const brief = plumber(['home', 'about', 'services', 'contact', 'faq']);
  const asksWho = (one: Brief) => asksOf(thinPage(one, 'about')).includes('Who will customers meet?');
  expect(asksWho(brief)).toBe(true);
  expect(asksWho({ ...brief, business: { ...brief.business, people: [{ name: 'Ada Lund' }] } })).toBe(false);
});

test('a page that shows what other pages are asked says that it grows with them', () => {
  expect(thinPage(plumber(['home', 'about', 'services', 'contact', 'faq']), 'home')).toMatchObject({ grows: true, questions: [] });
  expect(thinPage(plumber(['home', 'about', 'services', 'contact', 'booking']), 'home')?.grows).toBeUndefined();
  const [first, second] = services;
  const described = {
    services: [
      { ...first, description: 'By cable, from the cleanout.' },
      { ...second, description: 'With a tank of 50 gallons.' },
      { name: 'Leaks' },
    ],
  };
  const both = plumber(['home', 'services', 'pricing', 'contact', 'booking'], described);
  expect(thinPage(both, 'pricing')).toMatchObject({ grows: true });
});

test('what the About page tells doesn’t make an FAQ page', () => {
  const brief = plumber(['home', 'about', 'services', 'contact', 'faq']);
  const told = answered(brief, thinPage(brief, 'about')?.questions ?? []).brief;
  expect(told.interview).toHaveLength(3);
  expect(thinPage(told, 'faq')).toMatchObject({ becomes: thinPage(brief, 'faq')?.becomes });
  expect(composed(told).pages.map(({ kind }) => kind)).not.toContain('faq');
});
