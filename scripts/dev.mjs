// `npm run dev`: the real app without a build. Vite renders the screens and reloads them in the browser when their files
// change. A change to any other file restarts the server.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, pinnedNode, root, stopWithNpm, toolEnv } from './setup.mjs';

process.chdir(root);
install();
const child = spawn(pinnedNode(), [path.join('scripts', 'dev-server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnv(),
});
// Ctrl-C reaches the child directly; wait for it to stop.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
stopWithNpm(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
