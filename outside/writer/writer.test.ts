import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from '../../sites/slots/answers.ts';
import { promptFor } from '../../sites/slots/prompt.ts';
import { refusalOf } from '../../sites/slots/refusal.ts';
import type { Fact, Slot, SlotAnswer } from '../../sites/slots/slot.ts';
import { minuteMs } from '../../time/units.ts';
import { startWriterEndpoint, type WriterEndpoint } from '../fakes/writer/server.ts';
import { canWrite, openWriter, type WriterEvent, type WriterOptions, writeSlots } from './writer.ts';

const facts: Fact[] = [
  { id: 'visit', field: 'interview.0', text: 'We charge $79 to come out.' },
  { id: 'window', field: 'interview.1', text: 'We give you a two-hour arrival window.' },
];
const slots: Slot[] = [
  { id: 'lead', purpose: 'lead', least: 10, most: 100, facts: ['visit'], language: 'en' },
  { id: 'how', purpose: 'how a visit starts', least: 10, most: 100, facts: ['window'], language: 'en' },
];

let endpoint: WriterEndpoint;
let events: WriterEvent[];
let now: Date;
/** The waits between attempts, in milliseconds. No test waits for them. */
let waits: number[];

beforeAll(async () => {
  endpoint = await startWriterEndpoint();
});
afterAll(() => endpoint.stop());
beforeEach(() => {
  events = [];
  waits = [];
  now = new Date('2027-03-01T12:00:00Z');
  endpoint.requests.length = 0;
  endpoint.behave({ kind: 'good' });
  open();
});
afterEach(() => openWriter(undefined));

function open(more: Partial<WriterOptions> = {}): void {
  openWriter({
    url: endpoint.url,
    key: 'sk-secret',
    model: 'small',
    log: (event) => events.push(event),
    now: () => now,
    timeoutMs: 1500,
    delay: async (ms) => waits.push(ms),
    ...more,
  });
}

const write = (draftId?: string) => writeSlots<Slot, Fact, SlotAnswer>({ slots, facts, draftId }, { promptFor, readAnswers });
const outcomes = () => events.map(({ outcome, reason }) => reason ?? outcome);

test('good answers come back and are accepted', async () => {
  const answers = await write();
  expect(answers).toEqual([
    { id: 'lead', text: 'We charge $79 to come out.', facts: ['visit'] },
    { id: 'how', text: 'We give you a two-hour arrival window.', facts: ['window'] },
  ]);
  for (const [index, slot] of slots.entries()) expect(refusalOf(answers[index] as SlotAnswer, slot, facts, [])).toBeUndefined();
});

test('the request has the model, the key, a schema and a limit of 4,000 tokens', async () => {
  await write();
  expect(endpoint.requests).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-secret',
      body: {
        model: 'small',
        max_tokens: 4000,
        messages: [{ role: 'system' }, { role: 'user' }],
        response_format: { type: 'json_schema', json_schema: { strict: true, schema: { required: ['answers'] } } },
      },
    },
  ]);
});

test('a recorded bad answer comes back and is refused', async () => {
  const recorded = parse(readFileSync('sites/slots/bad-answers.yaml', 'utf8')) as { slot: Slot; facts: Fact[]; answer: SlotAnswer }[];
  const { slot, facts: own, answer } = recorded[0] as (typeof recorded)[number];
  endpoint.behave({ kind: 'reply', content: `Here you go:\n\`\`\`json\n${JSON.stringify({ answers: [answer] })}\n\`\`\`` });
  const [received] = await writeSlots<Slot, Fact, SlotAnswer>({ slots: [slot], facts: own }, { promptFor, readAnswers });
  expect(received).toEqual(answer);
  expect(refusalOf(received as SlotAnswer, slot, own, [])).toBeDefined();
});

test('answers for other slots are dropped, and only the first for a slot counts', async () => {
  const answer = (id: string, text: string) => ({ id, text, facts: ['visit'] });
  endpoint.behave({ kind: 'reply', content: JSON.stringify([answer('hero', 'a'), answer('lead', 'b'), answer('lead', 'c')]) });
  expect(await write()).toEqual([answer('lead', 'b')]);
});

test.each([400, 422] as const)('formats that the endpoint refuses with %i are left out, and that is remembered', async (status) => {
  endpoint.behave({ kind: 'refuse', parameters: ['json_schema', 'json_object'], status });
  expect(await write()).toHaveLength(2);
  expect(await write()).toHaveLength(2);
  const formats = endpoint.requests.map(({ body }) => body.response_format?.type);
  expect(formats).toEqual(['json_schema', 'json_object', undefined, undefined]);
  expect(events.map(({ format }) => format)).toEqual(['text', 'text']);
});

