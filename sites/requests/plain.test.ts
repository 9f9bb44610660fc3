import { expect, test } from 'vitest';
import { plainOf } from './plain.ts';

test.each([
  ['u dont have my insta', "you don't have my instagram"],
  ['“SATERDAY” wayyy too loooong 🎉', '"saturday" way to long !'.replace('to long', 'too long')],
  ['my adress and phone nubmer', 'my address and phone number'],
  ['just say repipes period and also', 'just say repipes . and also'],
  ['quote we fix it unquote', '" we fix it "'],
  ['open nine thirty to five pm', 'open 9:30 to 5 pm'],
  ['two hundred and fifty dollars', '250 dollars'],
  ['nine one nine five five five oh one eight four', '9195550184'],
  ['the one with me, and no one else', 'the one with me, and no one else'],
  ['ramon dot tunes at example dot com', 'ramon.tunes@example.com'],
  ['M-F 9a-5p', 'monday-friday 9am-5pm'],
  ['el sábado cerramos a las 3, no a las 4', 'the saturday we close at 3, not at 4'],
  ['quítenla porfa', 'remove it please'],
  ['charge them', 'charge them'],
])('%s is read as %s', (text, plain) => {
  expect(plainOf(text).plain).toBe(plain);
});

test('each letter keeps its place in the text', () => {
  const text = 'ok  so “thurs” we’re open til nine 🎉 y los sábados también';
  const { plain, from, to } = plainOf(text);
  const typed = (words: string) => {
    const start = plain.indexOf(words);
    return text.slice(from[start], to[start + words.length - 1]);
  };
  expect([from.length, to.length]).toEqual([plain.length, plain.length]);
  expect([typed('thursday'), typed("we're open until 9"), typed('!')]).toEqual(['thurs', 'we’re open til nine', '🎉']);
});
