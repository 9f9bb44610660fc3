import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuilt } from './built-server.ts';
import { copyFilledData } from './filled-data.ts';

/** Somewhere a Sunup answers. */
export interface Served {
  url: string;
}

export interface TestServer extends Served {
  port: number;
  dataDir: string;
  /** Ends the process immediately, as a power cut would. The embedded PostgreSQL is left behind. */
  kill: () => Promise<void>;
  /** Starts again on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The built server with its demo, on a data folder of its own. A worker's servers have one port, so they follow one another. */
export async function startTestServer(extraEnv: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-e2e-'));
  // Root's PostgreSQL runs as another user, who must be able to enter: kept elsewhere it would outlive this folder.
  chmodSync(dataDir, 0o755);
  const port = await copyFilledData(dataDir);
  let running = await startBuilt(dataDir, port, extraEnv);
  return {
    url: running.url,
    port,
    dataDir,
    kill: () => running.kill(),
    restart: async () => {
      running = await startBuilt(dataDir, port, extraEnv);
    },
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the inbox shows of an email. */
export interface InboxMail {
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string }[];
}

/** The newest mail to an address whose subject fits, waited for. */
export async function mailTo(server: Served, address: string, subject: RegExp): Promise<InboxMail> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const mails = (await (await fetch(`${server.url}/dev/inbox.json?to=${encodeURIComponent(address)}`)).json()) as InboxMail[];
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline)
      throw new Error(`No mail to ${address} with a subject like ${subject}; there are: ${mails.map((mail) => mail.subject).join(' | ')}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
