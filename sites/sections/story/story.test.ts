import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import { linesIn } from '../../document/lines.ts';

/** What each section of the About page says, by kind. */
function aboutOf(business: object, interview: object[] = []) {
  const { brief } = must(
    readBrief({
      business: { name: 'Red Mesa', trade: 'rug repair', phone: '(505) 555-0148', ...business },
      pages: ['home', 'about', 'services', 'faq', 'contact'],
      interview,
    }),
  );
  const page = compose({ brief, seed: 1, photos: [] }).pages.find(({ kind }) => kind === 'about');
  const said = (kind: string) =>
    (page?.sections ?? []).filter((one) => one.kind === kind).flatMap(({ props }) => linesIn(props).map(({ text }) => text));
  return { intro: said('intro'), story: said('story'), proof: said('proof') };
}

test.each([
  { address: { city: 'Gallup', state: 'NM' } },
  { address: { street: '227 G St', city: 'Gallup', state: 'NM', zip: '87301' } },
  { serviceArea: ['Gallup', 'Zuni'] },
])('the text doesn’t repeat where the business is (%j)', (place) => {
  expect(aboutOf({ description: 'We wash and reweave rugs by hand.', ...place }).story).toEqual(['We wash and reweave rugs by hand.']);
});

test('a line of nothing but address, phone and email isn’t in the text', () => {
  const more = { address: { street: '227 G St', city: 'Gallup', state: 'NM', zip: '87301' }, email: 'rugs@mesa.example' };
  const text = 'We wash rugs by hand. Old ones are welcome.';
  expect(aboutOf({ description: `${text}\n227 G St, Gallup, NM 87301 rugs@mesa.example 505-555-0148`, ...more }).story).toEqual([text]);
  expect(aboutOf({ description: `${text}\nPark behind 227 G St, Gallup.`, ...more }).story.join()).toContain('Park behind');
});

test('the year is on record, and never a sentence of the owner’s text', () => {
  const description = 'We wash and reweave rugs by hand. Old ones are welcome.';
  const alone = aboutOf({ description, founded: 2013 });
  expect(alone.story).toEqual([description]);
  expect(alone.intro.join()).toContain('Since 2013.');
  const recorded = aboutOf({ description, founded: 2013, licences: ['NM 4471'] });
  expect(recorded.story).toEqual([description]);
  expect(recorded.proof).toContain('Since 2013');
});

test('what the owner picked about who works there is listed beside the year, and what they wrote is told', () => {
  const about = aboutOf(
    { description: 'We wash and reweave rugs by hand. Old ones are welcome.', founded: 2013, trade: 'ice harp polishing' },
    [
      { question: 'Who does the work?', answers: ['A family'] },
      { question: 'How did the business begin?', answers: ['With one loom.'] },
    ],
  );
  expect(about.story.at(-1)).toBe('With one loom.');
  expect(about.proof).toEqual(['Good to know', 'Since 2013', 'We’re a family business.']);
});
