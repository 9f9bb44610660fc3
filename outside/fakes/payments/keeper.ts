import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptSecret } from '../../../env.ts';
import type { Provider } from '../../payments/client.ts';

/** How the test payment server of a data folder is reached, from its own process or another. It listens while a web process runs. */
export function paymentServerOf(dataDir: string): Provider {
  const webhookSecret = keptSecret(path.join(dataDir, 'payments-webhook-secret'), 'whsec_');
  const address = () => {
    const port = keptPort(dataDir);
    if (!port) throw new Error('The test payment server is not running yet: it starts with the web process.');
    return { host: '127.0.0.1', port };
  };
  return { secretKey: `sk_test_${webhookSecret.slice(6, 30)}`, webhookSecret, address };
}

/** Notes where the server of a data folder listens. */
export function keepPort(dataDir: string, port: number): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(portFile(dataDir), String(port));
}

/** Two processes with the same books would overwrite each other's. Throws when another one keeps them. */
export async function refuseSecondKeeper(dataDir: string, { secretKey }: Provider): Promise<void> {
  const port = keptPort(dataDir);
  if (!port) return;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/keeper`, {
    headers: { Authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined);
  if (answer?.ok) throw new Error('Another Sunup web process keeps the test payments of this DATA_DIR. Stop it, or set another DATA_DIR.');
}

function keptPort(dataDir: string): number | undefined {
  return existsSync(portFile(dataDir)) ? Number(readFileSync(portFile(dataDir), 'utf8')) || undefined : undefined;
}

function portFile(dataDir: string): string {
  return path.join(dataDir, 'payments-port');
}
