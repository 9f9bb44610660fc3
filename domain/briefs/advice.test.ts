import { expect, test } from 'vitest';
import type { BriefPhoto } from '../../sites/writer/pictures/site-pictures.ts';
import { briefAdvice } from './advice.ts';
import { leftOutOf, photosWithoutRoom } from './left-out.ts';
import { newUpload } from './uploads-later.ts';

test('a trade we know offers its services, without those already named', async () => {
  const before = await briefAdvice({ business: { trade: 'Plumber' } });
  expect(before.trade).toBe('a plumber');
  const first = before.usualServices[0] ?? '';
  const after = await briefAdvice({ business: { trade: 'Plumber' }, services: [{ name: first }] });
  expect(before.usualServices.length).toBeGreaterThan(3);
  expect(after.usualServices).not.toContain(first);
});

test('a service named exactly as a known one is offered its definition, in the language of the site', async () => {
  const { definitions } = await briefAdvice({
    business: { trade: 'Plumber' },
    services: [{ name: 'drain cleaning' }, { name: 'Drain cleaning for boats' }],
  });
  expect(Object.keys(definitions)).toEqual(['drain cleaning']);
  const spanish = await briefAdvice({
    business: { trade: 'plomero', description: 'Reparamos fugas y cambiamos calentadores de agua en toda la ciudad.' },
    services: [{ name: 'Destape de drenajes' }],
  });
  expect(spanish.definitions['Destape de drenajes']).toMatch(/^[A-ZÁÉÍÓÚ].*drenaj/);
});

test.each([
  ['moble dog groomer', 'mobile dog groomer'],
  ['plummer', 'plumber'],
  ['xylophone tuner', undefined],
  ['newborn family photographer', undefined],
  ['plumber', undefined],
])('for the trade "%s" we ask whether it means "%s"', async (trade, meant) => {
  expect((await briefAdvice({ business: { trade } })).meant).toBe(meant);
});

test('words that look like a slip in one of the trade’s own terms are asked about, where the owner reviews the brief', async () => {
  const doubtsOf = async (description: string, ...names: string[]) =>
    (await briefAdvice({ business: { trade: 'plumber', description }, services: names.map((name) => ({ name })) })).doubts;
  expect(await doubtsOf('We fix water heathers.', 'Water Heather Repair', 'Drain cleaning')).toEqual([
    { field: 'business.description', message: 'Did you mean “heaters” where you wrote “heathers”? If it’s right, leave it.' },
    { field: 'services.0.name', message: 'Did you mean “heater” where you wrote “Heather”? If it’s right, leave it.' },
  ]);
  expect((await doubtsOf('', 'Draim cleaning', 'Sump pomp')).map(({ field }) => field)).toEqual(['services.0.name', 'services.1.name']);
  expect(await doubtsOf('Ask Heather about repairs. Water, heather and thyme.', 'Water meters', 'Leak repairs', 'Sewer lines')).toEqual([]);
});

test('names without capitals are offered with them, and others are left alone', async () => {
  const people = [{ name: 'maria lopez' }, { name: 'Dana McKay' }];
  const { names } = await briefAdvice({
    business: { name: " bob's plumbing llc ", trade: 'plumber', people },
    proof: { quotes: [{ text: 'Great!', name: 'AMY REYES' }] },
  });
  expect(names).toEqual({ "bob's plumbing llc": 'Bob’s Plumbing LLC', 'maria lopez': 'Maria Lopez', 'AMY REYES': 'Amy Reyes' });
  expect((await briefAdvice({ business: { name: 'Hollis Plumbing' } })).names).toEqual({});
});

test('a trade without services of its own is suggested its family’s, without those already named, in the language of the site', async () => {
  const artist = { business: { trade: 'lash artist' } };
  const before = await briefAdvice(artist);
  expect(before).toMatchObject({ trade: 'a lash artist', usualFor: undefined });
  expect(before.usualServices).toEqual(expect.arrayContaining(['Touch-ups', 'Gift cards']));
  const { usualServices } = await briefAdvice({ ...artist, services: [{ name: 'gift card' }] });
  expect(usualServices).toEqual(before.usualServices.filter((name) => name !== 'Gift cards'));
  expect((await briefAdvice({ ...artist, language: 'es' })).usualServices).toContain('Retoques');
  expect(await briefAdvice({ business: { trade: 'plumber' } })).toMatchObject({ usualFor: 'a plumber' });
  expect((await briefAdvice({ business: { trade: 'plumber' }, language: 'es' })).usualServices).toContain('Destape de drenajes');
});

