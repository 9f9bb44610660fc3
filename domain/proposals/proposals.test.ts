import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, editRequests } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { answerAt } from '../briefs/schema.ts';
import { changeOwnSite } from '../site-changes/site-changes.ts';
import { siteSources } from '../versions/sources.ts';
import { newestVersion } from '../versions/versions.ts';
import { placesIn } from './places.ts';
import { type Proposal, proposalsFor } from './proposals.ts';
import { readOwnRequest, stepForWish } from './queries.ts';

useDatabase();

const said =
  'make it look more modern? and add a service moving pianos $300, also im open saturday 9 to 1. write something nice about my dad';

const titled = (proposals: Proposal[], title: string) =>
  proposals.find((one) => one.title === title) ?? expect.fail(`Nothing is titled ${title}.`);

test('a request becomes buttons for what we can do at once, and a part for a person', async () => {
  const { owner, projectId } = await draftedProject('Saying Plumbing');
  const proposals = await readOwnRequest(owner.id, projectId, said);
  expect(proposals.map(({ title, button }) => [title, button])).toEqual([
    ['Another look', 'Try other looks'],
    ['New service', 'Add service: Moving pianos, $300'],
    ['Saturday hours', 'Change Saturday hours to 9-1'],
    ['Your request', undefined],
  ]);
  expect(titled(proposals, 'Your request').words).toContain('something nice about my dad');
  expect(titled(proposals, 'Saturday hours')).toMatchObject({ was: 'Closed', now: '9 am to 1 pm' });
});

test('services that came from a price list in the description can be added to, and stay services', async () => {
  const { owner, projectId } = await draftedProject('Listing Plumbing');
  const description = 'We fix leaks. Drains 90 heaters 150 toilets 80. We come at night.\nQ: Do you finance? A: Yes.';
  const facts = [
    { path: 'services' as const, value: [] },
    { path: 'business.description' as const, value: description },
  ];
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts, name: 'Description' }));
  const priced = await stepForWish(owner.id, projectId, { do: 'price', name: 'Heaters', price: '$160' });
  expect(priced).toMatchObject({ kind: 'facts' });
  const [found] = await readOwnRequest(owner.id, projectId, 'add a service sump pumps $300');
  if (found?.step?.kind !== 'facts') throw new Error('Nothing is proposed.');
  const { version } = must(await changeOwnSite(owner.id, projectId, { texts: [], ...found.step.change }));
  const { answers } = await siteSources(projectId);
  expect((answers.services as { name: string }[]).map(({ name }) => name)).toEqual(['Drains', 'Heaters', 'Toilets', 'Sump pumps']);
  expect(answerAt(answers, 'business.description')).toBe('We fix leaks. We come at night.');
  expect(answerAt(answers, 'details.faq')).toContainEqual({ question: 'Do you finance?', answer: 'Yes.' });
  expect(JSON.stringify(version.document)).not.toContain('heaters 150');
});

const menu = [
  { name: '#1 Pate', price: '7.25' },
  { name: '#2 Chicken', price: '7' },
  { name: '#3 Egg', price: '6.50' },
  { name: 'Pickles', price: '8' },
];

test.each([
  ['a product', { path: 'details.shop' as const, value: [...menu, { name: 'Soup', price: '5' }], was: menu }],
  ['a service', { path: 'services' as const, value: [{ name: 'Catering' }], was: [] }],
  ['a price', { path: 'details.pricing' as const, value: [{ name: 'Delivery', price: '5' }], was: [] }],
])('products that came from a menu in the description stay products when %s is added', async (what, added) => {
  const { owner, projectId } = await draftedProject(`Selling ${what}`);
  const { pages } = (await siteSources(projectId)).answers as { pages: string[] };
  const facts = [
    { path: 'services' as const, value: [] },
    { path: 'details.pricing' as const, value: [] },
    { path: 'details.shop' as const, value: menu.slice(3) },
    { path: 'pages' as const, value: [...pages.slice(0, 4), 'shop'] },
    { path: 'business.description' as const, value: 'Hot bread at six. #1 Pate 7.25 #2 Chicken 7 #3 Egg 6.50.' },
  ];
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts, name: 'Menu' }));
  const { version } = must(await changeOwnSite(owner.id, projectId, { texts: [], facts: [added], name: 'More' }));
  const { answers } = await siteSources(projectId);
  expect(answerAt(answers, added.path)).toEqual(added.value);
  expect(answerAt(answers, 'details.shop')).toEqual(added.path === 'details.shop' ? added.value : menu);
  expect(answerAt(answers, 'business.description')).toBe('Hot bread at six.');
  expect(JSON.stringify(version.document)).not.toContain('#2 Chicken 7');
});

