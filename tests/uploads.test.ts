import { expect, test } from 'vitest';
import routes from '../web/routes.ts';
import { readSources } from './helpers/source-code.ts';

/** A route's file with its layouts' files. */
interface Branch {
  file: string;
  layouts: string[];
}

const sources = readSources();
const branchesOf = (entries: Awaited<typeof routes>, layouts: string[] = []): Branch[] =>
  entries.flatMap(({ file, children = [] }) => [{ file: `web/${file}`, layouts }, ...branchesOf(children, [...layouts, `web/${file}`])]);
const branches = branchesOf(await routes);
const declaresBody = (file: string) => /export const handle = \{[^}]*\bbody: '/.test(sources.get(file)?.text ?? '');

test('every screen with a form for files is on a route that takes them', () => {
  const withFiles = [...sources.values()].filter(
    ({ path, text }) => /^web\/.*\.tsx$/.test(path) && !path.includes('.test.') && text.includes('multipart/form-data'),
  );
  expect(withFiles.length).toBeGreaterThan(4);
  const silent = withFiles.flatMap(({ path }) => {
    const shownBy = branches.filter(({ file }) => reaches(file, path));
    return shownBy.filter(({ file, layouts }) => ![file, ...layouts].some(declaresBody)).map(({ file }) => `${file} shows ${path}`);
  });
  expect(silent).toEqual([]);
});

/** Whether a route's file is a screen's, or imports it, directly or through others. */
function reaches(from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const file of seen) for (const { to: next, typeOnly } of sources.get(file)?.imports ?? []) if (!typeOnly) seen.add(next);
  return seen.has(to);
}
