import { expect, test } from 'vitest';
import { readBrief } from '../../sites/brief/read-brief.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../../sites/compose.ts';
import { sectionKinds } from '../../sites/sections/info.ts';
import { must } from '../../tests/harness/must.ts';
import { nameOfTexts, sectionName, textLabel } from './section-words.ts';
import { textsOfSection } from './texts.ts';

const line = (text: string) => ({ text, from: 'brief', fields: [] });

test.each([
  ['services', { heading: line('What we do'), items: [{ name: line('Drains') }, { name: line('Heaters') }] }, 'Services: Drains, Heaters'],
  ['hero', { eyebrow: line('Raleigh'), headline: line('Burst pipe?') }, 'Top of the page: Burst pipe?'],
  ['quote', { items: [{ text: line('They came.'), name: line('Jo') }] }, 'Quotes: Jo'],
  ['footer', {}, 'Footer'],
  [
    'call',
    { heading: line('Tell us what drips and we tell you when we can be there, today or tomorrow') },
    'Call to action: Tell us what drips and we tell you when we can…',
  ],
])('a section of kind %s is named in plain words', (kind, props, name) => {
  expect(sectionName(kind, props)).toBe(name);
});

test.each([
  ['hero', 'headline', 'Headline'],
  ['faq', 'groups.0.items.1.question', 'Question 2'],
  ['faq', 'groups.1.items.0.answer', 'Group 2, answer 1'],
  ['gallery', 'items.0.picture', 'Picture 1'],
  ['hero', 'eyebrow', 'Line above the headline'],
  ['hero', 'actions.0.label', 'Button 1'],
  ['statement', 'facts.1.term', 'Fact 2, heading'],
  ['services', 'items.1.text', 'Service 2, text'],
  ['services', 'ask.label', 'Button'],
  ['faq', 'groups.0.items.2.answer', 'Answer 3'],
  ['story', 'paragraphs.0', 'Paragraph 1'],
  ['onward', 'items.0.action.label', 'Link 1'],
  ['hours', 'ask.action.label', 'Button'],
])('in %s the text at %s is labeled', (kind, path, label) => {
  expect(textLabel(kind, path)).toBe(label);
});

test('every kind of section has a name of its own', () => {
  const names = sectionKinds.map((kind) => sectionName(kind, {}));
  expect(new Set(names).size).toBe(sectionKinds.length);
  for (const kind of sectionKinds.filter((key) => key.length > 5)) expect(sectionName(kind, {}).length).toBeGreaterThan(3);
});

test('no two texts of a section share a label, and its headline comes first', () => {
  const reading = must(readBrief(plumber));
  const document = compose({ brief: reading.brief, seed: 20_114, photos: [] });
  for (const page of document.pages)
    for (const section of page.sections) {
      const texts = textsOfSection(document, page.path, section.id);
      expect(new Set(texts.map(({ label }) => label)).size, `${page.path} ${section.id}`).toBe(texts.length);
    }
  expect(
    textsOfSection(document, '/', 'hero')
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['Headline', 'Line above the headline', 'Introduction']);
});

test('a version is named after its changed texts, or their number', () => {
  expect(nameOfTexts('hero', [{ path: 'headline' }])).toBe('Top of the page: headline');
  expect(nameOfTexts('services-2', [{ path: 'heading' }, { path: 'items.0.text' }])).toBe('Services: heading and service 1, text');
  expect(nameOfTexts('hero', [{ path: 'headline' }, { path: 'lead' }, { path: 'eyebrow' }])).toBe('Top of the page: 3 texts');
});