test('an endpoint that knows json_object gets it', async () => {
  endpoint.behave({ kind: 'refuse', parameters: ['json_schema'] });
  await write();
  expect(endpoint.requests.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', 'json_object']);
});

test('an endpoint that wants max_completion_tokens gets it', async () => {
  endpoint.behave({ kind: 'refuse', parameters: ['max_tokens'] });
  expect(await write()).toHaveLength(2);
  await write();
  expect(endpoint.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
    [4000, undefined],
    [undefined, 4000],
    [undefined, 4000],
  ]);
});

test('a request that is refused in every format forgets no format and is tried once', async () => {
  endpoint.behave({ kind: 'status', status: 400 });
  expect(await write()).toEqual([]);
  expect(endpoint.requests).toHaveLength(3);
  expect(outcomes()).toEqual(['answered with status 400']);
  endpoint.behave({ kind: 'good' });
  await write();
  expect(endpoint.requests.at(-1)?.body.response_format?.type).toBe('json_schema');
});

test.each([429, 500, 503])('status %i is tried twice', async (status) => {
  endpoint.behave({ kind: 'status', status });
  expect(await write()).toEqual([]);
  expect(endpoint.requests).toHaveLength(2);
  expect(outcomes()).toEqual([`answered with status ${status}`, `answered with status ${status}`]);
});

test.each([
  ['half a second without a header', undefined, 500],
  ['what the endpoint asks for', '0.2', 200],
  ['five seconds at most', '60', 5000],
])('the wait before the second attempt is %s', async (_, retryAfter, ms) => {
  endpoint.behave({ kind: 'status', status: 429, ...(retryAfter ? { retryAfter } : {}) });
  await write();
  expect(waits).toEqual([ms]);
});

test.each([401, 403, 404])('status %i is tried once', async (status) => {
  endpoint.behave({ kind: 'status', status });
  expect(await write()).toEqual([]);
  expect(endpoint.requests).toHaveLength(1);
});

test.each(['hang', 'trickle'] as const)('an endpoint with the behavior %s is given up on after one attempt', async (kind) => {
  open({ timeoutMs: 100 });
  endpoint.behave({ kind });
  expect(await write()).toEqual([]);
  expect(outcomes()).toEqual(['took too long']);
});

test.each([
  ['<html>Bad gateway</html>', 'sent something that isn’t JSON'],
  ['{"choices": []}', 'sent no chat completion'],
  ['null', 'sent no chat completion'],
  ['{"choices": [{"message": {"content": null, "refusal": "I can’t."}}]}', 'sent no chat completion'],
  ['{"choices": [{"message": {"content": "I would rather not."}}]}', 'sent a reply that can’t be read'],
])('garbage is no answer: %s', async (body, reason) => {
  endpoint.behave({ kind: 'garbage', body });
  expect(await write()).toEqual([]);
  expect(outcomes()).toEqual([reason, reason]);
});

test.each(['{"answers": []}', '[]', '{"answers": [{"id": "hero", "text": "a", "facts": []}]}'])(
  'a model may leave every slot out: %s',
  async (content) => {
    endpoint.behave({ kind: 'reply', content });
    for (let call = 0; call < 4; call++) expect(await write()).toEqual([]);
    expect(endpoint.requests).toHaveLength(4);
    expect(outcomes()).toEqual(['answered', 'answered', 'answered', 'answered']);
  },
);

test('content in parts is read', async () => {
  const content = [
    { type: 'text', text: '{"id":"lead","text":"We charge ' },
    { type: 'text', text: '$79.","facts":["visit"]}' },
  ];
  endpoint.behave({ kind: 'garbage', body: JSON.stringify({ choices: [{ message: { content } }] }) });
  expect(await write()).toEqual([{ id: 'lead', text: 'We charge $79.', facts: ['visit'] }]);
});

test('a huge response is cut off', async () => {
  endpoint.behave({ kind: 'huge' });
  expect(await write()).toEqual([]);
  expect(outcomes()).toEqual(['sent more than 256 KB', 'sent more than 256 KB']);
});

test('redirects are not followed, so the key stays with the configured host', async () => {
  const other = await startWriterEndpoint();
  endpoint.behave({ kind: 'redirect', to: `${other.url}/chat/completions` });
  expect(await write()).toEqual([]);
  expect(other.requests).toEqual([]);
  expect(outcomes()).toEqual(['answered with status 307']);
  await other.stop();
});

test('a dead endpoint is tried again without a wait, and after three failures it is left alone', async () => {
  const dead = await startWriterEndpoint();
  await dead.stop();
  open({ url: dead.url });
  expect(await write()).toEqual([]);
  expect(await write()).toEqual([]);
  expect(await write()).toEqual([]);
  expect(waits).toEqual([0, 0]);
  expect(outcomes()).toEqual([
    'couldn’t be reached (ECONNREFUSED)',
    'couldn’t be reached (ECONNREFUSED)',
    'couldn’t be reached (ECONNREFUSED)',
    'the endpoint failed three times in a row',
    'the endpoint failed three times in a row',
  ]);
});

