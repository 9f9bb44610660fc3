import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';

const atOnce = 8;

/** Sends a form to each host, and again until it's thanked for, as a visitor does. Returns how often it took more than one attempt. */
export async function sendForms(hosts: string[], port: () => number, onSent: (count: number) => void): Promise<number> {
  const left = hosts.entries();
  let [sent, repeated] = [0, 0];
  const work = async () => {
    for (const [index, host] of left) {
      for (let attempt = 0; (await sendForm(host, port(), `Form ${index}`)) !== 303; attempt++) {
        if (attempt === 0) repeated++;
        if (attempt > 600) throw new Error(`The form of ${host} was never thanked for.`);
        await delay(100);
      }
      onSent(++sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return repeated;
}

function sendForm(host: string, port: number, message: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const asked = request({ host: '127.0.0.1', port, method: 'POST', path: '/forms/contact', headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', () => resolve(0));
    asked.end(new URLSearchParams({ name: 'Vera Visitor', phone: '(919) 555-0101', message }).toString());
  });
}

/** How many of the forms are in the inbox, and how many leads are doubles. */
export async function countForms(): Promise<{ arrived: number; doubled: number }> {
  const { rows } = await db().execute<{ arrived: number; leads: number }>(
    sql`select count(distinct message)::int as arrived, count(*)::int as leads from leads where message like 'Form %'`,
  );
  const { arrived = 0, leads = 0 } = rows[0] ?? {};
  return { arrived, doubled: leads - arrived };
}

/** Waits until as many forms are in the inbox, up to a minute. */
export async function whenArrived(count: number): Promise<{ arrived: number; doubled: number }> {
  for (let attempt = 0; ; attempt++) {
    const found = await countForms().catch(() => ({ arrived: 0, doubled: 0 }));
    if (found.arrived >= count || attempt >= 120) return found;
    await delay(500);
  }
}
