// `npm start`: set up, then run the built server with the pinned Node, and start it again if its watchdog ended it. Arguments select
// another role (see main.ts).
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, pinnedNode, root, say, stopWithNpm, toolEnv } from './setup.mjs';

/** A job that hangs the process is tried up to nine times, so the tenth start is a working one. */
const mostRestarts = 10;
const inMs = 600_000;

process.chdir(root);
install();
build();

const entry = path.join(root, 'build', 'server', 'main.js');
const restarts = [];
let child;
let isStopping = false;

// A command has no watchdog. npm puts the pinned Node first, and then a second process would only cost time.
const servers = JSON.parse(readFileSync(path.join(root, 'roles', 'servers.json'), 'utf8'));
const isServer = servers.includes(process.argv[2] ?? 'all');
if (isServer || process.execPath !== realpathSync(pinnedNode())) {
  start();
  // Ctrl-C reaches the child directly; wait for it to finish its requests.
  process.on('SIGINT', () => {
    isStopping = true;
  });
  process.on('SIGTERM', stop);
  stopWithNpm(stop);
} else {
  process.env.NODE_ENV ??= 'production';
  stopWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(entry));
}

function start() {
  child = spawn(pinnedNode(), [entry, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...toolEnv() },
  });
  child.on('exit', (code, signal) => {
    // What the watchdog ends the process with (domain/health/watchdog.ts).
    if (signal !== 'SIGALRM' || isStopping) process.exit(code ?? 1);
    const now = Date.now();
    restarts.push(now);
    if (restarts.filter((at) => now - at < inMs).length > mostRestarts) {
      say(
        `Sunup hung ${mostRestarts} times in ${inMs / 60_000} minutes, so it isn’t started again. The last lines of its log say what it was doing.`,
      );
      process.exit(1);
    }
    say('Sunup hung, so it was ended. Starting it again …');
    start();
  });
}

function stop() {
  isStopping = true;
  child.kill('SIGTERM');
}
