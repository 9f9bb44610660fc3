import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { briefs, userRoles, users } from '../db/schema/index.ts';
import { openProject } from '../domain/projects/projects.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { calls } from '../tests/helpers/doors.ts';
import { usePaymentServer } from '../tests/helpers/payment-server.ts';
import { makeSignedIn } from '../tests/helpers/signed-in.ts';
import { useWholeApp } from '../tests/helpers/whole-app.ts';

/** Text and forms that no one sends, posted to every route and to every call of the API that writes. */
useDatabase();
usePaymentServer();
const app = useWholeApp();

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const oddTexts: Record<string, string> = {
  'half an emoji': 'x\ud83d',
  'half an emoji in JSON': '{"a":"\\ud83d","do":"\\ud83d","path":"\\u0000"}',
  'a null character': 'a\0b',
  'a null character in JSON': '"\\u0000"',
  '5,000 accents': `e${'\u0301'.repeat(5000)}`,
  'marks of direction': '\u202Eexe.gpj\u2066\u200F\uFEFF',
  '12,000 slashes': '/'.repeat(12_000),
  'a long word': 'w'.repeat(20_000),
  'deep JSON': deep,
  'a number': '1e999',
  'a line of line ends': '\r\n\u2028\u2029\v',
};

/** A route with an action, and what its file says that it reads. */
interface WriteDoor {
  path: string;
  intents: string[];
  fields: string[];
  isScreen: boolean;
}
const writeDoors: WriteDoor[] = [];
let cookies: Record<'visitor' | 'customer' | 'admin', string>;
let projectId = '';

beforeAll(async () => {
  for (const { path, file, module } of app.routes()) if (module.action) writeDoors.push(doorOf(path, file, 'default' in module));
  const [customer, admin] = [await makeSignedIn(), await makeSignedIn()];
  await db().update(users).set({ emailVerified: true });
  await db().insert(userRoles).values({ userId: admin.id, role: 'admin', grantedBy: 'test' });
  ({ id: projectId } = await openProject(customer.id));
  cookies = { visitor: '', customer: customer.headers.get('cookie') ?? '', admin: admin.headers.get('cookie') ?? '' };
});

