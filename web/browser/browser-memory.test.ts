import { afterEach, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './browser-memory.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is remembered can be recalled', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage: store });
  expect(recall('sessionStorage', 'offer')).toBeUndefined();
  expect(remember('sessionStorage', 'offer', 'shown')).toBe(true);
  expect(recall('sessionStorage', 'offer')).toBe('shown');
  forget('sessionStorage', 'offer');
  expect(recall('sessionStorage', 'offer')).toBeUndefined();
  expect(() => forget('sessionStorage', 'offer')).not.toThrow();
});

test('a browser that blocks storage remembers nothing, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperties({}, { sessionStorage: { get: refuse }, localStorage: { get: refuse } }));
  expect(remember('localStorage', 'choice', 'yes')).toBe(false);
  expect(recall('sessionStorage', 'offer')).toBeUndefined();
});
