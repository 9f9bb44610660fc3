import { describe, expect, test } from 'vitest';
import { siteHtmlErrors } from '../../tests/harness/valid-html.ts';
import type { Page, SiteDocument } from '../document/document.ts';
import { emptyElements } from '../gate/checks/leftovers.ts';
import { parsedPage } from '../gate/parsed-page.ts';
import { sampleDocument } from '../gate/sample-site.ts';
import { renderPage } from '../render/render.tsx';
import { pathFaults } from '../scenes/path-faults.ts';
import { themes } from '../themes/theme.ts';
import { sections } from './registry.ts';

describe.each(sections.kinds)('%s', (kind) => {
  test('has variants, and samples that fit its schema', () => {
    expect(sections.variants(kind).length).toBeGreaterThan(0);
    expect(sections.samples(kind).length).toBeGreaterThan(0);
    for (const sample of sections.samples(kind)) expect(sections.schema(kind).safeParse(sample).error?.issues ?? []).toEqual([]);
  });

  test.each(sections.variants(kind))('%s renders every sample in every theme that has it as valid HTML', (variant) => {
    const errors = new Set<string>();
    const seen = new Set<string>();
    const having = themes.all.filter(({ variants }) => variants[kind]?.includes(variant) ?? true);
    expect(having).not.toEqual([]);
    for (const theme of having) {
      for (const facts of theme === having[0] ? factSets : factSets.slice(0, 1)) {
        for (const sample of sections.samples(kind)) {
          const html = pageWith(theme.name, kind, variant, sample, facts);
          const part = ownPart(html, kind);
          expect(part).toContain('data-section=');
          // Themes differ in style and colors alone; each shape of markup is validated once.
          const shape = part.replace(/#[0-9a-f]{6}\b/g, '');
          if (seen.has(shape)) continue;
          seen.add(shape);
          const page = parsedPage('sample', shape);
          for (const error of [
            ...siteHtmlErrors(shape),
            ...emptyElements(page),
            ...lostTerms(shape),
            ...latePrices(sample, shape),
            ...pathsIn(shape),
          ])
            errors.add(error);
        }
      }
    }
    expect([...errors]).toEqual([]);
  });
});

/** What's wrong with the drawings' paths. */
function pathsIn(html: string): string[] {
  return [...html.matchAll(/<path[^>]* d="([^"]*)"/g)].flatMap(([, data = '']) => pathFaults(data));
}

/** Terms of a list that no definition follows. */
function lostTerms(html: string): string[] {
  return [...html.matchAll(/<dt[^>]*>(?:<bdi[^>]*>)?([^<]*)(?:<\/bdi>)?<\/dt>(?!<d[dt])/g)].map(
    ([, term]) => `the term "${term}" has no definition`,
  );
}

/** Items whose price is read before their name: then it sounds like the price of the item before. */
function latePrices(sample: unknown, html: string): string[] {
  const text = html.replace(/<[^>]+>/g, '');
  return priced(sample).flatMap(({ name, price }) => {
    const figure = /\$[\d.,]+/.exec(price)?.[0] ?? price;
    const at = text.indexOf(name);
    const isLate = at >= 0 && text.includes(figure) && text.slice(at).indexOf(figure) < 0;
    return isLate ? [`${figure} is read before "${name}"`] : [];
  });
}

/** Names with prices, anywhere in a sample. */
function priced(value: unknown): { name: string; price: string }[] {
  if (!value || typeof value !== 'object') return [];
  const { name, price } = value as { name?: { text?: string }; price?: { text?: string } };
  return name?.text && price?.text ? [{ name: name.text, price: price.text }] : Object.values(value).flatMap(priced);
}

/** The markup of the section alone, as a page. */
function ownPart(html: string, kind: string): string {
  const element = kind === 'header' || kind === 'footer' ? kind : 'main';
  const part = html.slice(html.indexOf(`<${element} `), html.lastIndexOf(`</${element}>`) + element.length + 3);
  return `<!DOCTYPE html><html lang="en-US"><head><title>Sample</title></head><body>${part}</body></html>`;
}

/** A business that gave every fact, and one that gave its name and phone. */
const factSets: ((facts: SiteDocument['facts']) => void)[] = [
  (facts) => {
    facts.serviceArea = ['Raleigh', 'Cary'];
    facts.licences = ['NC license 31877'];
    facts.languages = ['English', 'Spanish'];
  },
  (facts) => {
    for (const key of ['email', 'address', 'hours', 'city', 'state'] as const) delete facts[key];
  },
];

function pageWith(
  theme: SiteDocument['theme']['name'],
  kind: string,
  variant: string,
  props: unknown,
  change: (facts: SiteDocument['facts']) => void,
): string {
  const document = sampleDocument();
  change(document.facts);
  const chosen = themes.all.find((candidate) => candidate.name === theme);
  if (!chosen) throw new Error(theme);
  const shell = kind === 'header' || kind === 'footer';
  document.theme = {
    ...document.theme,
    name: theme,
    palette: chosen.base,
    pairing: chosen.pairings[0].key,
    header: kind === 'header' ? variant : (chosen.variants.header?.[0] ?? ''),
    footer: kind === 'footer' ? variant : (chosen.variants.footer?.[0] ?? ''),
  };
  const [home] = document.pages;
  const page = { ...home, sections: shell ? [] : [{ id: 'sample', kind, variant, band: 'tint', props }] } as Page;
  document.pages[0] = page;
  return renderPage(document, page, new Map());
}
