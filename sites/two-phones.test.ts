import { beforeAll, expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import plumber from './briefs/plumber-raleigh.json' with { type: 'json' };
import { makeSite } from './make-site.ts';
import { workshop } from './sections/workshop.ts';

const options = { origin: 'https://two.example', readFile: async () => undefined };

// The first site that a process makes loads dictionaries and a grammar checker, which takes longer than a test may on a busy machine.
beforeAll(async () => {
  await makeSite(plumber, options);
});

const brief = (phone: string, more = {}) => ({ ...plumber, business: { ...plumber.business, phone }, ...more });
/** The numbers that links of a site dial, what its contact page calls them, and whether it passed its check. */
async function phonesOf(input: unknown) {
  const { files, report } = must(await makeSite(input, options));
  const dialed = (html: string) => new Set(html.match(/(?<=href=")tel:[^"]*/g));
  const contact = files.get('/contact')?.body.toString() ?? '';
  const pages = [...files.values()].filter(({ type }) => type.startsWith('text/html')).map(({ body }) => body.toString());
  return {
    passed: report.passed,
    onContact: [...dialed(contact)].toSorted(),
    everywhere: [...dialed(pages.join('\n'))].toSorted(),
    labels: contact.match(/Phone \([^)]*\)|Other phone/g),
    telephone: contact.match(/"telephone":"[^"]*"/)?.[0],
  };
}

const both = ['tel:+19195550148', 'tel:+19195550199'];

test.each(workshop.themes.all.map(({ name }) => name))(
  'in %s, both numbers of a business are on its contact page and dial right',
  async (theme) => {
    const look = { chosen: { theme, seed: 7 } };
    expect(await phonesOf(brief('(919) 555-0148 or 919.555.0199 (24 hr)', { look }))).toEqual({
      passed: true,
      onContact: both,
      everywhere: both,
      labels: ['Phone (24 hr)'],
      telephone: '"telephone":"+19195550148"',
    });
  },
);

test.each([
  ['919-555-0148 / 919-555-0199', true],
  ['919-555-0148', false],
])('without a page for the ways to reach the business, the owner reads whether one of “%s” is left out: %s', async (phone, isLeftOut) => {
  const input = brief(phone, { pages: ['home', 'services', 'pricing', 'blog', 'faq'] });
  const { document } = must(await makeSite(input, options));
  const note = { field: 'business.phone', reason: 'No page you picked has room for a second phone number.' };
  expect(document.unused.filter(({ field }) => field === 'business.phone')).toEqual(isLeftOut ? [note] : []);
  expect(must(await makeSite(brief(phone), options)).document.unused).not.toContainEqual(note);
});

test('a second number that nothing is said of is another phone, and one alone is as before', async () => {
  expect(await phonesOf(brief('919-555-0148 / 919-555-0199'))).toMatchObject({ passed: true, onContact: both, labels: ['Other phone'] });
  expect(await phonesOf(brief('919-555-0148'))).toMatchObject({ everywhere: ['tel:+19195550148'], labels: null });
});
