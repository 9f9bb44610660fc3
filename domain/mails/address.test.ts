import { expect, test } from 'vitest';
import { readBrief } from '../../sites/brief/read-brief.ts';
import { loginSchema, newEmailSchema, signupSchema } from '../accounts/schema.ts';
import { bookingSchema } from '../bookings/schema.ts';
import { contactSchema } from '../contact/schema.ts';
import { leadSchema } from '../leads/schema.ts';
import { placeOrderSchema } from '../orders/schema.ts';
import { emailAddress as emailAddressSetting } from '../settings/kinds-schema.ts';
import { isMailable } from './schema.ts';

const ofLength = (characters: number) => {
  const rest = `@${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.test`;
  return `${'x'.repeat(characters - rest.length)}${rest}`;
};
const before = (characters: number) => `${'x'.repeat(characters)}@people.test`;

test('mail servers take 254 characters, 64 of them before the @', () => {
  expect(
    [ofLength(252), `${'x'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(3)}y.test`].map((email) => [email.length, isMailable(email)]),
  ).toEqual([
    [252, true],
    [254, true],
  ]);
  expect(isMailable(`${'x'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(3)}yy.test`)).toBe(false);
  expect([isMailable(before(64)), isMailable(before(65))]).toEqual([true, false]);
});

const tooLong = 'Email can’t be sent to an address this long. Use a shorter one.';
test.each([
  ['a new email', newEmailSchema, tooLong],
  ['a message', contactSchema, tooLong],
  ['a call', bookingSchema, tooLong],
  ['an order', placeOrderSchema, tooLong],
  ['a message to a customer’s site', leadSchema, tooLong],
])('the field of %s says that an address is too long to get mail', (_, schema, message) => {
  const problemWith = (email: string) =>
    schema.safeParse({ name: 'Dana', email }).error?.issues.find(({ path }) => path[0] === 'email')?.message;
  expect([problemWith(before(64)), problemWith(before(65)), problemWith('dana')]).toEqual([undefined, message, 'Invalid email address']);
});

// The wording is fixed.
test('login and sign-up take addresses of up to 255 characters', () => {
  const email = `${'x'.repeat(243)}@people.test`;
  for (const schema of [loginSchema, signupSchema]) {
    const problemWith = (typed: string) =>
      schema.safeParse({ email: typed }).error?.issues.find(({ path }) => path[0] === 'email')?.message;
    expect([problemWith(email), problemWith(`x${email}`)]).toEqual([undefined, 'Invalid email address']);
  }
});

test.each([
  ["pat.o'neil@example.com", "pat.o'neil@example.com"],
  ['pat&co@example.com', 'pat&co@example.com'],
  ['pat/co@example.com', 'pat/co@example.com'],
  [' info@müller.example ', 'info@xn--mller-kva.example'],
  ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ['"pat"@example.com', undefined],
  ['pat@example', undefined],
  ['ﾟowner@example.com', undefined],
])('every form answers alike to %s', (typed, stored) => {
  const forms = [loginSchema, signupSchema, newEmailSchema, contactSchema, bookingSchema, placeOrderSchema, leadSchema];
  for (const schema of forms) {
    const problem = schema.safeParse({ email: typed }).error?.issues.find(({ path }) => path[0] === 'email')?.message;
    expect(problem).toBe(stored ? undefined : 'Invalid email address');
  }
  expect(newEmailSchema.safeParse({ email: typed }).data?.email).toBe(stored);
  expect(emailAddressSetting().typed.safeParse(typed).data).toBe(stored);
  const brief = readBrief({
    pages: ['home', 'about', 'services', 'faq', 'contact'],
    business: { name: 'Hollis', trade: 'plumber', description: 'Repairs.', email: typed },
  });
  if (brief.ok) expect(brief.brief.business.email).toBe(stored);
  else
    expect(brief.problems.map(({ field, message }) => [field, message])).toContainEqual([
      'business.email',
      'Business: Invalid email address',
    ]);
});
