import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

// A module without types.
const setup: string = './setup.mjs';
const { built, builtFolders, root }: { built: string[]; builtFolders: string[]; root: string } = await import(setup);

test('a change of any source leads to a new build', () => {
  const there = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const sources = there.filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.(?:test|d)\.ts$/.test(entry.name));
  const onlyForTools = ['drizzle.config.ts', 'playwright.config.ts', 'vitest.config.ts'];
  expect(
    sources
      .map(({ name }) => name)
      .filter((name) => !onlyForTools.includes(name))
      .sort(),
  ).toEqual(built.filter((name) => name.endsWith('.ts')).sort());
  const withSources = there.filter(
    (entry) =>
      entry.isDirectory() &&
      !['node_modules', 'build', 'bench', 'tests', 'docs'].includes(entry.name) &&
      readdirSync(`${root}/${entry.name}`, { recursive: true }).some((file) => /\.tsx?$/.test(String(file))),
  );
  expect(withSources.map(({ name }) => name).sort()).toEqual(builtFolders.filter((name) => name !== 'public').sort());
});

test('a command stops when npm, which started it through a shell, is killed', async () => {
  const command = `import('./scripts/setup.mjs').then(({ stopWithNpm }) => {
    setInterval(() => undefined, 1000);
    stopWithNpm(() => {
      process.stdout.write(' stopped');
      process.exit();
    });
    process.stdout.write('started');
  });`;
  // With a second command, no shell replaces itself with the first.
  const shell = spawn('sh', ['-c', '"$NODE" -e "$COMMAND"; true'], {
    env: { ...process.env, NODE: process.execPath, COMMAND: command, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const piece of shell.stdout) {
    output += piece;
    if (output === 'started') shell.kill('SIGTERM');
  }
  expect(output).toBe('started stopped');
});
