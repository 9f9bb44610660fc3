import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '../../time/units.ts';
import { startWriterEndpoint, type WriterEndpoint } from '../fakes/writer/server.ts';
import { canWrite, hasModel, openWriter, readParts, type WriterEvent, type WriterOptions, writeSlots } from './writer.ts';

const prompt = { system: 'Read.', user: '<request>\n{"parts":[{"id":"1","words":"bathing is $45"}]}\n</request>', schema: {} };
const wish = { quote: 'bathing is $45', wish: { do: 'undo' } };

let endpoint: WriterEndpoint;
let events: WriterEvent[];
let now: Date;

beforeAll(async () => {
  endpoint = await startWriterEndpoint();
});
afterAll(() => endpoint.stop());
beforeEach(() => {
  events = [];
  now = new Date('2027-03-01T12:00:00Z');
  endpoint.requests.length = 0;
  endpoint.behave({ kind: 'reads', wishes: [wish] });
  open();
});
afterEach(() => openWriter(undefined));

function open(more: Partial<WriterOptions> = {}): void {
  const log = (event: WriterEvent) => events.push(event);
  openWriter({ url: endpoint.url, key: 'sk-secret', model: 'small', log, now: () => now, ...more });
}

const readReply = (reply: unknown) => (JSON.parse(String(reply)) as { answers: unknown[] }).answers;
const read = () => readParts({ projectId: 'p1', parts: ['1'], prompt, read: readReply });
const write = () => writeSlots({ slots: [{ id: 'lead' }], facts: [] }, { promptFor: () => prompt, readAnswers: () => [{ id: 'lead' }] });

test('what the model read comes back, and the log has no words', async () => {
  expect(await read()).toEqual([{ part: '1', ...wish }]);
  expect(events).toEqual([
    { projectId: 'p1', parts: ['1'], outcome: 'answered', ms: expect.any(Number), answers: 1, format: 'json_schema' },
  ]);
});

test('formats that the endpoint refuses are left out', async () => {
  endpoint.behave({ kind: 'refuse', parameters: ['json_schema', 'json_object'] });
  expect(await read()).toEqual([]);
  expect(endpoint.requests.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', 'json_object', undefined]);
});

test('the time limit holds for all attempts and waits together', async () => {
  open({ readingLimitMs: 400 });
  for (const behavior of [{ kind: 'hang' }, { kind: 'trickle' }, { kind: 'status', status: 503, retryAfter: '2' }] as const) {
    endpoint.behave(behavior);
    expect(await read()).toBeUndefined();
  }
  expect(endpoint.requests).toHaveLength(3);
});

test('a failure with time left is tried again once', async () => {
  endpoint.behave({ kind: 'status', status: 500 });
  expect(await read()).toBeUndefined();
  expect(endpoint.requests).toHaveLength(2);
});

test('late readings pause readings and no drafts', async () => {
  open({ readingLimitMs: 50 });
  endpoint.behave({ kind: 'hang' });
  for (let call = 0; call < 4; call++) expect(await read()).toBeUndefined();
  expect(endpoint.requests).toHaveLength(3);
  expect(events.at(-1)).toMatchObject({ outcome: 'skipped', reason: 'the endpoint failed three times in a row' });
  expect(canWrite()).toBe(true);
  open();
  endpoint.behave({ kind: 'status', status: 401 });
  for (let call = 0; call < 3; call++) await write();
  expect(canWrite()).toBe(false);
  endpoint.behave({ kind: 'reads', wishes: [wish] });
  expect(await read()).toHaveLength(1);
  now = new Date(now.getTime() + 10 * minuteMs);
  expect(await write()).toHaveLength(1);
});

test('readings and drafts have a day’s requests each', async () => {
  open({ requestsPerDay: 1 });
  expect(await read()).toHaveLength(1);
  expect(await read()).toBeUndefined();
  expect(await write()).toHaveLength(1);
  expect(await write()).toEqual([]);
});

test('without a model nothing is asked', async () => {
  openWriter(undefined);
  expect(hasModel()).toBe(false);
  expect(await read()).toBeUndefined();
  expect(endpoint.requests).toEqual([]);
});
