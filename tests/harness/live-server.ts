import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { freePort, ready } from './built-server.ts';

/** Everything that live mode insists on, with stand-ins for what costs money. */
export function liveSettings(dataDir: string, databaseUrl: string, smtpUrl: string): Record<string, string> {
  return {
    SUNUP_MODE: 'live',
    DATA_DIR: dataDir,
    APP_URL: 'https://sunup.example',
    SITES_DOMAIN: 'sites.example.net',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Sunup <hello@sunup.example>',
    STRIPE_SECRET_KEY: `sk_live_${randomBytes(16).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString('hex')}`,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    CLIENT_ADDRESS_HEADER: 'X-Real-IP',
  };
}

/** A start of the built product. `ended` resolves with its exit code, `output` is all that it has printed. */
export interface LiveStart {
  child: ChildProcess;
  port: number;
  ended: Promise<number | null>;
  output: () => string;
}

/** Starts the built product in a role, with these settings and no others. */
export async function startWith(settings: Record<string, string>, role: 'all' | 'worker' = 'all'): Promise<LiveStart> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['build/server/main.js', role], {
    env: { PATH, HOME, NODE_ENV: 'production', PORT: String(port), ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk));
  return { child, port, ended: once(child, 'close').then(([code]) => code as number | null), output: () => printed };
}

/** Waits until a start answers that it is ready. */
export function whenReady({ port, child }: LiveStart): Promise<void> {
  return ready(`http://127.0.0.1:${port}`, child);
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks as the proxy in front of the app does: over HTTP, with the public host and the client's address. */
export function askAsProxy(
  { port }: { port: number },
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { host: 'sunup.example', 'x-real-ip': '203.0.113.5', ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
