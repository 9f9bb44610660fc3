import { expect, test } from 'vitest';
import { makeSite } from './make-site.ts';

interface Typed {
  business?: object;
  address?: object | undefined;
  services?: object[];
  proof?: object;
  details?: object;
  pages?: string[];
}

const address = { street: '12 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' };

/** A bakery's brief with what someone typed into some of its fields. */
function brief({ business, services, ...typed }: Typed) {
  return {
    business: {
      name: 'Juniper Bread',
      trade: 'bakery',
      description: 'We bake bread and cakes every morning.',
      phone: '(919) 555-0148',
      email: 'hello@juniper.example',
      ...('address' in typed ? typed.address && { address: { ...address, ...typed.address } } : { address }),
      ...business,
    },
    services: services ?? [{ name: 'Bread' }],
    pages: typed.pages ?? ['home', 'about', 'services', 'contact', 'faq'],
    ...(typed.proof && { proof: typed.proof }),
    ...(typed.details && { details: typed.details }),
  };
}

/** The site's pages as they're written, if its check found nothing that stops it. */
async function pagesOf(typed: Typed): Promise<string> {
  const site = await makeSite(brief(typed), { origin: 'https://juniper.example', readFile: async () => undefined });
  if (!site.ok) throw new Error(site.problems.map(({ message }) => message).join(' '));
  expect(site.report.checks.filter(({ status }) => status === 'fail')).toEqual([]);
  return [...site.files]
    .filter(([path]) => !path.includes('.') && !path.startsWith('/files'))
    .map(([, { body }]) => Buffer.from(body).toString())
    .join('\n')
    .replaceAll('\u2011', '-');
}

const odd = /,,|\.\.|\s,|&amp;amp;|&amp;nbsp;|&amp;#39;|[•\uf0b7]/;

/** The words of pages, without style and markup. */
function wordsOf(pages: string): string {
  return pages.replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');
}

const auto = { trade: 'auto repair' };

