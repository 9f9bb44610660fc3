import { expect, test } from 'vitest';
import { addressLimits, addressSchemaAt, mailboxSchema, typedLocalPart, vacationSchema } from './schema.ts';

const address = { localPart: 'info', senderName: 'Hollis & Daughter', mailbox: 'rosa@people.test' };
const addressSchema = addressSchemaAt('Café-Hollis.com');
const localPartOf = (localPart: string) => addressSchema.safeParse({ ...address, localPart }).data?.localPart;

test.each([
  ['info', 'info'],
  [' Info ', 'info'],
  ['rosa.diaz', 'rosa.diaz'],
  ['front-desk_2', 'front-desk_2'],
  ['reply', 'reply'],
  ['mailto:Sales@Café-Hollis.com', 'sales'],
  [' SALES@café-hollis.com ', 'sales'],
  ['mailto: sales', 'sales'],
  ['sales @café-hollis.com', 'sales'],
  [`mailto:${'a'.repeat(addressLimits.localPart)}@café-hollis.com`, 'a'.repeat(addressLimits.localPart)],
  ['a'.repeat(addressLimits.localPart), 'a'.repeat(addressLimits.localPart)],
])('%j can come before the @', (typed, stored) => {
  expect(localPartOf(typed)).toBe(stored);
});

test.each([
  '',
  ' ',
  '.info',
  'info.',
  'rosa..diaz',
  'info+spring',
  '*',
  'in fo',
  'josé',
  'info@hollis.com',
  'info@mail.café-hollis.com',
  '@café-hollis.com',
  "o'hara",
  'a'.repeat(41),
])('%j can’t', (typed) => {
  expect(localPartOf(typed)).toBeUndefined();
});

test('what is wrong comes first: a whole address, then its characters', () => {
  const messages = addressSchema.safeParse({ ...address, localPart: 'info@hollis.com' }).error?.issues.map(({ message }) => message);
  expect(messages?.[0]).toBe('Type only what comes before the @.');
});

test('only what’s taken counts toward the limit', () => {
  expect(typedLocalPart('mailto:Sales@Hollis.com', 'hollis.com')).toHaveLength(5);
  expect(typedLocalPart('sales@elsewhere.com', 'hollis.com')).toBe('sales@elsewhere.com');
});

test('other characters, and what isn’t a mailbox, get a sentence that says what to type', () => {
  const messageOf = (change: object) => addressSchema.safeParse({ ...address, ...change }).error?.issues[0]?.message;
  expect(messageOf({ localPart: 'info!' })).toBe('Use letters, digits, - and _, with single periods between them.');
  expect(messageOf({ mailbox: 'joe' })).toBe('Type a whole email address, such as you@gmail.com.');
  expect(mailboxSchema.safeParse({ mailbox: '' }).error?.issues.map(({ message }) => message)).toEqual([
    'Type a whole email address, such as you@gmail.com.',
  ]);
  expect(messageOf({ mailbox: `${'a'.repeat(65)}@gmail.com` })).toMatch(/Use a shorter one\.$/);
});

test('a sender’s name and a mailbox are tidied', () => {
  expect(addressSchema.parse({ ...address, senderName: '  Hollis   & Daughter ', mailbox: ' Rosa@People.test ' })).toEqual({
    ...address,
    askedAbout: '',
  });
  expect(addressSchema.safeParse({ ...address, senderName: '  ' }).success).toBe(false);
  expect(addressSchema.safeParse({ ...address, mailbox: 'rosa' }).success).toBe(false);
});

const vacation = { firstDay: '2026-12-24', lastDay: '2027-01-02', text: 'Back on Monday.\n\nNora' };

test('a vacation has two days and an answer', () => {
  expect(vacationSchema.parse(vacation)).toEqual(vacation);
  expect(vacationSchema.safeParse({ ...vacation, lastDay: '2026-12-24' }).success).toBe(true);
});

test.each([
  ['lastDay', { lastDay: '2026-12-23' }],
  ['firstDay', { firstDay: 'soon' }],
  ['firstDay', { firstDay: '2026-02-30' }],
  ['lastDay', { lastDay: '' }],
  ['text', { text: ' ' }],
  ['text', { text: 'a'.repeat(addressLimits.vacation + 1) }],
])('its %s is asked for again: %j', (field, wrong) => {
  expect(vacationSchema.safeParse({ ...vacation, ...wrong }).error?.issues.map(({ path }) => path[0])).toContain(field);
});
