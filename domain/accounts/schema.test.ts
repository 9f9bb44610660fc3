import { expect, test } from 'vitest';
import { wait } from '../limits/limits.ts';
import { codeSchema, emailSchema, loginSchema, resetSchema, signupSchema } from './schema.ts';

const good = {
  firstName: 'Dana',
  lastName: 'Hollis',
  email: 'dana@people.test',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

/** Messages by field, as the form shows them. */
function messages(
  schema: { safeParse: (form: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  form: unknown,
) {
  return Object.fromEntries((schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a valid sign-up is accepted, trimmed, with its email in lower case', () => {
  expect(signupSchema.parse({ ...good, firstName: ' Dana ', email: ' Dana@People.TEST ' })).toMatchObject({
    firstName: 'Dana',
    email: 'dana@people.test',
  });
});

// The wording is fixed.
test.each([
  [{ firstName: 'D' }, { firstName: 'First name required' }],
  [{ firstName: '   ' }, { firstName: 'First name required' }],
  [{ lastName: '' }, { lastName: 'Last name required' }],
  [{ firstName: 'x'.repeat(51) }, { firstName: 'Use 50 characters or fewer' }],
  [{ email: 'dana' }, { email: 'Invalid email address' }],
  [{ email: `${'x'.repeat(250)}@a.test` }, { email: 'Invalid email address' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'Password must be at least 6 characters' }],
  [{ confirmPassword: 'something else' }, { confirmPassword: "Passwords don't match" }],
])('a sign-up with %o gets a message for each problem', (wrong, problems) => {
  expect(messages(signupSchema, { ...good, ...wrong })).toEqual(problems);
});

test('names of two and of fifty letters, and an email of 255 characters, are accepted', () => {
  const email = `${'x'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(3)}${'y'.repeat(2)}.test`;
  expect(email).toHaveLength(255);
  expect(messages(signupSchema, { ...good, firstName: 'Jo', lastName: 'x'.repeat(50), email })).toEqual({});
});

test.each(['123456', 'password', 'PASSWORD', 'QwErTy', 'letmein', 'iloveyou', 'sunshine', 'trustno1', 'p@ssw0rd'])(
  'the password %s is among the first that are tried',
  (common) => {
    expect(messages(signupSchema, { ...good, password: common, confirmPassword: common })).toEqual({
      password: 'This password is too common and easy to guess. Choose a different one.',
    });
    expect(messages(resetSchema, { token: 'long enough token', password: common, confirmPassword: common })).toEqual({
      password: 'This password is too common and easy to guess. Choose a different one.',
    });
  },
);

test('an old account with a common password can still log in', () => {
  expect(messages(loginSchema, { email: good.email, password: '123456' })).toEqual({});
});

test('a login without a valid email or with a short password gets a message', () => {
  expect(messages(loginSchema, { email: 'x', password: '12345' })).toEqual({
    email: 'Invalid email address',
    password: 'Password must be at least 6 characters',
  });
});

test('a new password is checked like the first one', () => {
  const form = { token: 'long enough token', password: '12345', confirmPassword: '12345' };
  expect(messages(resetSchema, form)).toEqual({ password: 'Password must be at least 6 characters' });
  expect(messages(resetSchema, { ...form, password: 'good enough', confirmPassword: 'other' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
  expect(messages(resetSchema, { ...form, token: '', password: 'good enough', confirmPassword: 'good enough' })).toHaveProperty('token');
});

test('a code is six digits', () => {
  expect(codeSchema.parse({ code: ' 123456 ' })).toEqual({ code: '123456' });
  for (const code of ['12345', '1234567', '12345a', '']) expect(messages(codeSchema, { code })).toEqual({ code: 'Enter all six digits' });
});

test('no form accepts an unknown field', () => {
  for (const [schema, form] of [
    [signupSchema, { ...good, role: 'admin' }],
    [loginSchema, { email: good.email, password: good.password, admin: '1' }],
    [emailSchema, { email: good.email, userId: '1' }],
    [codeSchema, { code: '123456', email: 'x' }],
  ] as const)
    expect(schema.safeParse(form).success).toBe(false);
});

test('a wait is given in minutes', () => {
  expect(wait(3)).toEqual({ ok: false, code: 'wait', retryInSeconds: 3, message: 'Too many attempts. Please wait a minute.' });
  expect(wait(61).message).toBe('Too many attempts. Please wait 2 minutes.');
});
test('everything that’s wrong with a sign-up is said at once', () => {
  const typed = { firstName: 'D', lastName: 'H', email: 'dana@', password: 'a quiet door', confirmPassword: 'a quiet window' };
  expect(signupSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'First name required',
    'Last name required',
    'Invalid email address',
    "Passwords don't match",
  ]);
});
