import { expect, test } from 'vitest';
import { captured, clausesOf } from './clauses.ts';
import { plainOf } from './plain.ts';

const names = ["kids' cut", 'cut and style', 'water heaters', 'raleigh'];
const said = (text: string) => clausesOf(text, plainOf(text), names).map(({ says }) => says);

test.each([
  ['phone is 555-0199. add saturday 9-1!', ['phone is 555-0199', 'add saturday 9-1']],
  ['change the phone to 555-0199 and remove the map', ['change the phone to 555-0199', 'remove the map']],
  ['remove the map, the steps and the reviews', ['remove the map', 'the steps', 'the reviews']],
  ['cut and style is $75 now, color $135, kids cut $32', ['cut and style is $75 now', 'color $135', 'kids cut $32']],
  ['navy and white please like our trucks', ['navy and white please like our trucks']],
  ['open monday, tuesday and friday 9 to 5, saturday closed', ['open monday, tuesday and friday 9 to 5', 'saturday closed']],
  ['headline should say Hair, nails and the works. Thanks', ['headline should say hair, nails and the works', 'thanks']],
  ['we’re at 330 Garfield St., Suite 4, Santa Fe NM 87501', ["we're at 330 garfield st., suite 4, santa fe nm 87501"]],
  ['water heaters from $1,600.50 now not 1450', ['water heaters from $1,600.50 now not 1450']],
  ['1. add Apex\n2) closed fridays\n- lose the map', ['add apex', 'closed fridays', 'remove the map']],
  ['we dont do weddings add perms remove raleigh', ["we don't do weddings", 'add perms', 'remove raleigh']],
  [
    'it says artisan everywhere just say homemade',
    ['it says artisan everywhere', 'just say homemade'].map((one) => one.replace('just ', '')),
  ],
  ['nampa and kuna should be on the list', ['nampa and kuna should be on the list']],
  ['closed fridays now, and the reviews should go', ['closed fridays now', 'the reviews should go']],
  ['how do people know what it costs and where it is?', ['how do people know what it costs', "where it's"]],
  ['take water heaters and raleigh off', ['take water heaters and raleigh off']],
])('%s', (text, clauses) => {
  expect(said(text)).toEqual(clauses);
});

test('politeness is left out of what a clause says, and told', () => {
  const text = 'could you guys please add Saturdays too lol?';
  const [clause] = clausesOf(text, plainOf(text), []);
  expect(clause).toMatchObject({ says: 'add saturdays too', isRequest: true, isQuestion: true });
  expect(clause?.typed(4, 13)).toBe('Saturdays');
});

test('a named group is captured as typed, without its end', () => {
  const text = 'headline: Hair & Co, please';
  const [clause] = clausesOf(text, plainOf(text), []);
  expect(clause && captured(clause, /headline: (?<to>.+)/d, 'to', /,? please$/)).toMatchObject({ typed: 'Hair & Co' });
});
