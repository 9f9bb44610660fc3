import { expect, test } from 'vitest';
import type { ShownEmailDomain } from '../../../../domain/email-domains/queries.ts';
import type { EmailRecord } from '../../../../domain/email-domains/schema.ts';
import { htmlOf } from '../../../../tests/helpers/screen.ts';
import { EmailRecords } from './records.tsx';
import { whoReceives } from './records-words.ts';

const record: EmailRecord = {
  use: 'mx',
  name: 'hollis.com',
  label: '@',
  kind: 'MX',
  value: '10 mail.sunup.example',
  state: 'missing',
  instead: [],
  problem: '',
};
const domain: ShownEmailDomain = {
  name: 'hollis.com',
  isConnected: true,
  isOffered: true,
  provider: null,
  providers: [
    { id: 'google', name: 'Google Workspace' },
    { id: 'zoho', name: 'Zoho Mail' },
  ],
  elsewhere: '',
  records: [],
  signing: null,
  isReady: false,
  nameServers: [],
  checkedAt: null,
  week: '',
};
const shown = (change: Partial<ShownEmailDomain>) => htmlOf(EmailRecords, { projectId: 'one', email: { ...domain, ...change } });
/** The choice that's checked, and those that can be made. */
function choicesIn(html: string): { checked: string | undefined; all: string[] } {
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
  const nameIn = (tag: string | undefined) => /value="(\w+)"/.exec(tag ?? '')?.[1] ?? '';
  const checked = radios.find((tag) => / checked=""/.test(tag));
  return { checked: checked && nameIn(checked), all: radios.map(nameIn) };
}

test('a domain that isn’t there, or isn’t connected, has nothing to set', () => {
  expect(htmlOf(EmailRecords, { projectId: 'one', email: undefined })).toBe('');
  expect(shown({ isConnected: false })).toBe('');
});

test.each<[what: string, change: Partial<ShownEmailDomain>, checked: string, all: string[]]>([
  ['no email yet', {}, 'us', ['us', 'elsewhere', 'none']],
  ['a mailbox that we know', { elsewhere: 'Google Workspace' }, 'elsewhere', ['us', 'elsewhere', 'none']],
  ['a mailbox that can’t be chosen', { elsewhere: 'mx.hoster.example' }, 'none', ['us', 'elsewhere', 'none']],
  ['an operator who receives no email', { isOffered: false }, 'none', ['elsewhere', 'none']],
])('with %s, what keeps everything as it is comes first', (_, change, checked, all) => {
  expect(choicesIn(shown(change))).toEqual({ checked, all });
});

test('existing mailboxes are named before anything is chosen, and theirs is selected', () => {
  const html = shown({ elsewhere: 'Google Workspace' });
  expect(html).toContain('Email to hollis.com already goes to Google Workspace');
  expect(html).toMatch(/<option value="google" selected="">/);
  expect(shown({})).not.toContain('already goes to');
});

test('a record says what it’s for, its fields and what’s wrong', () => {
  const html = shown({
    provider: 'us',
    records: [{ ...record, state: 'wrong', instead: ['mx.zoho.com'], problem: 'Replace them with ours.' }],
  });
  for (const text of [
    'Leads email to hollis.com to us.',
    'Priority',
    '>10<',
    'Mail server',
    '>mail.sunup.example<',
    'Replace them with ours.',
    'There now: ',
    'mx.zoho.com',
  ])
    expect(html).toContain(text);
  expect(html).toContain('Set these records');
  expect(html).toContain('Send records');
});

test('once the records are right, it says so, with the week’s line, and asks no one to set them', () => {
  const week = 'In the last week 214 emails were sent as you, 214 of them verified.';
  const html = shown({ provider: 'us', isReady: true, records: [{ ...record, state: 'right' }], week });
  expect(html).toContain('Email to hollis.com reaches us');
  expect(html).toContain(week);
  expect(html).not.toContain('Send records');
  expect(html).toMatch(/<summary[^>]*>1 record, all right</);
});

test('records are open until they’re right, and in short afterwards', () => {
  expect(shown({ provider: 'us', records: [record] })).not.toMatch(/<summary[^>]*>1 record/);
  const waiting = [{ ...record, state: 'right' as const }, record];
  expect(shown({ provider: 'us', isReady: true, records: waiting })).toMatch(/<summary[^>]*>2 records, 1 not right yet</);
});

test('who receives email is said, for later while the records aren’t right', () => {
  const words = (change: Partial<ShownEmailDomain>, isReceivedHere: boolean) => whoReceives({ ...domain, ...change }, isReceivedHere);
  const ours = 'receive it, show it with your leads, and pass it on to your mailboxes.';
  expect(words({ provider: 'us', isReady: true }, true)).toBe(`We ${ours}`);
  expect(words({ provider: 'us' }, true)).toBe(`Once the records are right, we’ll ${ours}`);
  expect(words({ provider: 'zoho', isReady: true }, false)).toBe('Your mailbox at Zoho Mail receives it.');
  expect(words({ provider: 'zoho' }, false)).toBe('Once the records are right, your mailbox at Zoho Mail will receive it.');
  expect(words({ provider: 'us', isReady: true }, false)).toBe('We don’t receive it at the moment.');
});

test('a mailbox elsewhere says how to turn on signing', () => {
  const html = shown({ provider: 'google', records: [record], signing: { guide: 'In the console, click Start.', state: 'missing' } });
  expect(html).toContain('In the console, click Start.');
  expect(html).toContain('We don’t see a signing key yet');
  expect(html).toContain('your mailbox at Google Workspace');
});
