import type { Brief } from '../brief/brief.ts';
import type { Page, Section, SiteDocument } from '../document/document.ts';
import { computed, fromBrief, neutral } from '../document/lines.ts';
import { sections } from '../sections/registry.ts';
import { callAction, detail, pageAction } from '../sections/sample-words.ts';
import { themes } from '../themes/theme.ts';

/** A small brief and its site document without a flaw; tests plant one defect at a time in a fresh copy. */
export function sampleBrief(): Brief {
  return {
    business: {
      name: 'Hollis & Daughter Plumbing',
      trade: 'plumber',
      description: 'We fix leaks and replace water heaters.',
      phone: '(919) 555-0148',
      email: 'office@hollis.example',
      address: { street: '12 Oak Street', city: 'Raleigh', state: 'NC', zip: '27601' },
      hours: { mon: [['07:30', '17:30']], tue: [['07:30', '17:30']], sat: [['09:00', '12:00']] },
    },
    services: [{ name: 'Leak repair', description: 'Kitchen and bath leaks.', priceFrom: '149' }, { name: 'Water heaters' }],
    pages: ['home', 'about', 'services', 'contact', 'faq'],
    details: { faq: [{ question: 'Do you work weekends?', answer: 'On Saturday mornings.' }] },
  };
}

export function sampleDocument(): SiteDocument {
  const theme = themes.named('signboard');
  const call = callAction('Call (919) 555-0148');
  const ask = pageAction('Ask for a price', 'contact');
  return {
    format: 1,
    language: 'en',
    tidied: [],
    seed: 7,
    facts: {
      name: 'Hollis & Daughter Plumbing',
      shortName: 'Hollis & Daughter',
      description: 'We fix leaks and replace water heaters.',
      phone: { display: '(919) 555-0148', href: 'tel:+19195550148' },
      email: 'office@hollis.example',
      address: { street: '12 Oak Street', city: 'Raleigh', state: 'NC', zip: '27601' },
      serviceArea: [],
      premises: true,
      visits: false,
      city: 'Raleigh',
      state: 'NC',
      hours: { mon: [['07:30', '17:30']], tue: [['07:30', '17:30']], wed: [], thu: [], fri: [], sat: [['09:00', '12:00']], sun: [] },
      licences: [],
      languages: [],
      awards: [],
      memberships: [],
      links: [],
      payments: [],
    },
    trade: { key: 'plumber', label: fromBrief('plumber', 'business.trade'), schemaType: 'Plumber', motif: 'pipes' },
    theme: {
      name: 'signboard',
      palette: { ...theme.base },
      pairing: theme.pairings[0].key,
      shape: 'theme',
      density: 'theme',
      header: theme.variants.header?.[0] ?? '',
      footer: theme.variants.footer?.[0] ?? '',
    },
    logo: { kind: 'mark', mark: 'initials', seed: 'hollis', objects: ['faucet'] },
    actions: [call, ask],
    pages: [
      page('home', '/', 'Home', [
        section('hero', {
          eyebrow: computed('Plumber in Raleigh, NC', 'business.trade', 'business.address'),
          headline: neutral('Water where it belongs'),
          lead: fromBrief('We fix leaks and replace water heaters.', 'business.description'),
          picture: detail('plumber', 0),
          actions: [call, ask],
          facts: [],
        }),
        section('services', {
          heading: neutral('What we do'),
          items: [
            { ...leakRepair, picture: detail('plumber', 1), anchor: 'leak-repair' },
            { ...waterHeaters, picture: detail('plumber', 2), anchor: 'water-heaters' },
          ],
        }),
        section('call', { heading: neutral('Talk it through'), actions: [call] }),
      ]),
      page('about', '/about', 'About', [
        section('intro', { heading: neutral('About Hollis'), jumps: [] }),
        section('story', {
          heading: neutral('What we do all day'),
          paragraphs: [fromBrief('We fix leaks and replace water heaters.', 'business.description')],
        }),
      ]),
      page('services', '/services', 'Services', [
        section('intro', {
          heading: neutral('Leaks and heaters'),
          jumps: [{ label: fromBrief('Leak repair', 'services.0.name'), anchor: 'leak-repair' }],
        }),
        section('details', {
          items: [
            { ...leakRepair, anchor: 'leak-repair', picture: detail('plumber', 1) },
            { ...waterHeaters, anchor: 'water-heaters', picture: detail('plumber', 2) },
          ],
        }),
      ]),
      page('contact', '/contact', 'Contact', [
        section('intro', { heading: neutral('Reach us'), jumps: [] }),
        section('form', {
          purpose: 'contact',
          heading: neutral('Send a message'),
          services: [fromBrief('Leak repair', 'services.0.name')],
          days: [],
          parts: [],
          submit: neutral('Send message'),
          note: neutral('We use your details to answer you.'),
        }),
        section('hours', { heading: neutral('Opening hours'), action: call }),
      ]),
      page('faq', '/faq', 'Questions', [
        section('intro', { heading: neutral('Questions people ask'), jumps: [] }),
        section('faq', {
          heading: neutral('Before you call'),
          groups: [
            {
              items: [
                {
                  question: fromBrief('Do you work weekends?', 'details.faq.0.question'),
                  answer: fromBrief('On Saturday mornings.', 'details.faq.0.answer'),
                },
              ],
            },
          ],
        }),
      ]),
    ],
    unused: [],
  };
}

const leakRepair = {
  name: fromBrief('Leak repair', 'services.0.name'),
  text: fromBrief('Kitchen and bath leaks.', 'services.0.description'),
  price: computed('from $149', 'services.0.priceFrom'),
};
const waterHeaters = { name: fromBrief('Water heaters', 'services.1.name') };
function page(kind: Page['kind'], path: string, label: string, sections: Section[]): Page {
  return {
    kind,
    path,
    label: neutral(label),
    title: computed(`${label} | Hollis & Daughter Plumbing`, 'business.name'),
    description: computed(`${label}: leak repair and water heaters in Raleigh.`, 'services', 'business.address'),
    sections,
  };
}

function section(kind: string, props: unknown): Section {
  return { id: kind, kind, variant: sections.variants(kind)[0] ?? '', band: 'page', props };
}
