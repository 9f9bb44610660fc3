import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { env } from '../base/env.ts';
import { receiverPort } from '../outside/mail-in/receiver.ts';
import { openNames } from '../outside/network/names.ts';
import { Wire } from '../tests/harness/smtp-wire.ts';
import { noNames } from '../tests/helpers/names.ts';
import { openMailDoor } from './mail.ts';

function withMailIn(port: number | undefined, more: { webhookSecret?: string; imapUrl?: string } = {}): void {
  const before = env().mailIn;
  const mailIn =
    port === undefined
      ? undefined
      : { host: 'mail.sunup.example', port, tls: undefined, requiresTls: false, webhookSecret: undefined, imapUrl: undefined, ...more };
  Object.assign(env(), { mailIn });
  onTestFinished(() => void Object.assign(env(), { mailIn: before }));
  openNames(noNames);
}

test('the door opens on this machine, says its name, and closes', async () => {
  withMailIn(0);
  const [close] = await openMailDoor(false);
  const wire = await Wire.open(receiverPort() ?? 0);
  expect(wire.greeting).toBe('220 mail.sunup.example ESMTP');
  wire.socket.destroy();
  await close?.();
  expect(receiverPort()).toBeUndefined();
});

test('without a mail host, all does without, and mail says what it needs', async () => {
  withMailIn(undefined);
  expect(await openMailDoor(false)).toEqual([]);
  await expect(openMailDoor(true)).rejects.toThrow(/^Set MAIL_HOST to the name of the host that receives email/);
});

test.each([{ webhookSecret: 'a secret of 16 or more' }, { imapUrl: 'imaps://a:b@imap.example' }])(
  'where email comes in by %o, all needs no port',
  async (door) => {
    withMailIn(25, door);
    const { mode, isLocal } = env();
    Object.assign(env(), { mode: 'live', isLocal: false });
    onTestFinished(() => void Object.assign(env(), { mode, isLocal }));
    expect(await openMailDoor(false)).toEqual([]);
    expect(receiverPort()).toBeUndefined();
  },
);

test('a port that’s taken is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  withMailIn(port);
  await expect(openMailDoor(false)).rejects.toThrow(
    `Port ${port} is already in use. Stop the mail server that uses it, or set MAIL_PORT to another number.`,
  );
});
