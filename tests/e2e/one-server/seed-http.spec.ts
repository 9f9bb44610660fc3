import { expect } from '@playwright/test';
import type { TestServer } from '../../harness/server.ts';
import { test } from '../../helpers/shared-server.ts';
import { calls } from '../seed/calls.ts';
import { home } from '../seed/home.ts';
import { routes } from '../seed/routes.ts';
import { broken } from '../seed/statement.ts';
import { Visit } from '../seed/visit.ts';

/** Statements of the seed that plain requests can check. Each is one line in the lists. */
let server: TestServer;
let visit: Visit;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  visit = await Visit.begin(server);
});

test('routes, guard, unknown paths and metadata', async () => expect(await broken(routes, visit)).toEqual([]));

test('words of the home page, the navigation and the login screen', async () => expect(await broken(home, visit)).toEqual([]));

test('entities, validation, roles and calls', async () => expect(await broken(calls, visit)).toEqual([]));
