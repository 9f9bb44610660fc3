import { env } from '../base/env.ts';

/** The configured database, the one of a running Sunup, or the embedded one started for this command. `release` when done. */
export async function reachDatabase(): Promise<{ url: string; release: () => Promise<void> }> {
  const { databaseUrl, dataDir } = env();
  if (databaseUrl) return { url: databaseUrl, release: async () => undefined };
  const { embeddedUrl, liveOwner, startEmbedded } = await import('./embedded.ts');
  const running = embeddedUrl(dataDir);
  // One that a killed process left behind is adopted, and stopped at the end.
  if (running && liveOwner(dataDir)) return { url: running, release: async () => undefined };
  const server = await startEmbedded(dataDir);
  return { url: server.url, release: server.stop };
}
