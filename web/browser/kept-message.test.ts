import { afterEach, expect, test, vi } from 'vitest';
import { isMessageKept, keepMessage, keptMessage } from './kept-message.ts';

const [mia, noa] = ['5f0c1d6e', '7a1b2c3d'];

afterEach(() => vi.unstubAllGlobals());

test('a message is kept for its person and screen, until it’s empty', () => {
  blankTab();
  keepMessage(mia, '/portal/messages?project=a', 'Half a sen');
  expect(keptMessage(mia, '/portal/messages?project=a')).toBe('Half a sen');
  expect(keptMessage(noa, '/portal/messages?project=a')).toBe('');
  expect(keptMessage(mia, '/portal/messages?project=b')).toBe('');
  keepMessage(mia, '/portal/messages?project=a', '');
  expect(keptMessage(mia, '/portal/messages?project=a')).toBe('');
});

test('a screen has a kept message whatever its query, and whoever wrote it', () => {
  const tab = blankTab();
  tab.setItem('edit:/portal/messages', 'another');
  expect(isMessageKept('/portal/messages')).toBe(false);
  keepMessage(mia, '/portal/messages?project=a', 'Half a sen');
  expect(isMessageKept('/portal/messages')).toBe(true);
  expect(isMessageKept('/portal/messages?project=b')).toBe(true);
  expect(isMessageKept('/portal')).toBe(false);
  expect(isMessageKept('')).toBe(false);
  keepMessage(mia, '/portal/messages?project=a', '');
  expect(isMessageKept('/portal/messages')).toBe(false);
});

test('a browser that blocks storage keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(isMessageKept('/portal/messages')).toBe(false);
});

/** Storage whose keys are properties, as a browser's are. */
function blankTab() {
  const methods = {
    getItem(key: string) {
      return (this as Record<string, unknown>)[key] ?? null;
    },
    setItem(key: string, text: string) {
      (this as Record<string, unknown>)[key] = text;
    },
    removeItem(key: string) {
      delete (this as Record<string, unknown>)[key];
    },
  };
  const tab = Object.create(methods) as typeof methods;
  vi.stubGlobal('window', { sessionStorage: tab });
  vi.stubGlobal('sessionStorage', tab);
  return tab;
}