test('a trade we don’t know is suggested what any business may offer, and a missing one nothing', async () => {
  const unlisted = await briefAdvice({ business: { trade: 'xylophone tuner' } });
  expect(unlisted).toMatchObject({ trade: undefined, usualFor: undefined });
  expect(unlisted.usualServices).toEqual(expect.arrayContaining(['Consultations', 'Repairs']));
  expect(await briefAdvice({})).toMatchObject({ usualServices: [], worthAsking: [] });
});

test('the form learns how we understand the business, and in which language its owner writes', async () => {
  const plumber = await briefAdvice({ business: { trade: 'plumber', serviceArea: ['Ogden', 'Layton'] } });
  expect(plumber).toMatchObject({ understood: 'You go to your customers in Ogden and Layton. They call first.', traits: { place: 'go' } });
  expect(plumber.language).toBe('en');
  const description = 'Reparamos fugas y cambiamos calentadores de agua en toda la ciudad para las familias.';
  expect(await briefAdvice({ business: { trade: 'plomero', description }, language: 'en' })).toMatchObject({ language: 'es' });
  expect(await briefAdvice({})).toMatchObject({ understood: undefined, traits: undefined, language: 'en' });
});

test('questions that step 1 asks too are marked, so no one is asked twice', async () => {
  const { interview } = await briefAdvice({ business: { trade: 'xylophone tuner' } });
  expect(interview.flatMap(({ before }) => before ?? [])).toEqual(expect.arrayContaining(['place', 'start', 'who']));
  expect(interview.filter(({ before }) => !before).length).toBeGreaterThan(3);
});

test.each([
  ['auto detailing', 'Do you come to people, or do they bring the car?', 'place'],
  ['motorcycle repair', 'Where do you do the work?', 'place'],
  ['pet sitter', 'Where do you work?', 'place'],
  ['tax preparer', 'Which languages do you work in?', 'languages'],
  ['notary', 'How can people pay?', 'payments'],
  ['taqueria', 'How can people pay?', 'payments'],
  ['lawn care', 'How do customers pay?', undefined],
  ['plumber', 'Who comes to the house?', undefined],
  ['church', 'In which languages do you worship?', undefined],
])('what a %s is asked by “%s” is also asked as: %s', async (trade, question, before) => {
  const { interview } = await briefAdvice({ business: { trade } });
  expect(interview.find(({ ask }) => ask === question)).toMatchObject({ before });
});

test('a question whose answers add up lets the owner choose several', async () => {
  const { interview } = await briefAdvice({ business: { trade: 'plumber' } });
  const several = interview.filter((question) => question.several).map(({ ask }) => ask);
  expect(several).toEqual(['What kinds of plumbing don’t you do?']);
});

test('a field worth asking for leaves the list once it is answered, in a list by any entry', async () => {
  const asked = async (answers: Record<string, unknown>) =>
    (await briefAdvice({ business: { trade: 'plumber' }, ...answers })).worthAsking.map(({ field }) => field);
  expect(await asked({})).toContain('services.priceFrom');
  expect(await asked({ services: [{ name: 'Drains' }] })).toContain('services.priceFrom');
  expect(await asked({ services: [{ name: 'Drains' }, { name: 'Leaks', priceFrom: '20' }] })).not.toContain('services.priceFrom');
});

test('an answer of the interview that won’t be shown is named by its question, and saying no isn’t news', () => {
  const unused = [
    { field: 'interview.0.question', reason: 'No place.' },
    { field: 'interview.0.answers.0', reason: 'No place.' },
    { field: 'business.urgent', reason: 'Not mentioned.' },
  ];
  const answers = { interview: [{ question: 'Do you groom cats?' }], business: { urgent: 'no' } };
  expect(leftOutOf({ unused }, answers, [])).toEqual([{ place: 'Do you groom cats?', reason: 'No place.', step: 'services' }]);
});

test('each entry that won’t be shown is listed once; answers that only guide the design aren’t listed', () => {
  const unused = [
    { field: 'proof.quotes.1.text', reason: 'No consent.' },
    { field: 'proof.quotes.1.name', reason: 'No consent.' },
    { field: 'look.style', reason: 'It guided.' },
    { field: 'look.logoDesign', reason: 'The uploaded logo is shown.' },
    { field: 'domain.kind', reason: 'It decides the address.' },
    { field: 'business.founded', reason: 'No room.' },
  ];
  expect(leftOutOf({ unused }, {}, [])).toEqual([
    { place: 'Quotes, second entry', reason: 'No consent.', step: 'proof' },
    { place: expect.any(String), reason: 'No room.', step: 'business' },
  ]);
});

