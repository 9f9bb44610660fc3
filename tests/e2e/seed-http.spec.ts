import { expect, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../helpers/server.ts';
import { calls } from './seed/calls.ts';
import { home } from './seed/home.ts';
import { routes } from './seed/routes.ts';
import { broken } from './seed/statement.ts';
import { Visit } from './seed/visit.ts';

/** Statements of the seed that plain requests can check. Each is one line in the lists. */
let server: TestServer;
let visit: Visit;
test.beforeAll(async () => {
  server = await startTestServer();
  visit = await Visit.begin(server);
});
test.afterAll(() => server.stop());

test('routes, guard, unknown paths and metadata', async () => expect(await broken(routes, visit)).toEqual([]));

test('words of the home page, the navigation and the login screen', async () => expect(await broken(home, visit)).toEqual([]));

test('entities, validation, roles and calls', async () => expect(await broken(calls, visit)).toEqual([]));
