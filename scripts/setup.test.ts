import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

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
