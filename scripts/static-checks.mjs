// Lint, types, dead code and secrets: the first part of `npm run check` and `npm test`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, run, say, toolEnv } from './setup.mjs';

/** Absolute path of a program in the installed packages. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * Runs all of them in parallel, and `others`, each with a title, a program and its arguments. If one fails, ends this process after
 * the others.
 */
export async function staticChecks(others = []) {
  run(bin('react-router'), ['typegen']);
  const passed = await Promise.all([
    quietly('Lint', bin('biome'), ['check', '--error-on-warnings'], '`npm run lint` fixes what it can.'),
    quietly('Types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']),
    quietly('Dead code', bin('knip'), []),
    quietly('Secrets', bin('secretlint'), ['--secretlintignore', '.gitignore', '**/*']),
    ...others.map((other) => quietly(...other)),
  ]);
  if (passed.includes(false)) process.exit(1);
}

/** Runs a program and shows its output only if it fails or skips something, because several run in parallel. False if it fails. */
function quietly(title, program, args, hint = '') {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: toolEnv() });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
    child.on('close', (code) => {
      const printed = Buffer.concat(output).toString();
      if (code !== 0 || printed.startsWith('Skipped')) process.stdout.write(printed);
      say(`── ${title}: ${code === 0 ? 'ok' : `failed. ${hint}`}`);
      resolve(code === 0);
    });
  });
}
