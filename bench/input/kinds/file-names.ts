import { contact, type Input, message, photo } from '../input.ts';
import { picture } from '../picture.ts';

const jpeg = await picture.clone().jpeg().toBuffer();
const bytes = Buffer.from('one');
const names: [sent: string, shown: string][] = [
  ['Menü für Mai.txt', 'Menü für Mai'],
  ['メニュー.txt', 'メニュー'],
  ['قائمة.txt', 'قائمة'],
  ["Joe's “menu”.txt", 'Joe'],
  ['menu "new".txt', 'menu'],
  ['C:\\Users\\Ann\\menu.txt', 'menu.txt'],
  ['../../etc/passwd.txt', 'passwd'],
  ['menu.final.v2.txt', 'menu.final.v2'],
  ['menu', 'menu'],
  ['.txt', 'txt'],
  ['cafe\u0301.txt', 'café'],
  ['menu\u202etxt.exe', 'menu'],
  ['🍞.txt', '.txt'],
  [`${'long'.repeat(80)}.txt`, 'longlong'],
  ['CON.txt', 'txt'],
  ['a;b=c&d.txt', 'txt'],
  ['line\nbreak.txt', 'line'],
  [' .txt ', 'txt'],
  ['100%.txt', '100'],
  ['<b>.txt', 'txt'],
];

/** Names of files as phones, Windows and people make them: readable where they're shown, harmless where they're stored. */
export const inputs: Input[] = [
  ...names.flatMap(([name, shown]): Input[] => [message({}, { shown, never: [/[\\/]|\.exe\b|%0A/] }, { name, type: 'text/plain', bytes })]),
  ...names.filter((_, at) => at % 3 === 0).map(([name]) => contact({}, { shown: 'How long' }, { name, type: 'text/plain', bytes })),
  ...names
    .filter((_, at) => at % 4 === 0)
    .map(([name]) => photo({}, { stored: { kind: 'photo' } }, { name: name.replace('.txt', '.jpg'), type: 'image/jpeg', bytes: jpeg })),
];
