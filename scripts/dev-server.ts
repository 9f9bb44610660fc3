import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { createServer, createServerModuleRunner, type EnvironmentModuleNode } from 'vite';

type Start = typeof import('../roles/start.ts');
type Running = Awaited<ReturnType<Start['startParts']>>;

/** Saving several files, as an editor or git does, restarts the server once. */
const settleMs = 60;
/** A start wraps it, and the next one needs the original. */
const ownFetch = globalThis.fetch;

const vite = await createServer({
  appType: 'custom',
  server: {
    middlewareMode: true,
    ws: { host: 'localhost', port: await freePort() },
    watch: { ignored: [...ownFiles(), '**/build/**', '**/.react-router/**'] },
  },
});
const { ssr, client } = vite.environments;
// Vite would run changed modules again by itself, but we decide what restarts.
const runner = createServerModuleRunner(ssr, { hmr: false });

const { stop: stopDatabase } = await startDatabase();
let running: Running | undefined;
let changing: Promise<void> = Promise.resolve();
await start('Ready', 0);
const { printBanner } = await runner.import<typeof import('../roles/banner.ts')>('/roles/banner.ts');
printBanner();

let timer: NodeJS.Timeout | undefined;
vite.watcher.on('all', (_event, file) => {
  if (!restartsOn(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    changing = changing.then(restart);
  }, settleMs);
});
// Vite would exit before the server and the database have stopped.
process.removeAllListeners('SIGTERM');
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, stopAll);

/** Starts the database once, because the server's restarts needn't wait for it. With DATABASE_URL there is nothing to start. */
async function startDatabase(): Promise<{ stop: () => Promise<void> }> {
  const { env } = await runner.import<typeof import('../base/env.ts')>('/base/env.ts');
  if (env().databaseUrl) return { stop: async () => undefined };
  const { startEmbedded } = await runner.import<typeof import('../db/embedded.ts')>('/db/embedded.ts');
  const { openDataFolder } = await runner.import<typeof import('../outside/data-folder.ts')>('/outside/data-folder.ts');
  openDataFolder(env().dataDir);
  const server = await startEmbedded(env().dataDir);
  process.env.DATABASE_URL = server.url;
  runner.clearCache();
  return server;
}

async function start(word: string, since: number): Promise<void> {
  try {
    const { startParts } = await runner.import<Start>('/roles/start.ts');
    running = await startParts(
      { web: true, worker: true },
      { load: () => runner.import('virtual:react-router/server-build'), middlewares: vite.middlewares },
    );
    say(`${word} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    say(`The server didn’t start. It tries again when you change a file.\n${error instanceof Error ? error.stack : error}`);
  }
}

async function restart(): Promise<void> {
  const startedAt = performance.now();
  await running?.stop().catch((error: unknown) => say(`The server didn’t stop cleanly: ${error}`));
  running = undefined;
  globalThis.fetch = ownFetch;
  // Modules that didn't change would keep what they opened on the stopped server's database connections.
  runner.clearCache();
  await start('Restarted', startedAt);
  client.hot.send({ type: 'full-reload' });
}

/** True if the running server has loaded this file. Modules that only screens import are reloaded with the next page. */
function restartsOn(file: string): boolean {
  if (!running) return /\.(?:tsx?|yaml|md|sql|css)$/.test(file);
  const seen = new Set<EnvironmentModuleNode>();
  const reaches = (module: EnvironmentModuleNode): boolean => {
    if (seen.has(module) || module.id?.includes('virtual:react-router/server-build')) return false;
    seen.add(module);
    return module.file === path.resolve('roles/start.ts') || [...module.importers].some(reaches);
  };
  return [...(ssr.moduleGraph.getModulesByFile(file) ?? [])].some(reaches);
}

/** The data folder, which the running server writes to all the time. */
function ownFiles(): string[] {
  return [`${path.resolve(process.env.DATA_DIR ?? 'data')}/**`];
}

/** For the connection that reloads the browser, so several copies can run. */
async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  return port;
}

async function stopAll(): Promise<void> {
  await changing;
  await running?.stop();
  await stopDatabase();
  await vite.close();
  process.exit(0);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
