// `npm run bench -- NAME`: set up, then measure with a separate data folder and port.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, builtFolders, ifChanged, install, pinnedNode, root, run, say, toolEnv } from './setup.mjs';
import { bin } from './static-checks.mjs';

process.chdir(root);
install();
build();
// Not in `build`, which is what ships.
const folder = path.join('.cache', 'bench');
ifChanged(path.join(folder, '.built'), [...builtFolders, 'bench', 'tests'], () => {
  say('Building the benchmarks …');
  const args = ['build', '--logLevel', 'warn'];
  run(bin('react-router'), args, { NODE_ENV: 'production', SUNUP_ENTRY: 'bench/run.ts', SUNUP_BUILD: folder });
});

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-bench-'));
const child = spawn(pinnedNode(), [path.join(folder, 'server', 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...toolEnv(),
    // Only these open pages in a browser.
    ...(['sites', 'public', 'journey', 'update', 'engines'].includes(process.argv[2]) && { SUNUP_BROWSER: findBrowser() }),
    // Its inputs come from many visitors.
    ...(process.argv[2] === 'input' && { CLIENT_ADDRESS_HEADER: 'x-client-address' }),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SUNUP_DEMO: 'small',
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: `http://localhost:${port}`,
  },
});
child.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
