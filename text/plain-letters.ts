/** Latin letters that aren't another letter with an accent. The database function `search_folded` has the same. */
const otherLetters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Accents, soft hyphens and other signs without width. Ranges instead of Unicode's categories, because the database's patterns have none. */
const dropped = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Text in small letters without accents and invisible characters: 'Łódź' → 'lodz', 'Đặng' → 'dang', 'Straße' → 'strasse'. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(dropped, '')
    .replace(/[đðłøħıŧŋæœßþ]/g, (letter) => otherLetters[letter] ?? letter);
}

/** Words to compare: plain letters without apostrophes, so 'Joe’s', 'Joe's' and 'Joes' are the same. */
export function plainWords(text: string): string {
  return plainLetters(text).replace(/['’‘ʼʻ`´]/g, '');
}
