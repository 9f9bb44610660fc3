import { beforeAll, describe, expect, test } from 'vitest';
import { edgeBriefs, type MatrixSite, themeMatrix } from '../tests/harness/site-matrix.ts';
import { newHtmlErrors } from '../tests/harness/valid-html.ts';
import type { Brief } from './brief/brief.ts';
import { compose } from './compose.ts';
import { pageKinds, type SiteDocument } from './document/document.ts';
import { gate } from './gate/gate.ts';
import type { SiteFile, SiteFiles } from './render/files.ts';
import { renderPages, renderSite } from './render/render.tsx';
import { trades } from './trades/trades.ts';

const options = { origin: 'https://matrix.example', photoBytes: () => undefined };

/** Icons and the picture of links for sites that are rendered without their own. */
let pictures: [string, SiteFile][];
beforeAll(async () => {
  const [site] = themeMatrix();
  pictures = site
    ? [...(await renderSite(site.document, options))].filter(([path]) => /^\/(?:favicon|apple-touch-icon|social)/.test(path))
    : [];
});

/** Without the pages that no visitor looks for, and with the pictures of another site: to draw them takes half of a site's time. */
async function pagesOf(document: SiteDocument): Promise<SiteFiles> {
  return new Map([...(await renderPages(document, options)), ...pictures]);
}

const wholeSite = (document: SiteDocument): Promise<SiteFiles> => renderSite(document, options);

/** Failed checks of a site. */
async function gateFaults(document: SiteDocument, files: SiteFiles, brief: Brief): Promise<string[]> {
  const { checks } = await gate(document, files, brief);
  return checks.filter(({ status }) => status === 'fail').map(({ key, where }) => `${key}: ${where?.join('; ')}`);
}

/** Failed checks of a site, and its HTML errors. */
async function allFaults(document: SiteDocument, files: SiteFiles, brief: Brief): Promise<string[]> {
  const invalid = [...files].flatMap(([path, { type, body }]) =>
    type.startsWith('text/html') ? newHtmlErrors(body.toString()).map((error) => `${path}: ${error}`) : [],
  );
  return [...(await gateFaults(document, files, brief)), ...invalid];
}

// A trade brings words and drawings, and no markup of its own.
describe('every trade passes the gate', () => {
  test.each(trades.map(({ key, noun }) => ({ key, noun: noun.one })))('$key, a brief that says nearly nothing', async ({ noun }) => {
    const business = { name: 'Alder & Vine', trade: noun, description: 'We work by appointment.', phone: '(919) 555-0148' };
    for (const pages of [pageKinds.slice(0, 5), pageKinds.slice(5)]) {
      const brief: Brief = { business, pages: [...pages] };
      const document = compose({ brief, seed: 3, photos: [] });
      expect(await gateFaults(document, await pagesOf(document), brief)).toEqual([]);
    }
  });

  test.each(trades.map(({ key, noun }) => ({ key, noun: noun.one })))('$key, a full brief', async ({ noun }) => {
    const brief: Brief = {
      business: {
        name: 'Alder & Vine',
        trade: noun,
        tagline: 'A small shop on Elm Street',
        description: 'Two people and one room. We work by appointment and answer the phone ourselves.',
        phone: '(919) 555-0148',
        email: 'hello@aldervine.example',
        address: { street: '12 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' },
        serviceArea: ['Raleigh', 'Cary', 'Garner'],
        hours: { mon: [['08:00', '17:00']], wed: [['08:00', '17:00']], sat: [['09:00', '12:00']] },
        timeZone: 'America/New_York',
        founded: 2009,
        languages: ['English', 'Spanish'],
      },
      services: [
        { name: 'First visit', description: 'A look, a talk and a plan.', priceFrom: '80' },
        { name: 'Regular visit', priceFrom: '120', priceTo: '160' },
        { name: 'Large job' },
      ],
      proof: { quotes: [{ text: 'They came when they said.', name: 'R. Alvarez', consent: true }] },
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
      details: { faq: [{ question: 'Do you work weekends?', answer: 'On Saturday mornings.' }] },
    };
    const document = compose({ brief, seed: 5, photos: [] });
    expect(await gateFaults(document, await wholeSite(document), brief)).toEqual([]);
  });
});

test.each<MatrixSite>(themeMatrix())('$name passes the gate', async ({ name, document, brief }) => {
  const files = await (name.endsWith('light') ? wholeSite : pagesOf)(document);
  expect(await allFaults(document, files, brief)).toEqual([]);
});

test.each(edgeBriefs())('$name passes the gate', async ({ brief }) => {
  for (const seed of [1, 2]) {
    const document = compose({ brief, seed, photos: [] });
    expect(await allFaults(document, await wholeSite(document), brief)).toEqual([]);
  }
});
