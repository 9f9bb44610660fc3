import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '../tests/helpers/database.ts';
import { plainWords } from '../text/plain-letters.ts';
import { db } from './connect.ts';
import { matchesSearch } from './search.ts';

useDatabase();

const found = async (search: string, text: string) =>
  (await db().execute<{ found: boolean }>(sql`select ${matchesSearch(search, [sql`${text}::text`])} as found`)).rows[0]?.found;

test('letters that are not another with an accent are found by the plain ones, and by themselves', async () => {
  const names = [
    'Đặng Phở',
    'Łódź Bakery',
    'Smørrebrød',
    'Æther & Œuf',
    'Straße',
    'İstanbul',
    'Diyarbakır',
    'Þór Ðe',
    'Soft\u00adware',
    'Kaʻiulani',
    'D‘Arcy',
  ];
  const plain = [
    'dang pho',
    'lodz',
    'smorrebrod',
    'aether oeuf',
    'strasse',
    'istanbul',
    'diyarbakir',
    'thor de',
    'software',
    'kaiulani',
    'darcy',
  ];
  for (const [index, name] of names.entries()) {
    expect([name, await found(plain[index] ?? '', name), await found(name, name)]).toEqual([name, true, true]);
    expect([name, await found(plain[index] ?? '', name.toUpperCase())]).toEqual([name, true]);
  }
  expect(await found('dang', 'Long')).toBe(false);
});

test('the database folds every Latin, Greek and Cyrillic letter of names like we do', async () => {
  const blocks = [
    [0x20, 0x17f],
    [0x1e00, 0x1eff],
    [0x386, 0x3ce],
    [0x400, 0x45f],
  ] as const;
  const all = blocks.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)));
  // Ligatures and letters of no language that is written today, a sigma that depends on its place, and an apostrophe that's removed before.
  const letters = all.filter((letter) => !/[\u0149ĸĲĿſẛ-ẟỺ-ỿς´]/.test(letter));
  const rows = await db().execute<{ letter: string; folded: string }>(
    sql`select letter, search_folded(letter) as folded from jsonb_array_elements_text(${JSON.stringify(letters)}::jsonb) as letter`,
  );
  expect(rows.rows.filter((row) => row.folded !== plainWords(row.letter))).toEqual([]);
});