function doorOf(path: string, file: string, isScreen: boolean): WriteDoor {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const names = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => name.split(',').map((one) => /^\s*(\w*)/.exec(one)?.[1] ?? ''));
  const intents = names(/(?:case |intent === |name="intent" value=)['"]([\w-]+)['"]/g);
  const fields = names(/\{([^{}]*)\} = formText\(|(?:fields|typed|form)\.(\w+)\b|\.get(?:All)?\('(\w+)'\)|name="([\w.]+)"/g);
  const told = [...source.matchAll(/(?:fields|typed)\.(\w+)\b|\.get(?:All)?\('(\w+)'\)|name="([\w.]+)"/g)].flatMap(([, ...found]) =>
    found.filter(Boolean),
  );
  return {
    path,
    isScreen,
    intents: [...new Set([...intents, ''])],
    fields: [...new Set([...fields, ...told])].filter((name) => name && name !== 'intent'),
  };
}

const send = (method: string, path: string, person: keyof typeof cookies, body: BodyInit, type?: string) =>
  app.send(method, path, cookies[person], body, type);

/**
 * True where the guard of a branch sends someone away. The server doesn't start without the guard (web/api/policies.ts), and it comes
 * before anything that reads a form, so one text is like any other there.
 */
function isSentAway(path: string, person: keyof typeof cookies): boolean {
  return person === 'visitor' ? /^\/(?:admin|portal)\b/.test(path) : person === 'customer' && /^\/admin\b/.test(path);
}

function wrongIn(door: string, { status, text }: { status: number; text: string }): string[] {
  if (status >= 500 && status !== 503) return [`${door}: ${status} ${text.slice(0, 200)}`];
  return status >= 400 && text.trim().length < 12 ? [`${door}: ${status} without a sentence`] : [];
}

test.each(['visitor', 'customer', 'admin'] as const)(
  'no form of a %s is an error of ours, whatever its text',
  async (person) => {
    expect(writeDoors.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    // It would end the session that the rest needs.
    for (const { path, intents, fields, isScreen } of writeDoors.filter((door) => door.path !== '/logout')) {
      const at = path.replace(/:\w+/g, projectId).replace('*', 'x');
      const isAway = isSentAway(path, person);
      for (const intent of intents)
        for (const [name, text] of Object.entries(oddTexts).slice(0, isAway ? 1 : undefined)) {
          const form = new FormData();
          form.set('intent', intent);
          for (const field of [...fields, 'wish', 'change', 'value']) form.append(field, /^project(?:Id)?$/.test(field) ? projectId : text);
          if (fields[0]) form.append(fields[0], text);
          const answer = await send('POST', isScreen && at !== '/' ? `${at}.data` : at, person, form);
          wrong.push(...wrongIn(`${at} ${intent} with ${name}`, answer));
          if (isAway && ![202, 302].includes(answer.status)) wrong.push(`${at} ${intent}: ${answer.status}, not sent away`);
        }
      const broken = '--abc\r\nContent-Disposition: form-data; name="intent"\r\n\r\n\xff\xfe';
      wrong.push(...wrongIn(`${at} half a form`, await send('POST', at, person, broken, 'multipart/form-data; boundary=abc')));
      wrong.push(...wrongIn(`${at} no UTF-8`, await send('POST', at, person, 'intent=%ff%fe&a=%C3', 'application/x-www-form-urlencoded')));
    }
    expect(wrong).toEqual([]);
    expect((await send('PUT', '/api/auth/user', person, '{}', 'application/json')).status).toBe(person === 'visitor' ? 401 : 200);
  },
  300_000,
);

test.each(['visitor', 'customer', 'admin'] as const)(
  'no call of a %s is an error of ours, whatever its JSON',
  async (person) => {
    const writes = calls.filter(({ call }) => /^(?:post|put|delete) /.test(call) && !call.includes('/logout'));
    const names = ['email', 'password', 'token', 'code', 'name', 'path', 'provider', 'type', 'messages', 'data', 'props', 'response'];
    const wrong: string[] = [];
    for (const { call, json } of writes) {
      const [method = '', path = ''] = call.split(' ');
      const at = path.replace(/:\w+/g, projectId);
      for (const [name, text] of Object.entries(oddTexts)) {
        const fields = (json ? [...names, ...Object.keys(json)] : names).map((field) => [field, text] as const);
        const escaped = JSON.stringify(Object.fromEntries(fields));
        const bodies = json ? [escaped, JSON.stringify({ email: [text], messages: [{ role: 'user', content: text }] }), deep, '{"a":'] : [];
        for (const body of bodies)
          wrong.push(...wrongIn(`${call} with ${name}`, await send(method.toUpperCase(), at, person, body, 'application/json')));
        if (!json)
          wrong.push(
            ...wrongIn(`${call} with ${name}`, await send(method.toUpperCase(), at, person, new URLSearchParams(fields as never))),
          );
      }
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

test('half an emoji and a null character in an answer of the brief are stored as text', async () => {
  const form = new URLSearchParams({ project: projectId, path: 'business.name', value: '"Bob \\ud83d\\u0000"' });
  expect(await send('POST', '/onboarding/save', 'customer', form)).toMatchObject({
    status: 200,
    text: expect.stringContaining('"ok":true'),
  });
  const [brief] = await db().select({ answers: briefs.answers }).from(briefs).where(eq(briefs.projectId, projectId));
  expect(brief?.answers).toMatchObject({ business: { name: 'Bob \uFFFD' } });
});

const multipart = 'multipart/form-data; boundary=abc';
const malformed: { name: string; type: string; body: string }[] = [
  { name: 'no boundary of its own', type: multipart, body: 'nothing of the boundary' },
  { name: 'no boundary named', type: 'multipart/form-data', body: '--abc--' },
  { name: 'cut off', type: multipart, body: '--abc\r\nContent-Disposition: form-data; name="intent"\r\n\r\nlog' },
  { name: 'a part without a name', type: multipart, body: '--abc\r\nContent-Disposition: form-data\r\n\r\nx\r\n--abc--' },
  { name: 'nothing at all', type: multipart, body: '' },
];

/** Every path that takes a form: each route with its data path, the picker on the home page, and the API calls. */
function formPaths(): string[] {
  const asked = [...new Set(app.routes().map(({ path }) => path.replace(/:\w+/g, projectId).replace('*', 'x')))];
  const data = asked.filter((path) => !path.includes('.') && path !== '/').map((path) => `${path}.data`);
  // Whole emails are no forms. They have limits of their own.
  const isForm = ({ call, json }: (typeof calls)[number]) => call.startsWith('post ') && !json && call !== 'post /api/mail-in';
  const forms = calls.filter(isForm).map(({ call }) => call.slice(5));
  return [...asked, ...data, '/?index', '/_root.data?index', ...forms];
}

test('a malformed form gets a 400 and a message at every path', async () => {
  const wrong: string[] = [];
  const asked = formPaths();
  expect(asked.length).toBeGreaterThan(150);
  for (const person of ['visitor', 'customer', 'admin'] as const)
    for (const path of asked)
      for (const { name, type, body } of malformed) {
        const { status, text } = await send('POST', path, person, body, type);
        if (status !== 400 || text !== 'We couldn’t read this form. Please reload the page and try again.')
          wrong.push(`${path} for ${person} with ${name}: ${status} ${text.slice(0, 60)}`);
      }
  expect(wrong).toEqual([]);
}, 120_000);

test('too many fields are refused before any work at every path', async () => {
  const wrong: string[] = [];
  const body = Array.from({ length: 100_000 }, (_, n) => `f${n}=`).join('&');
  for (const path of formPaths()) {
    const { status, text } = await send('POST', path, 'customer', body, 'application/x-www-form-urlencoded');
    if (status !== 413 || text.length > 100) wrong.push(`${path}: ${status} ${text.slice(0, 60)}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('a body that is no form is refused at every path, whatever the method', async () => {
  const wrong: string[] = [];
  for (const path of formPaths())
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const type of ['text/plain', 'application/json']) {
        const { status } = await send(method, path, 'admin', 'x=1', type);
        if (status !== 415) wrong.push(`${method} ${path} as ${type}: ${status}`);
      }
  expect(wrong).toEqual([]);
});

test('a refused sign-up repeats only fields of the form', async () => {
  const fields = new URLSearchParams({ intent: 'signup', firstName: 'Ana', email: 'no email', password: 'secret-24h', mine: 'not yours' });
  const { status, text } = await send('POST', '/auth.data', 'visitor', fields);
  expect(status).toBe(422);
  expect(text).toContain('Ana');
  for (const never of ['not yours', '"mine"', 'secret-24h']) expect(text).not.toContain(never);
});

test.each([
  ['visitor', '/contact'],
  ['customer', '/onboarding/upload'],
  ['customer', '/portal/messages'],
  ['customer', '/portal/editor/photos'],
  ['admin', '/admin/editor/photos'],
  ['admin', '/admin/messages/01890000-0000-7000-8000-000000000000'],
  ['admin', '/admin/settings/brand'],
  ['admin', '/admin/setup/name'],
] as const)('a %s can send a file of 2 MB to %s', async (person, path) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(2_000_000)], 'a.jpg'));
  const { status, text } = await send('POST', path, person, form);
  expect([400, 413].includes(status), `${status} ${text}`).toBe(false);
  expect(text).not.toContain('takes no files');
});

test('others can’t send large files to staff’s routes, and a form without files takes none', async () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(2_000_000)], 'a.jpg'));
  expect((await send('POST', '/admin/editor/photos', 'customer', form)).status).toBe(413);
  form.set('file', new File(['x'], 'a.jpg'));
  expect(await send('POST', '/portal/leads', 'customer', form)).toMatchObject({
    status: 400,
    text: expect.stringContaining('takes no files'),
  });
});
