import { env } from '../../base/env.ts';
import type { Topic } from '../../domain/contact/schema.ts';
import { send, sendForAnswer } from '../setup/sending.ts';
import type { People } from './people.ts';

/** A place where text enters. `most` is about the longest that it takes. */
export interface Door {
  name: string;
  most: number;
  /** A text that the door takes, unless it takes any sentence, and how it answers it, unless with success. */
  ordinary?: string;
  answer?: number;
  send: (text: string, people: People, turn: number) => Promise<number>;
}

const one = <Value>(values: readonly Value[], turn: number): Value => values[turn % values.length] as Value;
const inPath = (text: string) => encodeURI(text.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
const inHeader = (text: string) =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[\r\n\0]/g, ' ');

/** Opens the host where a first look or a preview is shown. */
async function open(host: string): Promise<number> {
  return send({ method: 'GET', path: '/', host });
}

async function firstLook(answers: { name: string; trade: string; town: string }): Promise<number> {
  const { status, text } = await sendForAnswer({ path: '/api/first-look', form: answers });
  const origin = /"origin":"http:\/\/([^"]+)"/.exec(text)?.[1];
  return origin ? open(origin) : status;
}

const answer = { name: 'Bob', trade: 'plumber', town: 'Raleigh' };
/** A message from the contact form. */
export const contact = { topic: 'before' satisfies Topic, name: 'Ann Lee', email: 'ann@bench.test', message: 'How long does it take?' };
const legalText = `## One\n\n${'We build sites, and you pay for them. '.repeat(6)}`;
const lead = { name: 'Ann', phone: '(919) 555-0148', message: 'Can you come on Monday?' };

/** Paths of a brief, and a value of each that has a text in it. */
const briefPaths: [string, (text: string) => unknown][] = [
  ['business.description', (text) => text],
  ['business.name', (text) => text.slice(0, 80)],
  ['business.serviceArea', (text) => [text.slice(0, 80), 'Raleigh']],
  ['business.address', (text) => ({ street: text.slice(0, 100), city: text.slice(0, 60), state: 'NC', zip: '27601' })],
  ['services', (text) => [{ name: text.slice(0, 80), description: text.slice(0, 300), price: text.slice(0, 40) }]],
  ['proof.quotes', (text) => [{ text: text.slice(0, 400), name: text.slice(0, 60) }]],
];