test('what the site has already is said, and offered no change', async () => {
  const { owner, projectId } = await draftedProject('Knowing Plumbing');
  const wish = async (text: string) => (await readOwnRequest(owner.id, projectId, text))[0];
  const { hours, phone } = (await siteSources(projectId)).answers.business as { hours: Record<string, string[][]>; phone: string };
  const [open = '', close = ''] = hours.mon?.[0] ?? [];
  for (const text of [`we’re open monday ${open} to ${close}`, `our phone number is ${phone}`])
    expect([text, await wish(text)]).toEqual([
      text,
      expect.objectContaining({ step: { kind: 'none' }, note: 'Your site already says this.' }),
    ]);
});

test.each([
  ['our phone should be 555 0184', '(919) 555-0184'],
  ['change our phone number to 919-555-0184 extension 12', '919-555-0184 extension 12'],
  ['our new phone is (919) 555‑0184', '(919) 555‑0184'],
  ['our new phone is ９１９-555-0184', '９１９-555-0184'],
  ['the phone number is 1-800-FLOWERS now', '1-800-FLOWERS'],
])('"%s" proposes %s', async (text, number) => {
  const { owner, projectId } = await draftedProject(`Phone ${text.length} Plumbing`);
  const [found] = await readOwnRequest(owner.id, projectId, text);
  expect([found?.title, found?.now]).toEqual(['Phone', number]);
});

test('of two numbers in a request, none is dropped: a person reads it', async () => {
  const { owner, projectId } = await draftedProject('Two Phones Plumbing');
  const found = await readOwnRequest(owner.id, projectId, 'our phone is 919-555-0184 or 919-555-0199');
  expect(found.map(({ wish }) => wish)).toEqual([{ do: 'person' }]);
});

test('on a site with two numbers, a person finds out which one is meant', async () => {
  const { owner, projectId } = await draftedProject('Second Phone Plumbing');
  const phone = '(919) 555-0148 or 919-555-0199 (24 hr)';
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.phone', value: phone }], name: 'Phone' }));
  const [found] = await readOwnRequest(owner.id, projectId, 'our phone is 919-555-0184');
  expect(found).toMatchObject({ wish: { do: 'phone' }, title: 'Your request' });
  expect(found?.button).toBeUndefined();
  expect((await siteSources(projectId)).answers.business).toMatchObject({ phone });
});

test('days in a row with the same hours are said together', async () => {
  const { owner, projectId } = await draftedProject('Weekly Plumbing');
  const [found] = await readOwnRequest(owner.id, projectId, 'we are open monday to friday 9 to 5 and closed sunday');
  expect(found?.now).toBe('Monday to Friday 9 am to 5 pm');
});

test('a day off on a site without hours goes to a person', async () => {
  const { owner, projectId } = await draftedProject('Hourless Plumbing');
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.hours', value: null }], name: 'Hours' }));
  const [found] = await readOwnRequest(owner.id, projectId, 'we’re closed sundays');
  expect(found?.wish).toEqual({ do: 'person' });
});

test.each([
  ['business.languages', 'we also speak Spanish'],
  ['business.payments', 'we take Visa and checks'],
  ['business.links', 'our facebook page is facebook.com/firstplumbing'],
  ['business.licences', 'our license number is PLB-20418'],
  ['business.serviceArea', 'we also serve Cary'],
] as const)('the first entry of a list is added: %s', async (path, text) => {
  const { owner, projectId } = await draftedProject(`First ${path.slice(9)} Plumbing`);
  const { answers } = await siteSources(projectId);
  const { [path.slice(9)]: _, ...business } = answers.business as Record<string, unknown>;
  await db()
    .update(briefs)
    .set({ answers: { ...answers, business } })
    .where(eq(briefs.projectId, projectId));
  const [found] = await readOwnRequest(owner.id, projectId, text);
  const step = found && (await stepForWish(owner.id, projectId, found.wish));
  if (step?.kind !== 'facts') throw new Error(`Not a change of facts: ${JSON.stringify(found)}`);
  expect(step.change.facts[0]?.path).toBe(path);
  must(await changeOwnSite(owner.id, projectId, { texts: [], ...step.change }));
  expect(answerAt((await siteSources(projectId)).answers, path)).toEqual(step.change.facts[0]?.value);
});

test('what goes to a person is the owner’s own text, each wish by itself, and a remark is shown last', async () => {
  const { owner, projectId } = await draftedProject('Verbatim Plumbing');
  const text =
    'my back gave out, so take Zelle. make the photo smaller and put my sister Ana also, she helps me saturdays. i dont like the phone so big. open saturday 9 to 1, the kids are grown';
  const proposals = await readOwnRequest(owner.id, projectId, text);
  expect(proposals.filter(({ step }) => !step).map(({ words, isAside }) => [words, isAside ?? false])).toEqual([
    ['make the photo smaller', false],
    ['and put my sister Ana also, she helps me saturdays.', false],
    ['i dont like the phone so big.', false],
    ['my back gave out', true],
    ['the kids are grown', true],
  ]);
});

