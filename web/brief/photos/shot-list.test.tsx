import { expect, test } from 'vitest';
import { htmlOf } from '../../../tests/helpers/screen.ts';
import { ShotList } from './shot-list.tsx';

const shots = ['the van with your name on it', 'your tools'];
const htmlWith = (added: string[], canAdd = true) =>
  htmlOf(
    () => (
      <ShotList
        shots={shots}
        pictures={added.map((shot, index) => ({ id: `${index}`, shot }))}
        accept="image/jpeg"
        onAdd={canAdd ? () => {} : undefined}
      />
    ),
    {},
  );
const buttons = (html: string) => html.match(/type="file"/g)?.length ?? 0;

test('each photo of the list can be added until it’s there, and the missing ones are named', () => {
  expect(buttons(htmlWith([]))).toBe(2);
  const one = htmlWith(['your tools', '']);
  expect(buttons(one)).toBe(1);
  expect(one).toContain('Still missing: the van with your name on it.');
  expect(one.match(/Added/g)).toHaveLength(1);
  const all = htmlWith(shots);
  expect(buttons(all)).toBe(0);
  expect(all).toContain('You have all five.');
});

test('without room for another photo, the list only says what’s missing', () => {
  const full = htmlWith(['your tools'], false);
  expect(buttons(full)).toBe(0);
  expect(full).toContain('Still missing');
});