export const doors: Door[] = [
  {
    name: 'a path of the app',
    most: 1900,
    ordinary: 'faq',
    send: (text) => send({ method: 'GET', path: `/${inPath(text)}`.slice(0, 15_000) }),
  },
  {
    name: 'a path of slashes and signs',
    most: 15_000,
    ordinary: 'faq',
    send: (text) => send({ method: 'GET', path: `/${text.replace(/[^!-~]/g, '/')}` }),
  },
  {
    name: 'a path of a live site',
    most: 15_000,
    ordinary: '',
    send: (text, { live }) => send({ method: 'GET', path: `/${text.replace(/[^!-~]/g, '/')}`, host: live }),
  },
  {
    name: 'a host',
    most: 250,
    ordinary: 'no-name.example',
    answer: 421,
    send: (text) => send({ method: 'GET', path: '/', host: inHeader(text) }),
  },
  {
    name: 'headers',
    most: 3000,
    send: (text, { live }, turn) =>
      send({
        method: 'GET',
        path: '/',
        ...(turn % 2 && { host: live }),
        headers: {
          'User-Agent': inHeader(text),
          'Accept-Language': inHeader(text),
          'Accept-Encoding': inHeader(text),
          'If-None-Match': inHeader(text),
          Cookie: inHeader(text),
        },
      }),
  },
  {
    name: 'a query',
    most: 1900,
    send: (text, _, turn) =>
      send({ method: 'GET', path: `/${one(['faq', 'auth', 'blog'], turn)}?q=${inPath(text)}&next=${inPath(text)}`.slice(0, 15_000) }),
  },
  {
    name: 'a form of a live site',
    most: 4000,
    send: (text, { live }) => send({ path: '/forms/contact', host: live, form: { ...lead, message: text } }),
  },
  {
    name: 'where a form was sent from',
    most: 4000,
    answer: 422,
    send: (text, { live }) =>
      send({
        path: '/forms/booking',
        host: live,
        form: { name: '', phone: text, day: text.slice(0, 40) },
        headers: { Referer: `http://${live}/${inHeader(text)}` },
      }),
  },
  {
    name: 'three answers',
    most: 80,
    send: (text, _, turn) => firstLook({ ...answer, [one(['name', 'trade', 'town'], turn)]: text }),
  },
  { name: 'contact', most: 5000, send: (text) => send({ path: '/contact', form: { ...contact, message: text } }) },
  {
    name: 'booking',
    most: 1000,
    send: (text, { times }, turn) => {
      const call = { name: 'Ann Lee', email: 'ann@bench.test', topic: 'before' satisfies Topic, zone: 'America/New_York', phone: '' };
      const typed = one(['message', 'name', 'phone', 'zone', 'email', 'topic'], turn);
      return send({ path: '/booking', form: { ...call, startsAt: one(times, turn), message: '', tookMs: '9000', [typed]: text } });
    },
  },
  {
    name: 'login',
    most: 255,
    ordinary: 'bench-pass-24',
    send: (text, _, turn) => {
      const email = turn % 2 ? text : `owner-${turn % 10}@bench.test`;
      return send({ path: '/auth', form: { intent: 'login', email, password: text } });
    },
  },
  {
    name: 'chat',
    most: 2000,
    send: (text) =>
      send({ path: '/api/chat', body: JSON.stringify({ messages: [{ role: 'user', content: text }] }), type: 'application/json' }),
  },
  { name: 'exit offer', most: 255, ordinary: 'ann@bench.test', send: (text) => send({ path: '/api/exit-offer', form: { email: text } }) },
  {
    name: 'the brief, and its preview',
    most: 4000,
    send: async (text, { writers }, turn) => {
      const { cookie, projectId, preview } = one(writers, turn);
      const [path, answerOf] = one(briefPaths, turn);
      const status = await send({
        path: '/onboarding/save',
        cookie,
        form: { intent: 'save', project: projectId, path, value: JSON.stringify(answerOf(text)) },
      });
      return status < 500 ? open(preview) : status;
    },
  },
  {
    name: 'a request in one’s own words',
    most: 2000,
    send: (text, { owners }, turn) =>
      send({ path: '/portal/request', cookie: one(owners, turn).cookie, form: { intent: 'read', words: text } }),
  },
  {
    name: 'a wish',
    most: 2000,
    send: (text, { owners }, turn) => {
      const wish = one(
        [
          { do: 'address', to: text },
          { do: 'add-service', name: text.slice(0, 200) },
          { do: 'text', from: text, to: 'a' },
        ],
        turn,
      );
      return send({ path: '/portal/request', cookie: one(owners, turn).cookie, form: { intent: 'do', wish: JSON.stringify(wish) } });
    },
  },
  {
    name: 'a text in the editor',
    most: 400,
    send: (text, { owners }, turn) => {
      const { cookie, projectId, heading } = one(owners, turn);
      const change = JSON.stringify({ kind: 'text', ...heading, text });
      return send({ path: '/portal/editor/change', cookie, form: { projectId, change } });
    },
  },
  {
    name: 'a message',
    most: 5000,
    send: (text, { owners }, turn) => {
      const { cookie, projectId } = one(owners, turn);
      return send({ path: `/portal/messages?project=${projectId}`, cookie, form: { intent: 'write', body: text } });
    },
  },
  {
    name: 'a name in the settings',
    most: 50,
    send: (text, { owners }, turn) =>
      send({ path: '/portal/settings', cookie: one(owners, turn).cookie, form: { intent: 'name', firstName: text, lastName: text } }),
  },
  {
    name: 'a label of a look',
    most: 60,
    answer: 404,
    send: (text) => open(`l-${'a'.repeat(20)}-${inHeader(text).toLowerCase()}.${env().sitesDomain}`),
  },
  {
    name: 'a search in Admin',
    most: 500,
    send: (text, { admin }, turn) =>
      send({
        method: 'GET',
        path: `/admin/${one(['orders', 'customers', 'projects', 'messages'], turn)}?q=${inPath(text)}`.slice(0, 15_000),
        cookie: admin,
      }),
  },
  {
    name: 'a legal text',
    most: 60_000,
    send: (text, { admin }) =>
      send({ path: '/admin/settings/legal/terms', cookie: admin, form: { body: `${legalText}\n\n${text}`, changes: text.slice(0, 200) } }),
  },
  {
    name: 'a logo as SVG',
    most: 30_000,
    send: (text, { admin }, turn) => {
      const inside = turn % 2 ? text : `<!--${text}--><title>${text}</title>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#0f766e"/>${inside}</svg>`;
      const part = `--b\r\nContent-Disposition: form-data; name="mark"; filename="m.svg"\r\nContent-Type: image/svg+xml\r\n\r\n${svg}\r\n`;
      const group = '--b\r\nContent-Disposition: form-data; name="group"\r\n\r\nmark\r\n--b--\r\n';
      return send({ path: '/admin/settings/brand', cookie: admin, body: part + group, type: 'multipart/form-data; boundary=b' });
    },
  },
];
