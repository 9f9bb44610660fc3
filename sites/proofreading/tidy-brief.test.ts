import { describe, expect, test } from 'vitest';
import type { Brief } from '../brief/brief.ts';
import { tidyBrief } from './proofread.ts';

describe('a brief', () => {
  const brief = {
    business: {
      name: 'Thats It Plumbing',
      trade: 'plumber',
      description: 'thats it plumbing does alot in eagle mtn and ogden. Thats It Plumbing since 2011',
      address: { street: '12 elm st', city: 'ogden', state: 'UT' },
      phone: '(801) 555-0142',
      serviceArea: ['ogden', 'plain city', 'everything in between (up to 60 mi)'],
      licences: ['master plumber # pl 4471,licenced'],
      people: [{ name: 'Dale Hollis', line: 'Dale Hollis fixes alot' }],
    },
    services: [{ name: 'drain cleaning.', description: 'we dont charge extra' }],
    proof: { quotes: [{ text: 'he dont charge "extra"', name: 'Amy R.' }], awards: ['best of ogden 2022'] },
    photos: [{ file: 'van.jpg', alt: 'our van in plain city' }],
    interview: [
      { question: 'do you charge?', answers: ['yes, but it comes off the bill'], detail: '$79 , it comes off the bill' },
      { question: 'Do you charge to come out?', answers: ['No'] },
    ],
    details: {
      faq: [{ question: 'how much is it', answer: 'it depends' }],
      steps: ['you call'],
      booking: { kind: 'request', services: ['drain cleaning.'] },
    },
    pages: ['home', 'services', 'about', 'faq', 'contact'],
  } as unknown as Brief;

  test('every text of the owner is tidied, and nothing else', async () => {
    const before = structuredClone(brief);
    const { brief: edited, changes } = await tidyBrief(brief, []);
    expect(brief).toEqual(before);
    expect(Object.fromEntries(changes.map(({ field, after }) => [field, after]))).toEqual({
      'business.description': 'Thats It Plumbing does a lot in eagle mtn and Ogden. Thats It Plumbing since 2011.',
      'business.address.city': 'Ogden',
      'business.serviceArea.0': 'Ogden',
      'business.serviceArea.1': 'Plain City',
      'business.people.0.line': 'Dale Hollis fixes a lot.',
      'services.0.name': 'Drain cleaning',
      'services.0.description': 'We don’t charge extra.',
      'proof.awards.0': 'Best of Ogden 2022',
      'photos.0.alt': 'Our van in Plain City',
      'interview.0.answers.0': 'Yes, but it comes off the bill.',
      'interview.0.detail': '$79, it comes off the bill',
      'details.faq.0.question': 'How much is it?',
      'details.faq.0.answer': 'It depends.',
      'details.steps.0': 'You call.',
      'details.booking.services.0': 'Drain cleaning',
    });
    expect(changes.every(({ what }) => what.length > 0)).toBe(true);
    expect(edited.business.address?.street).toBe('12 elm st');
    expect(edited.business.licences).toEqual(brief.business.licences);
    expect(edited.proof?.quotes?.[0]?.text).toBe('he dont charge “extra”');
    expect((await tidyBrief(edited, [])).changes).toEqual([]);
  });

  test('names of the brief get their capitals back, unless they may be words', async () => {
    const named = {
      ...brief,
      business: {
        ...brief.business,
        name: 'Tacos Doña Chuy',
        description: 'my mom chuy speaks tagalog and will cook at tacos doña chuy. write to chuy@example.com, #chuy',
        tagline: 'Blackfoot or American falls, a little elm',
        serviceArea: ['blackfoot', 'American Falls', 'Little Elm', 'yakima valley'],
        languages: ['Tagalog'],
        people: [{ name: 'Doña Chuy Barragán' }, { name: 'Will Stone' }],
        parking: 'at the kootenai county jail in the yakima valley, or the whole county',
      },
    } as unknown as Brief;
    const { business } = (await tidyBrief(named, [])).brief;
    expect(business).toMatchObject({
      description: 'My mom Chuy speaks Tagalog and will cook at Tacos Doña Chuy. Write to chuy@example.com, #chuy.',
      tagline: 'Blackfoot or American Falls, a little elm',
      parking: 'At the Kootenai County jail in the Yakima Valley, or the whole county.',
    });
  });

  test('headings of a page go from the description only', async () => {
    const text = 'We pump tanks.\nHow it works\nYou call us.\nResults\nWe come by.';
    const answered = {
      ...brief,
      business: { ...brief.business, description: text },
      details: { faq: [{ question: 'How?', answer: text }], blog: [{ title: 'Tanks', text }] },
    } as unknown as Brief;
    const { business, details } = (await tidyBrief(answered, [])).brief;
    expect(business.description).not.toContain('How it works');
    for (const own of [details?.faq?.[0]?.answer, details?.blog?.[0]?.text])
      expect(own).toBe('We pump tanks.\nHow it works.\nYou call us.\nResults.\nWe come by.');
  });

  test('British spellings are listed and can be kept, and names and credentials keep theirs', async () => {
    const british = {
      ...brief,
      business: {
        ...brief.business,
        name: 'Grey Fox Salon',
        trade: 'hair colourist',
        description: 'Grey Fox Salon does colour at the Royal Theatre.',
        licences: ['Licence 31877'],
        payments: ['cheques'],
      },
      services: [{ name: 'Grey coverage', description: 'Full colour.' }],
      proof: { quotes: [{ text: 'my favourite colour', name: 'Grey' }], memberships: ['Royal Theatre Guild', 'organised labour'] },
      details: {},
      interview: [],
    } as unknown as Brief;
    const { brief: edited, changes } = await tidyBrief(british, [{ field: 'services.0.name', text: 'Grey coverage' }]);
    expect(changes.filter(({ what }) => what.includes('US spelling')).map(({ field, after }) => [field, after])).toEqual([
      ['business.trade', 'hair colorist'],
      ['business.description', 'Grey Fox Salon does color at the Royal Theatre.'],
      ['business.payments.0', 'checks'],
      ['services.0.description', 'Full color.'],
    ]);
    expect(edited).toMatchObject({
      business: { name: 'Grey Fox Salon', licences: ['Licence 31877'] },
      services: [{ name: 'Grey coverage' }],
      proof: { quotes: [{ text: 'my favourite colour' }], memberships: ['Royal Theatre Guild', 'Organised labour'] },
    });
  });

  test('names get typographic apostrophes wherever they are, which is not listed', async () => {
    const { brief: edited, changes } = await tidyBrief(
      {
        ...brief,
        business: {
          ...brief.business,
          name: "Miss Denise's House",
          description: "Miss Denise's House is open.",
          people: [{ name: "Sean O'Dell" }],
        },
        proof: { quotes: [{ text: "it's great", name: "Leo's mom" }] },
        services: [],
        details: {},
      } as Brief,
      [],
    );
    expect(edited.business).toMatchObject({
      name: 'Miss Denise’s House',
      description: 'Miss Denise’s House is open.',
      people: [{ name: 'Sean O’Dell' }],
    });
    expect(edited.proof?.quotes).toEqual([{ text: 'it’s great', name: 'Leo’s mom' }]);
    expect(changes.map(({ field }) => field)).not.toContain('business.description');
    expect(changes.filter(({ field }) => field.includes('name'))).toEqual([]);
  });

  test('a change that the owner undid stays undone until the text is another', async () => {
    const kept = [{ field: 'services.0.name', text: 'drain cleaning.' }];
    const fields = (await tidyBrief(brief, kept)).changes.map(({ field }) => field);
    expect(fields).not.toContain('services.0.name');
    expect(fields).not.toContain('details.booking.services.0');
    const other = await tidyBrief(brief, [{ field: 'services.0.name', text: 'drains' }]);
    expect(other.brief.services?.[0]?.name).toBe('Drain cleaning');
  });

  test('a Spanish brief is not checked as English', async () => {
    const { brief: edited } = await tidyBrief(
      { ...brief, language: 'es', business: { ...brief.business, description: 'limpieza im dont' } },
      [],
    );
    expect(edited.business.description).toBe('Limpieza im dont.');
  });

  test('a detail gets no capital, because it is put into a sentence', async () => {
    const interview = [{ question: '¿Qué no hacen?', answers: ['No'], detail: 'piscinas  ni jardin' }];
    const { brief: edited } = await tidyBrief({ ...brief, language: 'es', interview }, []);
    expect(edited.interview?.[0]?.detail).toBe('piscinas ni jardín');
  });

  test('an added final period is made and not listed', async () => {
    const services = [
      { name: 'Drains', description: "We don't charge extra" },
      { name: 'Tubs.', description: 'we reglaze' },
    ];
    const { brief: edited, changes } = await tidyBrief({ ...brief, services }, []);
    expect(edited.services?.map(({ description }) => description)).toEqual(['We don’t charge extra.', 'We reglaze.']);
    const fields = changes.map(({ field }) => field).filter((field) => field.startsWith('services'));
    expect(fields).toEqual(['services.1.name', 'services.1.description']);
  });

  test.each([
    ['my kid bites', 'My kid bites'],
    ['I rent.', 'I rent.'],
    ['I’m 78, am I too late', 'I’m 78, am I too late?'],
    ['do you ship', 'Do you ship?'],
    ['parking', 'Parking?'],
  ])('the question %j is %j', async (question, wanted) => {
    const faq = [{ question, answer: 'Yes.' }];
    const { brief: tidy } = await tidyBrief({ ...brief, details: { ...brief.details, faq } }, []);
    expect(tidy.details?.faq?.[0]?.question).toBe(wanted);
  });

  test('a town in capitals among words in capitals keeps its own', async () => {
    const business = { ...brief.business, address: { ...brief.business.address, city: 'Plain City' } };
    const typed = { ...brief, business: { ...business, description: 'FREE ESTIMATES IN AND AROUND PLAIN CITY' } };
    const { brief: tidy } = await tidyBrief(typed, []);
    expect(tidy.business.description).toBe('Free estimates in and around Plain City.');
  });

  test('a town with an unbalanced bracket is no pattern, and the rest is tidied', async () => {
    const business = { ...brief.business, serviceArea: ['Zebulon (NC', 'X|(a+)+z'], description: 'We cut hair in zebulon (nc,dont wait' };
    const { brief: edited } = await tidyBrief({ ...brief, business }, []);
    expect(edited.business.description).toBe('We cut hair in Zebulon (NC, don’t wait.');
  });
});

test('a rating that was copied from a listing is left out, and the owner sees that and can have it back', async () => {
  const description = 'Bakery · 4.9 ★ (212 reviews)\nWe bake sourdough.';
  const brief = { business: { name: 'Juniper', trade: 'bakery 🍞', description } } as Brief;
  const { changes } = await tidyBrief(brief, []);
  expect(changes).toEqual([
    { field: 'business.trade', before: 'bakery 🍞', after: 'bakery', what: ['Emoji'] },
    { field: 'business.description', before: description, after: 'We bake sourdough.', what: ['Rating from a listing'] },
  ]);
  const kept = await tidyBrief(brief, [{ field: 'business.description', text: description }]);
  expect(kept.brief.business.description).toBe(description);
});
