import { expect, test } from 'vitest';
import { parseList } from './list-text.ts';
import { townNotes } from './town-notes.ts';

test('towns need no note, whatever they’re called', () => {
  expect(townNotes(['Why', 'Ten Mile', 'Truth or Consequences', 'Twentynine Palms', ''])).toEqual([]);
});

test('each entry that names no town gets its own note, and stays until the owner changes it', () => {
  expect(townNotes(parseList('Ogden, within 30 miles, twice a year, and surrounding areas'))).toEqual([
    '“within 30 miles” is a distance. Name the towns you reach, because customers look for theirs.',
    '“twice a year” says when, not where. Put it under “What do you do?” in step 1, and list only towns here.',
    '“surrounding areas” doesn’t look like a town. Name the towns instead, such as “Ogden, Layton and Roy”.',
    'Until you change them, your site shows them as you wrote them.',
  ]);
  expect(townNotes(['anywhere']).at(-1)).toBe('Until you change it, your site shows it as you wrote it.');
});
