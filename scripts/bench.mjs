// `npm run bench -- NAME`: set up, then measure with a separate data folder and port.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, pinnedNode, root, toolEnv } from './setup.mjs';

process.chdir(root);
install();
build();

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-bench-'));
const child = spawn(pinnedNode(), [path.join('build', 'server', 'main.js'), 'bench', ...process.argv.slice(2)], {
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
