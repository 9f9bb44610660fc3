import pino from 'pino';
import { expect, test } from 'vitest';
import { log } from './log.ts';

const { err: kept } = (log as unknown as Record<symbol, { err: (error: unknown) => unknown }>)[pino.symbols.serializersSym] ?? {};

/** What the log would keep of an error, as one text. */
function keptOf(error: unknown): string {
  if (!kept) throw new Error('The log keeps errors as they are.');
  return JSON.stringify(kept(error));
}

test('an error is logged with its kind, code, message and place in the code', () => {
  const error = Object.assign(new TypeError('The page could not be made.'), { code: 'E_PAGE' });
  expect(keptOf(error)).toContain('"type":"TypeError","code":"E_PAGE","message":"The page could not be made."');
  expect(keptOf(error)).toContain('base/log.test.ts');
});

test('the values of a failed query aren’t logged', () => {
  const error = Object.assign(new Error('Failed query: insert into users values ($1)\nparams: dana@people.test'), {
    query: 'insert into users values ($1)',
    params: ['dana@people.test', 'Dana Hollis'],
    cause: Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'Key (email)=(dana@people.test) already exists.',
    }),
  });
  const text = keptOf(error);
  expect(text).toContain('Failed query: insert into users values ($1)');
  expect(text).toContain('users_email_unique');
  expect(text).not.toMatch(/dana|Dana/);
});

test('email addresses, requests and rows that libraries attach to errors aren’t logged', () => {
  const error = Object.assign(new Error('Recipient <dana@people.test> was refused'), {
    rejected: ['dana@people.test'],
    config: { token: 'sk_live_1' },
    row: { name: 'Dana' },
  });
  const text = keptOf(error);
  expect(text).toContain('Recipient <[address]> was refused');
  expect(text).not.toMatch(/dana@|sk_live|Dana/);
});

test('an error that the job queue passes on as a plain object is logged with its queue and without personal data', () => {
  const text = keptOf({
    code: '23505',
    message: 'Recipient <dana@people.test> was refused',
    stack: 'Error: dana@people.test',
    queue: 'send-mail',
    worker: 'w1',
    detail: 'Key (email)=(dana@people.test) already exists.',
  });
  expect(text).toBe('{"type":"object","code":"23505","queue":"send-mail","message":"Recipient <[address]> was refused"}');
});

test('a thrown value that isn’t an error is logged by its type only', () => {
  expect(keptOf('dana@people.test')).toBe('{"type":"string"}');
});