test('a trade’s five photos are named as said to the owner', async () => {
  const { shots } = await briefAdvice({ business: { trade: 'plumber', description: 'I fix leaks.' } });
  expect(shots).toHaveLength(5);
  expect(shots[0]).toBe('the van with your name on it');
});

test('photos that won’t be shown are listed once per reason, by their names or their number', () => {
  const photo = (fileName: string, rights: boolean, flaw?: 'plain') =>
    newUpload('a project', {
      kind: 'photo',
      fileName,
      photo: { id: fileName, width: 1600, height: 1200, variants: [], ...(flaw && { flaw }) },
      alt: '',
      rights,
    });
  const photos = [
    photo('wall.jpg', true, 'plain'),
    ...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => photo(name, false)),
    photo('shown.jpg', true),
    photo('van.jpg', true),
    photo('door.jpg', true),
  ];
  const unused = [0, 1, 2, 3, 4, 6, 7].flatMap((index) => [
    { field: `photos.${index}.file`, reason: 'Its own reason.' },
    { field: `photos.${index}.rights`, reason: 'Its own reason.' },
  ]);
  expect(leftOutOf({ unused }, {}, photos)).toEqual(
    [
      'We won’t show wall.jpg because it’s almost all one color.',
      'We won’t show 4 photos because you haven’t confirmed permission to use them.',
    ].map((reason) => ({ place: 'Photos', reason, step: 'photos' })),
  );
  expect(photosWithoutRoom({ unused }, photos)).toBe('We won’t show van.jpg and door.jpg because no page you picked has room for them.');
  expect(photosWithoutRoom({ unused: [] }, photos)).toBeUndefined();
});

test('a gallery of photos that are left out is a thin page', async () => {
  const photo = (index: number, flaw?: 'blurred'): BriefPhoto => ({
    field: `photos.${index}`,
    photo: { id: `photo${index}`, width: 1600, height: 1200, variants: [], ...(flaw && { flaw }) },
  });
  const answers = { business: { trade: 'plumber' }, photos: [0, 1, 2].map((index) => ({ file: `${index}.jpg`, rights: true })) };
  const thin = async (photos: BriefPhoto[]) => (await briefAdvice(answers, photos)).thinPages.map(({ page }) => page);
  expect(await thin([photo(0), photo(1), photo(2)])).not.toContain('gallery');
  expect(await thin([photo(0), photo(1), photo(2, 'blurred')])).toContain('gallery');
});

test('answers that aren’t valid yet cost no advice', async () => {
  const business = {
    email: 'a@b.test',
    phone: '12',
    hours: { mon: [['', '']], tue: [['09:00', '17:00']] },
    founded: 'long ago',
    serviceArea: [''],
  };
  const answers = {
    business,
    services: [{}, { name: 'Repair', priceFrom: 'a lot' }],
    details: { faq: [{}], shop: [{ name: '' }] },
    photos: [{}],
  };
  const { thinPages } = await briefAdvice({ ...answers, pages: ['home', 'faq'] });
  expect(thinPages.map(({ page }) => page)).toContain('faq');
});

test('a short page is told by its words, and isn’t filled with what step 1 has asked', async () => {
  const answers = {
    business: { name: 'Ada Shine', trade: 'auto detailing', description: 'We detail cars.', phone: '(919) 555-0148' },
    pages: ['home', 'about', 'services', 'contact', 'faq'],
  };
  const words = { home: 140, about: 30, faq: 20, services: 90 };
  const faqOf = async (business: object) => {
    const { thinPages, pageWords } = await briefAdvice({ ...answers, business: { ...answers.business, ...business } }, [], words);
    expect(pageWords).toEqual(words);
    expect(thinPages.map(({ page }) => page)).not.toContain('home');
    expect(thinPages.find(({ page }) => page === 'about')?.words).toEqual({ count: 30, fewest: 80 });
    return thinPages.find(({ page }) => page === 'faq')?.questions.map(({ ask }) => ask);
  };
  const place = 'Do you come to people, or do they bring the car?';
  expect(await faqOf({})).toContain(place);
  expect(await faqOf({ traits: { place: 'go' } })).not.toContain(place);
});

test('what a short page asks besides is among the interview’s questions, marked', async () => {
  const { interview } = await briefAdvice({ business: { trade: 'plumber' } });
  expect(interview.filter(({ besidePage }) => besidePage).map(({ ask }) => ask)).toEqual([
    'How did the business begin?',
    'Who will customers meet?',
    'What are you proud of?',
  ]);
});
