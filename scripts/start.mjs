// `npm start`: set up, then run the built server with the pinned Node. Arguments select another role (see main.ts).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, pinnedNode, root, stopWithNpm, toolEnv } from './setup.mjs';

process.chdir(root);
install();
build();

const entry = path.join(root, 'build', 'server', 'main.js');
const [role = 'all', ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Already running on the pinned Node, so no child process is needed.
  process.env.NODE_ENV ??= 'production';
  process.argv = [process.execPath, entry, role, ...args];
  stopWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(entry).href);
} else {
  const child = spawn(pinnedNode(), [entry, role, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...toolEnv() },
  });
  // Ctrl-C reaches the child directly; wait for it to finish its requests.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