test.each([
  'our Cary office is open Mon-Fri 8-5 and the Garner location is Mon-Sat 9am to 4pm',
  'we do emergencies 24/7',
  'call (919) 555-0188 or 919-555-0199',
])('what one answer can’t say goes to a person whole: %s', async (text) => {
  const { owner, projectId } = await draftedProject(`Whole ${text.length} Plumbing`);
  const proposals = await readOwnRequest(owner.id, projectId, text);
  expect(proposals.map(({ words, step }) => [words, step])).toEqual([[text, undefined]]);
});

test('ways to pay and languages are named as the form names them, in Spanish too', async () => {
  const { owner, projectId } = await draftedProject('Paying Plumbing');
  const read = async (text: string) => (await readOwnRequest(owner.id, projectId, text)).map(({ button }) => button);
  expect(await read('acepto zelle y efectivo')).toEqual(['Add Zelle and Cash']);
  expect(await read('quiero que diga que hablo español e inglés y que acepto zelle')).toEqual(['Add Spanish and English', 'Add Zelle']);
  expect(await read('lavo alfombras')).toEqual(['Add service: Lavado de alfombras']);
});

test('reading changes nothing and sends nothing', async () => {
  const { owner, projectId, version } = await draftedProject('Reading Plumbing');
  await readOwnRequest(owner.id, projectId, said);
  expect((await newestVersion(projectId, false))?.id).toBe(version.id);
  expect(await db().$count(editRequests, eq(editRequests.projectId, projectId))).toBe(0);
});

