import { expect, test } from 'vitest';
import { createDrawingFiles } from './drawing-files.ts';

const drawing = (color: string, width = 400, height = 300, fit = 'slice') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax ${fit}"><path d="M0 0h9v9z" fill="${color}"/></svg>`;

test('a single drawing of a section is a file as it is', () => {
  const files = createDrawingFiles();
  const art = new Map<string, string>();
  const mark = files.add('hero', drawing('red'));
  expect(files.placed(`<img src="${mark}">`, art)).toMatch(/^<img src="\/art\/[0-9a-f]{16}\.svg">$/);
  expect([...art.values()]).toEqual([drawing('red')]);
});

test('several drawings of a section share a file with a view for each, in its own shape', () => {
  const files = createDrawingFiles();
  const art = new Map<string, string>();
  const marks = [
    files.add('services', drawing('red')),
    files.add('services', drawing('blue', 200, 250, 'meet')),
    files.add('area', drawing('green')),
  ];
  const [first, second, third] = [...files.placed(marks.map((mark) => `"${mark}"`).join(''), art).matchAll(/"([^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(art.size).toBe(2);
  const [path = '', view] = second?.split('#') ?? [];
  expect(first).toBe(`${path}#v0`);
  expect(view).toBe('v1');
  expect(third?.split('#')[0]).not.toBe(path);
  const sheet = art.get(path) ?? '';
  expect(sheet).toContain('<view id="v1" viewBox="20000 0 200 250" preserveAspectRatio="xMidYMax meet"/>');
  expect(sheet).toContain('<svg x="20000" width="200" height="250" viewBox="0 0 200 250"');
  expect(sheet.match(/xmlns=/g)).toHaveLength(1);
});
