import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import { type Envelope, falseEnds as ends, Wire } from '../../tests/harness/smtp-wire.ts';
import { residentMb, watchMemory } from '../hostile/memory.ts';
import { type Figure, percentile } from '../report.ts';
import { deliver, shortEmail } from './delivering.ts';
import type { Door } from './door.ts';

const connections = 1000;
const slowSenders = 300;
const slowMs = 15_000;
const largeBodies = 20;
const megabyte = 1024 * 1024;
const pipelined = 20_000;
const smuggler = 'smuggled@bank.example';

/** Attacks the mail role with connections, slow senders, large bodies, pipelined commands and smuggled emails, and watches its memory. */
export async function attackDoor(door: Door, recipients: string[]): Promise<{ figures: Figure[]; note: string }> {
  let used = 0;
  const envelope = () => {
    used += 1;
    return { sender: `robust-${used}@bench.example`, recipient: recipients[used % recipients.length] ?? '' };
  };
  const send = (localAddress?: string) => {
    const one = envelope();
    return deliver(door.port, one, shortEmail(one), localAddress);
  };
  for (let n = 0; n < 20; n += 1) await send();
  await delay(2000);
  const restMb = residentMb(door.pid());
  const peaks: [string, number][] = [];
  const watched = async <Result>(name: string, attack: () => Promise<Result>): Promise<Result> => {
    const memory = watchMemory(door.pid());
    const result = await attack();
    peaks.push([name, memory.stop() - restMb]);
    return result;
  };
  const atOnce = <Result>(count: number, one: (n: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, n) => one(n)));
  const crowd = await watched('connections', () => atOnce(connections, (n) => send(addressOf(n))));
  const slow = await watched('slow senders', () => sendBesideSlow(door.port, envelope, send));
  const sendBody = (bytes: number) => atOnce(largeBodies, (n) => sendLarge(door.port, envelope(), bytes, addressOf(n)));
  const large = await watched('bodies of 30 MB', () => sendBody(30 * megabyte));
  const allowed = await watched('bodies of 24 MB', () => sendBody(24 * megabyte));
  const pipelinedAnswers = await watched('commands', () => pipeline(door.port));
  const smuggled = await watched('smuggling', () => smuggle(door.port, envelope));

  const answered = (answers: string[], ...statuses: string[]) => answers.filter((answer) => statuses.includes(answer.slice(0, 3))).length;
  const must = 'reach' as const;
  const figures: Figure[] = [
    {
      label: `${connections} connections at once: answered`,
      value: answered(crowd, '250', '421', '450', '451', '452'),
      limit: connections,
      unit: 'connections',
      must,
    },
    { label: 'of them taken', value: answered(crowd, '250'), limit: connections * 0.95, unit: 'emails', must },
    {
      label: `emails beside ${slowSenders} slow senders: taken, of ${slow.answers.length}`,
      value: answered(slow.answers, '250'),
      limit: slow.answers.length,
      unit: 'emails',
      must,
    },
    { label: 'their time, 95 of 100', value: percentile(slow.times, 0.95), limit: 3000, unit: 'ms' },
    { label: 'bodies of 30 MB: refused', value: answered(large, '552', '452'), limit: largeBodies, unit: 'bodies', must },
    {
      label: 'bodies of 24 MB at once: taken or asked to come again',
      value: answered(allowed, '250', '452'),
      limit: largeBodies,
      unit: 'bodies',
      must,
    },
    { label: `of ${pipelined} pipelined commands: answered`, value: pipelinedAnswers, limit: pipelined, unit: 'commands', must },
    { label: `emails smuggled in, of ${ends.length * 2} attempts`, value: smuggled, limit: 0, unit: 'emails' },
    { label: 'memory above rest', value: Math.max(...peaks.map(([, mb]) => mb)), limit: 200, unit: 'MB' },
  ];
  const inWords = peaks.map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`).join(', ');
  const refused = crowd.filter((answer) => !answer.startsWith('250'));
  const others = [...Map.groupBy(refused, (answer) => answer)].map(([answer, all]) => `, ${all.length} of the crowd were told "${answer}"`);
  return { figures, note: `robustness: ${restMb.toFixed(0)} MB at rest; above it ${inWords}${others.join('')}` };
}

type MakeEnvelope = () => Envelope;

/** One of fifty senders. */
function addressOf(n: number): string {
  return `127.0.1.${1 + (n % 50)}`;
}

/** Sends emails while others send a byte every now and then. */
async function sendBesideSlow(port: number, envelope: MakeEnvelope, send: () => Promise<string>) {
  const slow = await Promise.all(Array.from({ length: slowSenders }, (_, n) => Wire.open(port, addressOf(n))));
  await Promise.all(slow.slice(0, slowSenders / 2).map((wire) => wire.begin(envelope())));
  const trickle = setInterval(() => {
    for (const wire of slow) wire.socket.write('x');
  }, 100);
  const answers: string[] = [];
  const times: number[] = [];
  for (const end = Date.now() + slowMs; Date.now() < end; ) {
    const startedAt = performance.now();
    answers.push(await send());
    times.push(performance.now() - startedAt);
  }
  clearInterval(trickle);
  for (const wire of slow) wire.socket.destroy();
  return { answers, times };
}

/** An email of so many bytes whose size isn't told beforehand. */
async function sendLarge(port: number, envelope: Envelope, bytes: number, localAddress: string): Promise<string> {
  const wire = await Wire.open(port, localAddress);
  try {
    const begun = await wire.begin(envelope);
    if (!begun.startsWith('354')) return begun;
    wire.socket.write(`${shortEmail(envelope)}\r\n`);
    const block = Buffer.from(`${'x'.repeat(998)}\r\n`.repeat(64));
    for (let sent = 0; sent < bytes && !wire.socket.destroyed; sent += block.length)
      if (!wire.socket.write(block)) await drained(wire.socket);
    return (await wire.say('.\r\n', 1))[0] ?? '';
  } finally {
    wire.socket.destroy();
  }
}

/** Waits until a socket takes more, or has ended. */
async function drained(socket: Socket): Promise<void> {
  const done = new AbortController();
  const either = ['drain', 'close'].map((event) => once(socket, event, { signal: done.signal }).catch(() => undefined));
  await Promise.race(either);
  done.abort();
}

/** How many of many commands in one write are answered. */
async function pipeline(port: number): Promise<number> {
  const wire = await Wire.open(port);
  await wire.say('EHLO bench.example\r\n');
  const answers = await wire.say('NOOP\r\n'.repeat(pipelined));
  wire.socket.destroy();
  return answers.filter((answer) => answer.startsWith('250')).length;
}

/** Hides a second email in one, behind each kind of end, in one write and in two. Counts those that were stored. */
async function smuggle(port: number, envelope: MakeEnvelope): Promise<number> {
  for (const end of ends)
    for (const isApart of [false, true]) {
      const one = envelope();
      const hidden = `MAIL FROM:<${smuggler}>\r\nRCPT TO:<${one.recipient}>\r\nDATA\r\n${shortEmail({ ...one, sender: smuggler })}.\r\n`;
      const wire = await Wire.open(port);
      await wire.begin(one);
      const parts = [`${shortEmail(one).slice(0, -2)}${end}`, hidden];
      for (const part of isApart ? parts : [parts.join('')]) {
        wire.socket.write(Buffer.from(part, 'latin1'));
        await delay(20);
      }
      await Promise.race([wire.answers(2), delay(1000)]);
      wire.socket.destroy();
    }
  const [stored] = await db().select({ count: count() }).from(incomingMails).where(eq(incomingMails.sender, smuggler));
  return stored?.count ?? Number.NaN;
}
