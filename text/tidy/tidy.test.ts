import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldKind, fieldKinds, tidy } from './tidy.ts';

test.each<[FieldKind, string, string]>([
  // Messages and passwords stay as typed.
  ['typed', '  a &amp; b \u200b!!! • c\r\nd\0', '  a &amp; b \u200b!!! • c\nd'],
  ['typed', 'half \ud83d', 'half \ufffd'],
  ['message', ' Hello  • \u200byou ', 'Hello  • \u200byou'],
  ['message', '\u200b \u2060', ''],
  ['name', 'Cafe\u0301\u202e Ro\0se', 'Café Rose'],
  ['name', 'Soft\u00adware Shop', 'Software Shop'],
  ['name', 'Smith &amp;amp; Sons', 'Smith & Sons'],
  ['name', 'Panader&iacute;a &Ntilde;and&uacute; &#38; Co.', 'Panadería Ñandú & Co.'],
  ['name', 'AT&T; and &co;', 'AT&T; and &co'],
  ['name', '“Joe’s Bread”,', 'Joe’s Bread'],
  ['name', '1. FC Bakery', '1. FC Bakery'],
  ['name', '• Bread !!!', 'Bread!'],
  ['name', 'Sunup ６２', 'Sunup 62'],
  ['name', '𝓙𝓾𝓷𝓲𝓹𝓮𝓻 ﬁsh', 'Juniper fish'],
  ['name', '\u3164', ''],
  ['name', '寿司！', '寿司！'],
  ['name', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['name', 'Sa\u200dlly', 'Sally'],
  ['label', '• Oil changes', 'Oil changes'],
  ['label', '-Brakes', 'Brakes'],
  ['label', '– Brakes:', 'Brakes'],
  ['label', '\uf0b7\tBrakes', 'Brakes'],
  ['label', 'o\tBrakes', 'Brakes'],
  ['label', '2) Tires', 'Tires'],
  ['label', '(3) Tires', 'Tires'],
  ['label', '[x] Tires', 'Tires'],
  ['label', '✅ Tires', 'Tires'],
  ['label', '"• Tires,"', 'Tires'],
  ['label', 'Hair • Nails · Spa', 'Hair, Nails, Spa'],
  ['label', '24-hour towing', '24-hour towing'],
  ['label', '-5° freezers', '-5° freezers'],
  ['label', '1.5 ton AC', '1.5 ton AC'],
  ['label', '3D prints', '3D prints'],
  ['term', 'Raleigh,', 'Raleigh'],
  ['term', 'Apex.', 'Apex'],
  ['term', 'Washington, D.C.', 'Washington, D.C.'],
  ['term', 'Owner , baker', 'Owner, baker'],
  ['line', '12 Elm St , Suite 4', '12 Elm St, Suite 4'],
  ['line', '12 Elm St.', '12 Elm St.'],
  ['line', 'NC Lic . 12345', 'NC Lic. 12345'],
  ['line', 'Cash,check ,, card', 'Cash,check, card'],
  ['number', '(919) 555\u20110148', '(919) 555-0148'],
  ['number', '۹۱۹-۵۵۵-۰۱۴۸', '919-555-0148'],
  ['number', ' 27601 ,', '27601'],
  ['name', 'Juniper 1️⃣ Bread', 'Juniper 1 Bread'],
  ['number', '９１９–５５５\u00a0０１４８', '919-555 0148'],
  ['code', ' https://a.example/?a=1\u200b ', 'https://a.example/?a=1'],
  ['quote', '"Great bread!!!"', 'Great bread!!!'],
  ['quote', '⭐⭐⭐⭐⭐ Great bread', 'Great bread'],
  ['quote', 'The "best" bread, 12" wide', 'The "best" bread, 12" wide'],
  ['text', 'Bread , cakes .\r\n\r\n\r\nCome in !', 'Bread, cakes.\n\nCome in!'],
  ['text', 'We serve 🌮 tacos & “real” salsa – 7 days', 'We serve 🌮 tacos & “real” salsa – 7 days'],
  ['text', 'We bake sourdough .Every morning.Come early!', 'We bake sourdough. Every morning. Come early!'],
  ['text', 'Write for .NET, at Juniper.com or U.S.A.', 'Write for .NET, at Juniper.com or U.S.A.'],
  // Lists and what came with a copied post are the editor's.
  ['text', 'We offer:\n\uf0b7\tBrakes\no\tTires', 'We offer:\n• Brakes\n• Tires'],
  ['text', 'Since 2012... 5 bakers', 'Since 2012... 5 bakers'],
  ['text', 'Itâ€™s a cafÃ© with Â½-price days â€“ â€œhereâ€. \ufffd', 'It’s a café with ½-price days – “here”.'],
  ['text', 'Say “MAÇÃ” and Ã la carte', 'Say “MAÇÃ” and Ã la carte'],
  ['name', 'Summit Roofing • Instagram photos and videos', 'Summit Roofing'],
  ['name', 'Juniper Bread | Facebook', 'Juniper Bread'],
  ['name', 'Brow·Bar – Raleigh', 'Brow·Bar – Raleigh'],
  ['label', 'Latte..........', 'Latte'],
  ['label', 'Latte . . . . .', 'Latte'],
  ['label', 'Bread & more...', 'Bread & more...'],
  ['line', '📍 12 Elm St', '12 Elm St'],
  ['term', '💵 Cash', 'Cash'],
  ['step', '2. We bake', 'We bake'],
  ['question', 'Q1) How long does it take???', 'How long does it take?'],
  ['question', 'P: ¿Abren hoy?', '¿Abren hoy?'],
  ['question', 'A/C: do you fix it?', 'A/C: do you fix it?'],
  ['answer', 'Ans: About an hour.', 'About an hour.'],
  ['answer', 'A 2:30 start is fine.', 'A 2:30 start is fine.'],
  ['text', 'We’re the #1 bakery, see #juniperbread for more', 'We’re the #1 bakery, see #juniperbread for more'],
  ['label', '**Drain cleaning**', 'Drain cleaning'],
])('%s: %j becomes %j', (kind, typed, tidied) => {
  expect(tidy(typed, kind)).toBe(tidied);
});

test('a tidied text stays as it is, without invisible or broken characters', () => {
  const kinds: FieldKind[] = ['text', 'quote', 'label', 'question', 'answer', 'name', 'term', 'line', 'number', 'code', 'plain'];
  const signs = [
    'a',
    'B',
    ' ',
    ',',
    '.',
    '•',
    '-',
    '1',
    ')',
    '"',
    '“',
    '”',
    '\n',
    '\t',
    '&',
    'amp;',
    '#38;',
    '!',
    ':',
    '\u200b',
    '\ud83d',
    '🎉',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit: fc.constantFrom(...signs), maxLength: 40 }), (kind, typed) => {
      const once = tidy(typed, kind);
      expect(tidy(once, kind)).toBe(once);
      expect(once).not.toMatch(/[\u200b\ufffd\t]/);
      expect(once.isWellFormed()).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

// Reading each of them again for every sign before it would take minutes.
test.each(fieldKinds)('twenty thousand signs before a letter are read in one go, as %s', { timeout: 20_000 }, (kind) => {
  for (const sign of [
    '•',
    '⭐️ ',
    '— ',
    '- ',
    '1. ',
    'a) ',
    '📍 ',
    '"',
    'q\t',
    '&amp;',
    '.',
    '…\n',
    '\n- ',
    '*a*',
    '4.9 ★ (2) ',
    'Q1) ',
    '¶',
    '• a ',
  ])
    for (const end of ['a', '']) expect(tidy(sign.repeat(20_000 / sign.length) + end, kind).length).toBeGreaterThanOrEqual(0);
});
