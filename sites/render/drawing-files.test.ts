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

test('several drawings of a section and one shape share a file of that shape with a view for each', () => {
  const files = createDrawingFiles();
  const art = new Map<string, string>();
  const marks = [
    files.add('services', drawing('red')),
    files.add('services', drawing('blue')),
    files.add('services', drawing('gold', 200, 250, 'meet')),
    files.add('area', drawing('green')),
  ];
  const [first, second, third, fourth] = [...files.placed(marks.map((mark) => `"${mark}"`).join(''), art).matchAll(/"([^"]+)"/g)].map(
    ([, path]) => path,
  );
  const [path = '', view] = second?.split('#') ?? [];
  expect([first, view]).toEqual([`${path}#v0`, 'v1']);
  expect(art.get(third ?? '')).toBe(drawing('gold', 200, 250, 'meet'));
  expect(art.get(fourth ?? '')).toBe(drawing('green'));
  const sheet = art.get(path) ?? '';
  expect(sheet).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice">/);
  expect(sheet).toContain('<view id="v1" viewBox="0 20000 400 300" preserveAspectRatio="xMidYMax slice"/>');
  expect(sheet).toContain('<svg y="20000" width="400" height="300" viewBox="0 0 400 300"');
  expect(sheet.match(/xmlns=/g)).toHaveLength(1);
});