test('two parts of one request that change the same answer both happen', async () => {
  const { owner, projectId } = await draftedProject('Twice Plumbing');
  const proposals = await readOwnRequest(owner.id, projectId, 'add toilet repair $90. add gas lines from $200');
  for (const { wish } of proposals) {
    const step = await stepForWish(owner.id, projectId, wish);
    if (step?.kind !== 'facts') throw new Error('Not a change of facts.');
    must(await changeOwnSite(owner.id, projectId, { texts: [], ...step.change }));
  }
  const names = (answerAt((await siteSources(projectId)).answers, 'services') as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Toilet repair', 'Gas lines']));
});

test('what a person has to do is pinned to the section that it names', async () => {
  const { owner, projectId } = await draftedProject('Pinned Plumbing');
  const [pinned] = await readOwnRequest(owner.id, projectId, 'the questions sound too stiff');
  expect(pinned?.place.place).toMatch(/Question|FAQ/);
  const [loose] = await readOwnRequest(owner.id, projectId, 'write something nicer about my dad');
  expect(loose?.place.place).toBe('The whole site');
});

test('no one reads a request against another person’s site', async () => {
  const { projectId } = await draftedProject('Unread Plumbing');
  const { owner: stranger } = await draftedProject('Strange Plumbing');
  expect(await readOwnRequest(stranger.id, projectId, said)).toEqual([]);
  expect(await stepForWish(stranger.id, projectId, { do: 'name', to: 'Mine' })).toBeUndefined();
});

test('a whole address changes all its parts, and one that can’t be split opens the card instead', async () => {
  const { owner, projectId } = await draftedProject('Moving Plumbing');
  const [whole] = await readOwnRequest(owner.id, projectId, 'we moved to 123 Grant Avenue, Suite 101, Santa Fe, NM 87501');
  expect(whole).toMatchObject({
    button: 'Change address to 123 Grant Avenue, Suite 101',
    now: '123 Grant Avenue, Suite 101, Santa Fe, NM 87501',
  });
  expect(whole?.note).toBeUndefined();
  const [unsure] = await readOwnRequest(owner.id, projectId, 'our new address is 900 Main St Nashville TN 37206');
  expect(unsure?.step).toEqual({ kind: 'open', panel: 'facts', card: 'place' });
});

test('text is replaced as whole words, and other places that have it are counted', async () => {
  const { owner, projectId, version } = await draftedProject('Wording Plumbing');
  const [hero] = version.document.pages[0]?.sections ?? [];
  const headline = hero ? (hero.props as { headline: { text: string } }).headline.text : expect.fail('The home page is empty.');
  const [change] = await readOwnRequest(owner.id, projectId, `change "${headline}" to "Hot water by tonight"`);
  expect(change).toMatchObject({ now: 'Hot water by tonight', step: { kind: 'text', path: 'headline' } });
  const part = headline.slice(0, headline.indexOf(' ') - 1);
  const [half] = await readOwnRequest(owner.id, projectId, `change "${part}" to "Hot"`);
  expect(half?.step?.kind === 'text' && half.step.was === headline).toBe(false);
});

test('a place that the owner selected beats the one that the words name', async () => {
  const { owner, projectId } = await draftedProject('Selected Plumbing');
  const place = { page: '/', section: 'hero', place: 'Home, top of the page' };
  const [pinned] = await readOwnRequest(owner.id, projectId, 'the questions sound too stiff', place);
  expect(pinned?.place).toEqual(place);
});

test('hours, phone and address of a place change there and nowhere else', async () => {
  const { owner, projectId } = await draftedProject('Two Place Plumbing');
  const apex = {
    name: 'Apex shop',
    address: { street: '120 N Salem St', city: 'Apex', state: 'NC', zip: '27502' },
    phone: '(919) 555-0177',
    hours: { fri: [['09:00', '17:00']], sat: [['09:00', '17:00']] },
  };
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.otherPlaces', value: [apex] }], name: 'Places' }));
  const before = (await siteSources(projectId)).answers.business as { phone: string; hours: object };
  const read = (text: string) => readOwnRequest(owner.id, projectId, text);
  const [saturday] = await read('our Apex shop closes at 6 on Saturdays now');
  expect(saturday).toMatchObject({
    title: 'Apex shop: Saturday hours',
    button: 'Change Saturday hours to 9-6',
    was: '9 am to 5 pm',
    now: '9 am to 6 pm',
  });
  const [phone] = await read('the Apex phone is now 555-0199');
  expect(phone).toMatchObject({ title: 'Apex shop: Phone', now: '(919) 555-0199' });
  const [address] = await read('the Apex shop moved to 8 Hunter St');
  expect(address).toMatchObject({ title: 'Apex shop: Address', now: '8 Hunter St, Apex, NC 27502' });
  for (const found of [saturday, phone, address]) {
    const step = found && (await stepForWish(owner.id, projectId, found.wish));
    if (step?.kind !== 'facts') throw new Error(`Not a change of facts: ${JSON.stringify(found)}`);
    must(await changeOwnSite(owner.id, projectId, { texts: [], ...step.change }));
  }
  expect((await siteSources(projectId)).answers.business).toMatchObject({
    phone: before.phone,
    hours: before.hours,
    otherPlaces: [
      {
        ...apex,
        address: { ...apex.address, street: '8 Hunter St' },
        phone: '(919) 555-0199',
        hours: { fri: [['09:00', '17:00']], sat: [['09:00', '18:00']] },
      },
    ],
  });
  for (const text of ['we close at 6 on Saturdays now', 'our phone is now 919-555-0123'])
    expect((await read(text)).map(({ wish, step }) => [wish.do, step])).toEqual([['person', undefined]]);
  // A place that's gone since changes nothing.
  expect(await stepForWish(owner.id, projectId, { do: 'phone', to: '919-555-0123', place: 'Cary shop' })).toBeUndefined();
});

test('an address typed on one line keeps its town and ZIP code when the street changes', () => {
  const otherPlaces = [{ address: { street: '120 N Salem St, Apex, NC 27502' } }];
  const answers = { business: { address: { street: '418 S Wilmington St, Raleigh, NC 27601' }, otherPlaces } };
  const proposed = (place: string) => {
    const line = { wish: { do: 'address', to: '8 Hunter St', place }, spans: [] } as never;
    const [found] = proposalsFor('', [line], answers, { pages: [] } as never);
    return found;
  };
  const apex = { street: '8 Hunter St', city: 'Apex', state: 'NC', zip: '27502' };
  expect(proposed('Apex')).toMatchObject({
    was: '120 N Salem St, Apex, NC 27502',
    now: '8 Hunter St, Apex, NC 27502',
    step: { change: { facts: [{ path: 'business.otherPlaces', value: [{ address: apex }], was: otherPlaces }] } },
  });
  const raleigh = { street: '8 Hunter St', city: 'Raleigh', state: 'NC', zip: '27601' };
  expect(proposed('Raleigh')).toMatchObject({
    step: { change: { facts: [{ path: 'business.address', value: raleigh, was: answers.business.address }] } },
  });
});

test('places are called as the site calls them, whatever field their town was typed in', () => {
  const otherPlaces = [{ address: { street: '120 N Salem St, Apex, NC 27502' } }, { name: 'Downtown.', address: { street: '8 Elm St' } }];
  const named = (business: object) => placesIn({ business }).map(({ name, calledBy }) => [name, calledBy]);
  expect(named({ address: { city: 'Raleigh, NC' }, otherPlaces })).toEqual([
    ['Raleigh', ['Raleigh']],
    ['Apex', ['Apex']],
    ['Downtown', ['Downtown']],
  ]);
  expect(named({ address: { city: 'Raleigh, NC' } })).toEqual([]);
});
