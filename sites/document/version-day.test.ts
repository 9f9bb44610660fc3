import { expect, test } from 'vitest';
import { sampleDocument } from '../gate/sample-site.ts';
import { renderPage } from '../render/render.tsx';
import { sections } from '../sections/registry.ts';
import type { Page } from './document.ts';
import { namesDay, placeholderDay, withDay } from './version-day.ts';

test('a date field begins with the day of the version, and its file can be told without it again', () => {
  const document = sampleDocument();
  const dated = sections.samples('form').find((props) => (props as { date?: boolean }).date);
  const props = dated ?? { ...(sections.samples('form')[0] as object), purpose: 'booking', date: true, days: [], parts: [] };
  const page = { ...document.pages[0], sections: [{ id: 'form', kind: 'form', variant: 'slip', band: 'page', props }] } as Page;
  document.pages[0] = page;
  const source = Buffer.from(renderPage(document, page, new Map()));
  expect(namesDay(source, placeholderDay)).toBe(true);
  const placed = withDay(source, placeholderDay, '2026-11-29');
  expect(placed.toString()).toMatch(/<input type="date" min="2026-11-29" required/);
  expect(withDay(placed, '2026-11-29', placeholderDay)).toEqual(source);
});
