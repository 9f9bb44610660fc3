import { expect, test } from 'vitest';
import type { Env, MailIn } from '../../base/env.ts';
import type { Reach } from '../../outside/network/reach.ts';
import type { Known } from '../known.ts';
import { checkMailHost } from './mail-host.ts';

const provider = '203.0.113.80';
const reach = {
  addresses: async () => [provider],
  mailServers: async () => ['mx.provider.example'],
  texts: async () => ['v=spf1 -all'],
  pointers: async () => [],
  connect: () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  },
} satisfies Partial<Reach>;

function look(more: Partial<MailIn>) {
  const mailIn = { host: 'mail.sunup.example', port: 25, tls: undefined, requiresTls: false, webhookSecret: undefined, imapUrl: undefined };
  const env = { mailFrom: 'hello@sunup.example', smtpUrl: 'smtps://smtp.provider.example', mailIn: { ...mailIn, ...more } };
  return checkMailHost({ env: env as Env, reach: reach as unknown as Reach } as Known);
}

test.each([{ imapUrl: 'imaps://replies:word@imap.provider.example' }, { webhookSecret: 'a secret of 16 or more' }])(
  'where someone else receives for us, nothing has to lead here: %o',
  async (door) => {
    const [first, ...others] = await look(door);
    expect(first).toMatchObject({ name: 'Mail host', state: 'not checked' });
    expect(others.map(({ name }) => name)).not.toContain('Mail host, MX');
    expect((await look({})).find(({ name }) => name === 'Mail host, MX')).toMatchObject({ state: 'wrong' });
  },
);
