import { expect, test } from 'vitest';
import * as tasks from '../domain/generator/tasks.ts';
import * as legalTasks from '../domain/legal/tasks.ts';
import * as versionTasks from '../domain/versions/tasks.ts';
import { readSources } from '../tests/helpers/source-code.ts';

test('the generator’s process knows every task, each by a name of its own', () => {
  const makers = [...readSources().values()].filter(({ path, text }) => /\btaskOf\('/.test(text) && !path.endsWith('.test.ts'));
  const listed =
    readSources()
      .get('roles/generator.ts')
      ?.imports.map(({ to }) => to) ?? [];
  expect(listed).toEqual(expect.arrayContaining(makers.map(({ path }) => path)));
  const names = [tasks, legalTasks, versionTasks].flatMap((some) => Object.values(some).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
