import { test } from '@playwright/test';
import { startTestServer, type TestServer } from '../harness/server.ts';

/** A server for the tests of one file, started before the first and stopped after the last. */
export function ownServer(): TestServer {
  const own = {} as TestServer;
  test.beforeAll(async () => void Object.assign(own, await startTestServer()));
  test.afterAll(() => own.stop());
  return own;
}
