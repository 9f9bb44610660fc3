import { expect, test } from 'vitest';
import type { Page } from '../document/document.ts';
import { attribute, type Element, parsedPage, visibleText } from '../gate/parsed-page.ts';
import { sampleDocument } from '../gate/sample-site.ts';
import { renderPage } from '../render/render.tsx';
import { sections } from './registry.ts';

const variants = ['call', 'services', 'prices'].flatMap((kind) => sections.variants(kind).map((variant) => [kind, variant] as const));

test.each(variants)('%s/%s reads out no street that it draws', (kind, variant) => {
  const document = sampleDocument();
  const [props] = sections.samples(kind);
  const page = { ...document.pages[0], sections: [{ id: 'it', kind, variant, band: 'page', props }] } as Page;
  document.pages[0] = page;
  const { elements } = parsedPage('/', renderPage(document, page, new Map()));
  const section = elements.find((element) => attribute(element, 'class')?.split(' ').includes(`${kind}-${variant}`)) as Element;
  expect(readOut(section)).not.toContain(document.facts.address?.street);
});

/** What a section says without what's hidden from readers. */
function readOut(element: Element): string {
  const children = element.childNodes.map((node) =>
    'tagName' in node ? (attribute(node, 'aria-hidden') === 'true' ? '' : readOut(node)) : visibleText(node),
  );
  return children.join(' ');
}
