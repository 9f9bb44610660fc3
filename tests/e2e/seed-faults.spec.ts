import { expect, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../helpers/server.ts';
import { calls } from './seed/calls.ts';
import { callFaults, type Fault, pageFaults, plant } from './seed/faults.ts';
import { home } from './seed/home.ts';
import { routes } from './seed/routes.ts';
import { broken, type Statement } from './seed/statement.ts';
import { Visit } from './seed/visit.ts';

/** The lines of the specification notice what they're about: with a fault in the product's answers, its line doesn't hold. */
let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startTestServer();
});
test.afterAll(() => server.stop());

async function unnoticed(faults: Fault[], statements: Statement<Visit>[]): Promise<string[]> {
  const visit = await Visit.begin(server);
  const putBack = plant(faults);
  try {
    const found = await broken(statements, visit);
    return faults.filter(({ line }) => !found.some((one) => one.startsWith(line))).map(({ what }) => what);
  } finally {
    putBack();
  }
}

test('every fault planted in a page is noticed', async () => {
  const aboutScreens = calls.filter(({ statement }) => statement.startsWith('… and shown with five stars'));
  expect(await unnoticed(pageFaults, [...routes, ...home, ...aboutScreens])).toEqual([]);
});

test('every fault planted in a call is noticed', async () => {
  test.slow();
  // Each event that doesn't come is waited for. One of six is enough.
  const lines = calls.filter(({ section, statement }) => section !== '7 analytics' || statement.includes('onboarding_step'));
  expect(await unnoticed(callFaults, lines)).toEqual([]);
});
