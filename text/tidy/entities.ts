/** Entities that pages have besides letters with accents. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  cent: '¢',
  pound: '£',
  euro: '€',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
};

/** Accents as entities name them, as combining characters. */
const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)|([a-z]{2,6}\d{0,2}));/gi;

/** Text copied from the source of a page twice over has '&amp;amp;'. */
const layers = 3;

/** HTML entities as the characters that they stand for: 'Smith &amp; Sons' → 'Smith & Sons'. What isn't an entity stays. */
export function withoutEntities(text: string): string {
  let current = text;
  for (let layer = 0; layer < layers && current.includes(';'); layer++) {
    current = current.replace(entity, (found, decimal?: string, hex?: string, letter?: string, accent = '', name = '') => {
      if (letter) return (letter + accents[accent.toLowerCase()]).normalize('NFC');
      if (!decimal && !hex) return (Object.hasOwn(named, name) ? named[name] : named[name.toLowerCase()]) ?? found;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : found;
    });
  }
  return current;
}
