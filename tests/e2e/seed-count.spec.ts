import { expect, test } from '@playwright/test';
import { authFlow, notificationsFlow, toastFlow } from './seed/account-flows.ts';
import { shownElsewhere } from './seed/behavior.ts';
import { calls } from './seed/calls.ts';
import { home } from './seed/home.ts';
import { routes } from './seed/routes.ts';
import { lostPointers } from './seed/statement.ts';
import { chatFlow, exitFlow, fallbackFlow, navigationFlow, phoneMenuFlow, splashFlow } from './seed/visitor-flows.ts';

/** Lines with a check or a pointer. The number only grows, so a line that is dropped without a replacement fails here. */
const checkable = 657;

const flows = [splashFlow, navigationFlow, phoneMenuFlow, fallbackFlow, exitFlow, chatFlow, authFlow, toastFlow, notificationsFlow];
const all = [...routes, ...home, ...calls, ...shownElsewhere, ...flows.flat()];

test('every checkable statement of the seed has its line, once', () => {
  const lines = all.map(({ section, statement }) => `${section}: ${statement}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(checkable);
});

test('every line that points to another test finds it there', () => {
  expect(lostPointers(all)).toEqual([]);
  const gone = { is: 'elsewhere', file: 'tests/e2e/one-server/home.spec.ts', title: 'a test that does not exist' } as const;
  expect(lostPointers([{ section: '0', statement: 'none', proof: gone }])).toHaveLength(1);
});

test('a pointer to a test that is skipped, or that expects nothing, is lost', () => {
  const pointer = { section: '0', statement: 'none', proof: { is: 'elsewhere', file: 'one.spec.ts', title: 'it holds' } } as const;
  const lost = (text: string) => lostPointers([pointer], () => text).length;
  const after = "\ntest('another', () => expect(1).toBe(1));\n";
  expect(lost(`test('it holds', () => expect(1).toBe(1));${after}`)).toBe(0);
  expect(lost(`test('it holds', () => {});${after}`)).toBe(1);
  expect(lost(`test.skip('it holds', () => expect(1).toBe(1));${after}`)).toBe(1);
  expect(lost(`test.describe.skip('all', () => {\n  test('it holds', () => expect(1).toBe(1));\n});${after}`)).toBe(1);
});
