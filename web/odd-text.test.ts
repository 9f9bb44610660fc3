import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq } from 'drizzle-orm';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { briefs, userRoles, users } from '../db/schema/index.ts';
import { openProject } from '../domain/projects/projects.ts';
import { makeApp } from '../server.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { calls } from '../tests/helpers/doors.ts';
import { usePaymentServer } from '../tests/helpers/payment-server.ts';
import { makeSignedIn } from '../tests/helpers/signed-in.ts';
import { withPatterns } from './api/route-patterns.ts';
import { withTroubles } from './api/troubles.ts';
import routes from './routes.ts';

/** Text that no one types, posted to every route with an action and to every call of the API that writes. */
useDatabase();
usePaymentServer();

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
let app: Awaited<ReturnType<typeof makeApp>>;
let cookies: Record<'visitor' | 'customer' | 'admin', string>;
let projectId = '';

beforeAll(async () => {
  const built: ServerBuild['routes'] = {};
  await addRoute('root', undefined, 'root.tsx', undefined, built);
  await addRoutes(routes as RouteConfigEntry[], 'root', '', built);
  const build = {
    entry: { module: { default: () => new Response('screen'), handleError: () => undefined } },
    routes: built,
    assets: { version: 'b1', routes: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ssr: true,
    future: {},
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    allowedActionOrigins: ['localhost:3000'],
  } as unknown as ServerBuild;
  app = await makeApp({ build, screens: createRequestHandler(withPatterns(withTroubles(build)), 'production') });
  const [customer, admin] = [await makeSignedIn(), await makeSignedIn()];
  await db().update(users).set({ emailVerified: true });
  await db().insert(userRoles).values({ userId: admin.id, role: 'admin', grantedBy: 'test' });
  ({ id: projectId } = await openProject(customer.id));
  cookies = { visitor: '', customer: customer.headers.get('cookie') ?? '', admin: admin.headers.get('cookie') ?? '' };
}, 120_000);
afterAll(() => app.endStreams());

async function addRoute(
  id: string,
  path: string | undefined,
  file: string,
  parentId: string | undefined,
  built: ServerBuild['routes'],
  index?: boolean,
) {
  const module = await import(/* @vite-ignore */ `./${file}`);
  built[id] = { id, path, parentId, index, module } as never;
  return module;
}

async function addRoutes(
  entries: readonly RouteConfigEntry[],
  parentId: string,
  base: string,
  built: ServerBuild['routes'],
): Promise<void> {
  for (const { path, index, file, children = [] } of entries) {
    const id = file.replace(/\.tsx?$/, '');
    const whole = path ? `${base}/${path}` : base;
    const module = await addRoute(id, path, file, parentId, built, index);
    if (module.action) writeDoors.push(doorOf(whole || '/', file, 'default' in module));
    await addRoutes(children, id, whole, built);
  }
}

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

const connection = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 5000, remoteFamily: 'IPv4' } } };
async function send(method: string, path: string, person: keyof typeof cookies, body: BodyInit, type?: string) {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    cookie: cookies[person],
    ...(type && { 'content-type': type }),
  };
  const sent = new Request(`http://localhost:3000${path}`, { method, headers, body });
  const bytes = await sent.arrayBuffer();
  const length = { ...Object.fromEntries(sent.headers), host: 'localhost:3000', 'content-length': String(bytes.byteLength) };
  const response = await app.app.request(path, { method, headers: length, body: bytes }, connection);
  return { status: response.status, text: response.headers.get('content-type')?.includes('event-stream') ? '' : await response.text() };
}

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
