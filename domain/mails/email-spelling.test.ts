import { expect, test } from 'vitest';
import { isMailboxDomain, mailboxHosts } from '../../content/mailbox-hosts.ts';
import { meantEmail } from './email-spelling.ts';

test.each([
  ['joe@gmial.con', 'joe@gmail.com'],
  ['joe@gmail.con', 'joe@gmail.com'],
  ['joe@gmail.co', 'joe@gmail.com'],
  ['joe@gmai.com', 'joe@gmail.com'],
  ['joe@gnail.com', 'joe@gmail.com'],
  ['joe@hotmial.com', 'joe@hotmail.com'],
  ['joe@outlok.com', 'joe@outlook.com'],
  ['joe@yahooo.com', 'joe@yahoo.com'],
  ['joe@iclould.com', 'joe@icloud.com'],
  ['joe@comcast.ner', 'joe@comcast.net'],
  ['joe@aol.cmo', 'joe@aol.com'],
])('%s is asked about: %s?', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'joe@hollisplumbing.com',
  'joe@yahoo.co.uk',
  'joe@hotmail.fr',
  'joe@mail.com',
  'joe@email.com',
  'joe@aal.com',
  'joe@g.com',
  'joe@gmail.hollis.com',
  'joe',
])('%s isn’t', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});

test('no domain of the list is taken for a slip in another one', () => {
  for (const host of Object.values(mailboxHosts).flat()) expect(meantEmail(`joe@${host}`), host).toBeUndefined();
});

test('a provider’s own domain for mailboxes is known from one that a customer registered', () => {
  expect(isMailboxDomain('gmail.com')).toBe(true);
  expect(isMailboxDomain('hollis.com')).toBe(false);
});