test.each<[string, Typed, string[]]>([
  ['a comma after the town', { address: { city: 'Raleigh,' } }, ['<title>Bakery in Raleigh, NC | Juniper Bread</title>']],
  [
    'a space before a comma',
    { address: { street: '12 Elm St , Suite 4' } },
    ['12 Elm St, Suite 4', '"streetAddress":"12 Elm St, Suite 4"'],
  ],
  ['a space before a colon', { business: { name: 'Salon : Hair & Spa' } }, ['Salon: Hair &amp; Spa']],
  [
    'a comma in a role',
    { business: { people: [{ name: 'Ana Ruiz ,', role: 'Owner , baker', line: 'Up at four' }] } },
    ['Owner, baker', 'Ana Ruiz'],
  ],
  ['ways to pay in one entry', { business: { payments: ['Visa , Mastercard'], licences: ['NC Lic . 12345'] } }, ['Visa', 'NC Lic. 12345']],
  [
    'towns with marks',
    { address: undefined, business: { serviceArea: ['Cary,', 'Apex.', 'Wake County ; Durham'] } },
    ['Cary, Apex, Wake County and Durham.', '<title>Bakery in Cary | Juniper Bread</title>'],
  ],
  [
    'towns with their states',
    { address: undefined, business: { serviceArea: ['Zebulon', 'NC', 'Wake Forest NC 27587', 'Durham', 'North Carolina'] } },
    ['Zebulon, Wake Forest and Durham.', '<title>Bakery in Zebulon, NC | Juniper Bread</title>'],
  ],
  [
    'Spanish with marks',
    { business: { name: 'Pan Rico ,', description: 'Horneamos pan , pasteles y más .' } },
    ['Horneamos pan, pasteles y más'],
  ],
  [
    'the company at the end',
    { business: { name: 'Juniper & Co.' } },
    ['Contact Juniper &amp; Co.<', 'content="About Juniper &#38; Co. We bake'],
  ],
  ['the form at the end', { business: { name: 'Juniper Bread, Inc.' } }, ['content="About Juniper Bread, Inc. We bake']],
  ['junior at the end', { business: { name: "Sal's Jr." } }, ['content="About Sal’s Jr. We bake']],
  ['degrees at the end', { business: { name: 'Ana Ruiz, D.D.S., P.A.' } }, ['content="About Ana Ruiz, D.D.S., P.A. We bake']],
  ['a comma at the end', { business: { name: "Joe's Bread ," } }, ['content="About Joe’s Bread. We bake']],
  ['a mark at the end', { business: { name: 'Bread!' } }, ['content="About Bread! We bake']],
  ['too many marks', { business: { name: 'Bread!!!' } }, ['content="About Bread! We bake']],
  [
    'the company at the end in Spanish',
    { business: { name: 'Panes Ruiz y Co.', trade: 'panadería', description: 'Horneamos pan todas las mañanas.' } },
    ['content="Nosotros: Panes Ruiz y Co., panadería en Raleigh, NC. Horneamos'],
  ],
  [
    'a town with periods',
    { address: { city: 'Washington, D.C.', state: undefined, zip: '20001' } },
    ['"addressRegion":"DC"', 'Washington, DC 20001'],
  ],
  ['the state with the town', { address: { city: 'Raleigh, NC' } }, ['"addressLocality":"Raleigh"', 'Raleigh, NC 27601']],
  [
    'all of it in the street',
    { address: { street: '12 Elm St, Raleigh, NC 27601' } },
    ['"streetAddress":"12 Elm St"', 'Raleigh, NC 27601'],
  ],
  [
    'a list with bullets',
    { business: { ...auto, description: 'We offer\n• Oil changes\n•\tBrakes\n•\tTires' } },
    ['content="We offer: Oil changes, Brakes, Tires.'],
  ],
  [
    'a list with dashes',
    { business: { ...auto, description: '- Oil changes\n- Brakes\n- Tires' } },
    ['content="Oil changes, Brakes, Tires.'],
  ],
  [
    'a list of Word',
    { business: { ...auto, description: 'We offer\n\uf0b7\tOil changes\n\uf0b7\tBrakes' } },
    ['content="We offer: Oil changes, Brakes.'],
  ],
  [
    'a list in one line',
    { business: { ...auto, description: '• Oil changes • Brakes • Tires' } },
    ['content="Oil changes, Brakes, Tires.'],
  ],
  [
    'a list of sentences',
    { business: { ...auto, description: '• We fix brakes. Fast.\n• We rotate tires!' } },
    ['content="We fix brakes. Fast. We rotate tires!'],
  ],
  [
    'services of a list',
    { business: auto, services: [{ name: '• Oil changes' }, { name: '- Brakes' }, { name: '1. Tires' }, { name: 'Drain cleaning:' }] },
    ['"name":"Oil changes"', '"name":"Brakes"', '"name":"Tires"', '"name":"Drain cleaning"'],
  ],
  [
    'prices in words',
    {
      pages: ['home', 'about', 'services', 'contact', 'pricing'],
      services: [
        { name: 'Bread', priceFrom: '$50—$60' },
        { name: 'Cake', priceFrom: 'Starting $45' },
        { name: 'Pie', priceFrom: '$45 + tax' },
        { name: 'Rolls', priceFrom: '$50\u201160' },
      ],
    },
    ['$50 to $60', 'from $45', '$45 plus tax', '"priceRange":"$45–$60"'],
  ],
  ['a tagline in quotation marks', { business: { tagline: '“Your neighborhood bakers”' } }, ['Your neighborhood bakers']],
  [
    'entities of a page',
    { business: { name: 'Smith &amp; Sons', description: 'Bread&nbsp;and cakes. It&#39;s fresh.' } },
    ['Smith &amp; Sons</title>', 'Bread and cakes. It’s fresh.', 'Smith \\u0026 Sons'],
  ],
  [
    'accents of a page in Spanish',
    { business: { description: 'Horneamos pan y pasteles en la ma&ntilde;ana.' } },
    ['Horneamos pan y pasteles en la mañana'],
  ],
  [
    'a long name',
    { business: { name: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellscha' } },
    ['Donaudampf'],
  ],
  [
    'half an emoji and soft hyphens',
    { business: { description: 'We bake\ud83d bread and cro\u00adissants.' } },
    ['We bake bread and croissants.'],
  ],
  [
    'marks in answers',
    { details: { faq: [{ question: '• Do you deliver ?', answer: '- Yes , in Cary\n- Also in Apex' }] } },
    ['Do you deliver?', 'Yes, in Cary; Also in Apex.'],
  ],
])('%s: the site passes its check and says it right', async (_, typed, said) => {
  const pages = await pagesOf(typed);
  for (const words of said) expect(pages).toContain(words);
  expect(wordsOf(pages)).not.toMatch(odd);
});

test('an address is printed once', async () => {
  for (const typed of [{ city: 'Raleigh, NC' }, { street: '12 Elm St, Raleigh, NC 27601' }, { city: 'Raleigh NC 27601', zip: undefined }])
    expect(await pagesOf({ address: typed })).toBe(await pagesOf({}));
});

test('a price that may be either of two is asked about, and never guessed', async () => {
  for (const priceFrom of ['1,5', '$1.250', '~$200', '$30 kids / $40 adults', '$100/$120/$150']) {
    const site = await makeSite(brief({ services: [{ name: 'Bread', priceFrom }] }), {
      origin: 'https://juniper.example',
      readFile: async () => undefined,
    });
    expect(site.ok ? [] : site.problems).toEqual([
      { field: 'services.0.priceFrom', message: expect.stringContaining(`the price "${priceFrom}" isn’t an amount`) },
    ]);
  }
});

test('what an owner wants shown with odd marks is noted and doesn’t stop the site', async () => {
  const site = await makeSite(brief({ address: { city: 'Raleigh {east}' } }), {
    origin: 'https://juniper.example',
    readFile: async () => undefined,
  });
  expect(site.ok && site.report.passed).toBe(true);
  expect(site.ok && site.report.checks.find(({ key }) => key === 'leftovers')).toMatchObject({ status: 'warn' });
});
