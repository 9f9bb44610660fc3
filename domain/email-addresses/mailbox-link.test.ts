import { addDays, subMinutes } from 'date-fns';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { signatureOf } from '../signatures.ts';
import { mailboxIdIn, mailboxLink } from './mailbox-link.ts';
import { mailboxLinkDays } from './schema.ts';

const now = new Date('2026-11-22T12:00:00Z');
const id = v7();
const linkOf = (mailboxId: string) => new URL(mailboxLink(mailboxId, now).url).searchParams.get('link') ?? '';

test('a link names its mailbox for seven days', () => {
  const end = addDays(now, mailboxLinkDays);
  expect(mailboxLink(id, now).expiresAt).toEqual(end);
  expect(mailboxIdIn(linkOf(id), now)).toBe(id);
  expect(mailboxIdIn(linkOf(id), subMinutes(end, 1))).toBe(id);
  expect(mailboxIdIn(linkOf(id), end)).toBeUndefined();
});

test('no one else can make one, make it last longer or lead it to another mailbox', () => {
  const [named = '', expiresMs = '', signature = ''] = linkOf(id).split('.');
  const later = String(Number(expiresMs) + 1);
  for (const forged of [
    '',
    named,
    `${named}.${expiresMs}.`,
    `${named}.${later}.${signature}`,
    `${v7()}.${expiresMs}.${signature}`,
    `${named}.${expiresMs}.${signature}.more`,
    `${named}.${expiresMs}.${signatureOf('booking-link', `${named}.${expiresMs}`)}`,
    `${named}.soon.${signatureOf('mailbox-link', `${named}.soon`)}`,
  ])
    expect(mailboxIdIn(forged, now), forged).toBeUndefined();
});
