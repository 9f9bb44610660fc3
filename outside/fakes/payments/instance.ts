import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptSecret } from '../../../base/kept-secret.ts';
import type { Provider } from '../../payments/client.ts';

/** How to reach the test payment server of a data folder from any process. It runs inside the web process. */
export function paymentServerOf(dataDir: string): Provider {
  const webhookSecret = keptSecret(path.join(dataDir, 'payments-webhook-secret'), 'whsec_');
  const address = () => {
    const port = savedPort(dataDir);
    if (!port) throw new Error('The test payment server is not running yet. It starts with the web process.');
    return { host: '127.0.0.1', port };
  };
  return { secretKey: `sk_test_${webhookSecret.slice(6, 30)}`, webhookSecret, address };
}

export function savePort(dataDir: string, port: number): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(portFile(dataDir), String(port));
}

/** Throws if another process already runs the server of this data folder: the two would overwrite each other's objects. */
export async function refuseSecondServer(dataDir: string, { secretKey }: Provider): Promise<void> {
  const port = savedPort(dataDir);
  if (!port) return;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/ping`, {
    headers: { Authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined);
  if (answer?.ok) throw new Error('Another Sunup web process runs the test payments of this DATA_DIR. Stop it, or set another DATA_DIR.');
}

function savedPort(dataDir: string): number | undefined {
  return existsSync(portFile(dataDir)) ? Number(readFileSync(portFile(dataDir), 'utf8')) || undefined : undefined;
}

function portFile(dataDir: string): string {
  return path.join(dataDir, 'payments-port');
}
