import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplyReader } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const data = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;

function readAll(chunks: Uint8Array[]): { text: string; done: boolean } {
  const reader = new ReplyReader();
  const pieces = [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.end()];
  return { text: pieces.join(''), done: reader.done };
}

/** Every way to cut a text in two, which among them cuts every line and every character. */
function cutInTwo(text: string): Uint8Array[][] {
  const whole = bytes(text);
  return Array.from({ length: whole.length + 1 }, (_, at) => [whole.slice(0, at), whole.slice(at)]);
}

test('pieces come in order, and [DONE] ends the reply', () => {
  expect(readAll([bytes(`${data('Five ')}\n\n${data('pages.')}\n\ndata: [DONE]\n\n${data(' more')}\n`)])).toEqual({
    text: 'Five pages.',
    done: true,
  });
});

test('a piece is there as soon as its line is whole', () => {
  const reader = new ReplyReader();
  const line = data('Hello');
  expect(reader.push(bytes(line.slice(0, 20)))).toEqual([]);
  expect(reader.push(bytes(`${line.slice(20)}\n`))).toEqual(['Hello']);
});

test.each(['\n', '\r\n', '\r'])('lines end with %j, wherever the stream is cut', (end) => {
  const stream = [data('Grüße, '), '', ': a comment', 'event: message', 'id: 7', data('5 páginas ☀️ 日'), '', 'data: [DONE]', ''].join(end);
  for (const chunks of cutInTwo(stream)) expect(readAll(chunks)).toEqual({ text: 'Grüße, 5 páginas ☀️ 日', done: true });
});

test('any cutting of any reply reads the same', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.array(fc.nat({ max: 400 })), (contents, cuts) => {
      const whole = bytes(`${contents.map(data).join('\n\n')}\n\ndata: [DONE]\n\n`);
      const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b), whole.length];
      const chunks = places.slice(1).map((place, index) => whole.slice(places[index], place));
      expect(readAll(chunks)).toEqual({ text: contents.join(''), done: true });
    }),
    { numRuns: 300 },
  );
});

test('an incomplete JSON line is kept and tried again with the next one', () => {
  const line = data('One, two.');
  expect(readAll([bytes(`${line.slice(0, 30)}\n${line.slice(30)}\n${data(' Three.')}\n`)]).text).toBe('One, two. Three.');
  expect(readAll([bytes(`${line.slice(0, 30)}\ndata: ${line.slice(30)}\n`)]).text).toBe('One, two.');
});

test('garbage is dropped at the next valid line, and never stops the reply', () => {
  expect(readAll([bytes(`data: {"choices": oops\n${data('Still ')}\ndata: also no json\n${data('here.')}\ndata: [DONE]\n`)])).toEqual({
    text: 'Still here.',
    done: true,
  });
});

test.each(['data: null', 'data: 5', 'data: {}', 'data: {"choices":[]}', 'data: {"choices":[{"delta":{"content":7}}]}', 'nothing', ''])(
  'a line such as %j says nothing',
  (line) => {
    expect(readAll([bytes(`${line}\n${data('ok')}\n`)]).text).toBe('ok');
  },
);

test('the space after data: may be missing, and so may the last line break', () => {
  expect(readAll([bytes(data('Hi').replace('data: ', 'data:'))]).text).toBe('Hi');
});
