import { afterAll, afterEach, expect, vi } from 'vitest';
// Imported, because the process loads it once. This file runs before every test file.
import './less-effort.ts';

// A test that makes the code complain has found something, or must say that it expects the complaint.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  const logged = complaints.mock.calls.map((call) => call.join(' '));
  complaints.mockClear();
  expect(logged, 'console.error was called').toEqual([]);
});

// The next file shares this process, and would wait forever for a clock that stands still.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
