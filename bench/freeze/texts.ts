import { random } from '../../sites/scenes/random.ts';

/** What a text is made of: signs and words that patterns repeat, and that make one backtrack. */
const units = [
  ...[' ', '\t', '\n', '\r\n', '/', '\\', ',', '.', '-', '_', '*', '#', ':', ';', '!', '?', "'", '"', '(', ')', '[', '{', '<', '>', '$'],
  ...[
    '%',
    '&',
    '=',
    '|',
    '~',
    '`',
    '@',
    '+',
    '^',
    '«',
    '’',
    '“',
    '—',
    '\u00a0',
    'é',
    'e\u0301',
    '名',
    '\u200b',
    '0',
    '1',
    '9',
    'a',
    'A',
    's',
  ],
  ...['1 ', '1,', '1.', '1-', '27601 ', '27601, ', '555-0170 ', '9:00 ', '10am-6pm ', '$1 ', 'a ', 'ab ', 'Ab ', "a'", "a's ", 'a, ', 'a-'],
  ...[' a', ', ', ' \n', '\n\n', '- ', '> ', '1. ', '<a', '<!---->', '<!--', '-->', '_a', '**', '**a', '[a](', '](', '![', '&amp;', '&#'],
  ...[
    'x@x.',
    'a@',
    'http://',
    'www.a.',
    'a1',
    'the ',
    'and ',
    'and, ',
    'to ',
    'we are open ',
    'monday to ',
    'move the ',
    'add ',
    'is not ',
  ],
  ...['{a', '{{', '(a', ')(', '(a+)+', '.*', '[^a]', '\\d+', '$&', '\\1', '%20', '%2f', '../', 'é́', '👍', '👩‍👩‍👧', '\u202e', 'İ', 'ß'],
];
const before = ['', 'Zebulon (', 'X|(a+)+z', 'add these zip codes\n', 'move ', 'our address is ', '<svg>', '## Terms\n\n', 'a', '«'];
const after = ['', '!', '\u0000', 'z', '\n', ' please', '</svg>', 'a\tb', ')'];

/** Pumped texts, the same on every run. Most repeat one unit, some alternate two. */
export function pumpedTexts(count: number): ((most: number) => string)[] {
  const numbers = random('freeze');
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(numbers() * values.length)] as Value;
  return Array.from({ length: count }, (_, index) => {
    const unit = (units[index % units.length] ?? '') + (numbers() < 0.3 ? one(units) : '');
    const [start, end, share] = [one(before), one(after), one([0.02, 0.2, 1, 1])];
    return (most) => {
      const length = Math.max(1, Math.floor(most * share) - start.length - end.length);
      return (start + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end).slice(0, most);
    };
  });
}
