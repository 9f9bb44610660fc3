import { generateKeyPairSync } from 'node:crypto';
import { startNameServer, type ZoneRecord } from '../../outside/fakes/name-server.ts';
import { authenticationOf } from '../../outside/mail-in/authentication.ts';
import { fieldsOf } from '../../outside/mail-in/fields.ts';
import { readMail } from '../../outside/mail-in/read-mail.ts';
import { readdressed, signed } from '../../outside/mail-in/rewrite.ts';
import { writtenText } from '../../outside/mail-in/written-text.ts';
import { namesFrom } from '../../outside/network/names.ts';
import type { Figure } from '../report.ts';
import automaticFile from './automatic.yaml';
import { type Message, messages } from './compose.ts';

const { words, headers } = automaticFile as { words: string[]; headers: string[] };
const key = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});
/** The domain that emails are passed on as. No server may send for it, so only its signature counts. */
const zone: ZoneRecord[] = [
  { name: 'hollis.example', kind: 'TXT', value: 'v=spf1 -all' },
  { name: '_dmarc.hollis.example', kind: 'TXT', value: 'v=DMARC1; p=reject; adkim=s' },
  { name: 's1._domainkey.hollis.example', kind: 'TXT', value: `v=DKIM1; k=rsa; p=${key.publicKey.toString('base64')}` },
];

/** Reads emails as mail programs write them, passes them on, and checks them as the receiver does. Then it reads what programs send by themselves. */
export async function readEmails(): Promise<{ figures: Figure[]; note: string }> {
  const all = messages();
  const server = await startNameServer({ zones: { all: () => zone }, own: () => false });
  const wrong: string[] = [];
  let changed = 0;
  let unaligned = 0;
  try {
    for (const message of all) {
      const fault = await faultIn(message);
      if (fault) wrong.push(`${message.name}: ${fault}`);
      const passedOn = await passOn(message.raw);
      if (!fieldsOf(passedOn).body.equals(fieldsOf(message.raw).body)) changed += 1;
      const client = { address: '203.0.113.9', helo: 'out.example', isEncrypted: true };
      const seen = await authenticationOf(
        passedOn,
        client,
        'bounce+1@mail.sunup.example',
        namesFrom(server.address),
        'mx.receiver.example',
      );
      if (seen.verdict !== 'pass' || seen.dmarc !== 'pass') unaligned += 1;
    }
  } finally {
    await server.stop();
  }
  for (const sentence of wrong.slice(0, 10)) process.stdout.write(`  ${sentence}\n`);
  const byPrograms = headers.flatMap((lines) =>
    words.map((text) => Buffer.from(`From: jim@tate.example\r\n${lines.replaceAll('\n', '\r\n')}\r\n\r\n${text}\r\n`)),
  );
  const read = await Promise.all(byPrograms.map(readMail));
  return {
    figures: [
      {
        label: `of ${all.length} emails of mail programs: read right`,
        value: (100 * (all.length - wrong.length)) / all.length,
        limit: 99,
        unit: '%',
        must: 'reach',
      },
      { label: 'of them passed on with a changed body or file', value: changed, limit: 0, unit: 'emails' },
      { label: 'of them not proved by DMARC at their receiver', value: unaligned, limit: 0, unit: 'emails' },
      {
        label: `of ${read.length} emails by programs: taken for a person's`,
        value: read.filter(({ isAutomatic }) => !isAutomatic).length,
        limit: 0,
        unit: 'emails',
      },
    ],
    note: 'reading: in this process, without the thread that an email belongs to',
  };
}

/** What was read wrong, as a few words. */
async function faultIn({ raw, written, files }: Message): Promise<string | undefined> {
  const mail = await readMail(raw);
  const text = writtenText(mail.text);
  const names = mail.files.map(({ name }) => name);
  if (tidy(text) !== tidy(written)) return `wrote ${JSON.stringify(text)}`;
  if (names.join() !== files.join()) return `has the files ${names.join(', ')}`;
  if (mail.inReplyTo !== '<first@hollis.example>') return `answers ${mail.inReplyTo}`;
  return mail.isAutomatic ? 'is by a program' : undefined;
}

/** Spaces at the ends of lines mean nothing. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

async function passOn(raw: Buffer): Promise<Buffer> {
  const written = readdressed(raw, {
    from: { name: 'Jim Tate', address: 'info@hollis.example' },
    to: 'info@hollis.example',
    replyTo: 'answer+1@mail.sunup.example',
    more: { 'List-Id': '<info.hollis.example>', 'Auto-Submitted': 'auto-generated' },
  });
  return signed(written, { domain: 'hollis.example', selector: 's1', privateKey: key.privateKey });
}
