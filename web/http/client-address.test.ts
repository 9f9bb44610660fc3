import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../base/log.ts';
import { countedAs } from './client-address.ts';

const socket = '192.0.2.1';
const warn = vi.spyOn(log, 'warn');

beforeEach(() => {
  warn.mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockReset();
});

test('without a proxy the socket’s address counts', () => {
  expect(countedAs({ socket })).toBe(socket);
  expect(countedAs({ value: '198.51.100.7', socket })).toBe(socket);
  expect(warn).not.toHaveBeenCalled();
});

test('behind a proxy that overwrites the header, its one address counts', () => {
  expect(countedAs({ header: 'x-real-ip', value: '198.51.100.7', socket })).toBe('198.51.100.7');
  expect(countedAs({ header: 'x-real-ip', value: '2001:db8:1:2::6', socket })).toBe('2001:db8:1:2::/64');
  expect(warn).not.toHaveBeenCalled();
});

test('a proxy that appends is logged once, without what the client sent', () => {
  for (let n = 0; n < 5; n++) countedAs({ header: 'x-forwarded-for', value: `spoof${n}, 203.0.113.7`, socket });
  expect(warn.mock.calls).toEqual([
    [
      { header: 'x-forwarded-for' },
      'The header x-forwarded-for came with a list of addresses. Your proxy appends to what the client sent. Make it overwrite the header with one address. Until then such requests are counted by their socket.',
    ],
  ]);
});

test.each(['spoof1, 203.0.113.7', '198.51.100.7, 203.0.113.7', '203.0.113.7:443', 'unknown', '', undefined])(
  'a header with %o is never used as a key',
  (value) => {
    expect(countedAs({ header: 'x-forwarded-for', value, socket })).toBe(socket);
  },
);

test('a socket that closed before its address was read gets a key too', () => {
  expect(countedAs({})).toBe('0.0.0.0');
});
