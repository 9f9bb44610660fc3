import type { ChildProcess } from 'node:child_process';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { senderTests } from '../../db/schema/index.ts';
import { tokenAddress } from '../../domain/mail-tokens.ts';
import { endProcess, freePort, ready } from '../../tests/harness/built-server.ts';
import { startRole } from '../setup/processes.ts';

const host = 'mail.bench.example';

/** The role that receives email, in a process of its own. */
export interface Door {
  port: number;
  pid: () => number;
  /** Kills it, as a power cut would, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDoor(databaseUrl: string): Promise<Door> {
  const port = await freePort();
  const start = async () => {
    const child = startRole('mail', databaseUrl, { MAIL_HOST: host, MAIL_PORT: String(port) });
    await ready(`http://127.0.0.1:${env().port}`, child);
    return child;
  };
  let child: ChildProcess = await start();
  return {
    port,
    pid: () => child.pid ?? 0,
    restart: async () => {
      await endProcess(child, 'SIGKILL');
      child = await start();
    },
    stop: () => endProcess(child),
  };
}

/** Addresses that exist. What comes to a sender test is taken whoever sent it, and nothing is done about it. */
export async function makeRecipients(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ domain: 'bench.example', isOwners: false, startedBy: 'bench' }));
  const made = await db().insert(senderTests).values(rows).returning({ id: senderTests.id });
  return made.map(({ id }) => tokenAddress('test', id, host));
}