test('after ten minutes there is one probe, and a good one ends the pause', async () => {
  endpoint.behave({ kind: 'status', status: 401 });
  for (let call = 0; call < 4; call++) await write();
  expect(endpoint.requests).toHaveLength(3);
  now = new Date(now.getTime() + 10 * minuteMs);
  await Promise.all([write(), write()]);
  expect(endpoint.requests).toHaveLength(4);
  await write();
  expect(endpoint.requests).toHaveLength(4);
  now = new Date(now.getTime() + 10 * minuteMs);
  endpoint.behave({ kind: 'good' });
  expect(await write()).toHaveLength(2);
  expect(await write()).toHaveLength(2);
});

test('a failure between good answers doesn’t count', async () => {
  for (let call = 0; call < 4; call++) {
    endpoint.behave({ kind: 'status', status: 401 });
    await write();
    endpoint.behave({ kind: 'good' });
    expect(await write()).toHaveLength(2);
  }
});

test('a draft gets one answered call', async () => {
  endpoint.behave({ kind: 'status', status: 500 });
  await write('d1');
  endpoint.behave({ kind: 'good' });
  expect(await write('d1')).toHaveLength(2);
  expect(await write('d1')).toEqual([]);
  expect(await write('d2')).toHaveLength(2);
  expect(outcomes().slice(2)).toEqual(['answered', 'the draft has had its call', 'answered']);
});

test('requests are counted by day', async () => {
  open({ requestsPerDay: 2 });
  expect(await write()).toHaveLength(2);
  endpoint.behave({ kind: 'status', status: 500 });
  expect(await write()).toEqual([]);
  expect(endpoint.requests).toHaveLength(2);
  endpoint.behave({ kind: 'good' });
  expect(await write()).toEqual([]);
  now = new Date('2027-03-02T00:00:00Z');
  expect(await write()).toHaveLength(2);
  expect(outcomes()).toEqual([
    'answered',
    'answered with status 500',
    'today’s requests are used up',
    'today’s requests are used up',
    'answered',
  ]);
});

test('requests that run out in the middle of a call are not the endpoint’s failure', async () => {
  open({ requestsPerDay: 1 });
  endpoint.behave({ kind: 'refuse', parameters: ['json_schema'] });
  for (let day = 1; day <= 4; day++) {
    now = new Date(Date.UTC(2027, 2, day));
    expect(await write('d1')).toEqual([]);
  }
  expect(endpoint.requests).toHaveLength(4);
  expect(events.map(({ outcome, reason }) => [outcome, reason])).toEqual(Array(4).fill(['skipped', 'today’s requests are used up']));
  endpoint.behave({ kind: 'good' });
  now = new Date(Date.UTC(2027, 2, 5));
  expect(await write('d1')).toHaveLength(2);
});

test('a probe that runs out of requests leaves the next one free', async () => {
  open({ requestsPerDay: 4 });
  endpoint.behave({ kind: 'status', status: 401 });
  for (let call = 0; call < 3; call++) await write();
  now = new Date(now.getTime() + 10 * minuteMs);
  endpoint.behave({ kind: 'refuse', parameters: ['json_schema'] });
  expect(await write()).toEqual([]);
  now = new Date('2027-03-02T00:00:00Z');
  expect(await write()).toHaveLength(2);
});

test('the default is 500 requests a day', async () => {
  endpoint.behave({ kind: 'good' });
  for (let call = 0; call < 501; call++) await write();
  expect(endpoint.requests).toHaveLength(500);
});

test('the log has IDs and durations, and no texts or keys', async () => {
  await write('d1');
  endpoint.behave({ kind: 'status', status: 500 });
  await write();
  const logged = JSON.stringify(events);
  expect(events[0]).toEqual({
    projectId: 'd1',
    slots: ['lead', 'how'],
    outcome: 'answered',
    ms: expect.any(Number),
    answers: 2,
    format: 'json_schema',
  });
  for (const secret of ['$79', 'window', 'sk-secret', 'overloaded']) expect(logged).not.toContain(secret);
});

test('without a writer, or without slots, nothing is asked', async () => {
  expect(await writeSlots<Slot, Fact, SlotAnswer>({ slots: [], facts }, { promptFor, readAnswers })).toEqual([]);
  expect(canWrite()).toBe(true);
  openWriter(undefined);
  expect(canWrite()).toBe(false);
  expect(await write()).toEqual([]);
  expect(endpoint.requests).toEqual([]);
});

test('only http and https are spoken', () => {
  expect(() => open({ url: 'file:///etc' })).toThrow('must start with http:// or https://');
});
