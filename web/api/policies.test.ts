import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { adminsOnly, customersOnly, signedInOnly } from '../session/session.ts';
import { checkPolicies } from './policies.ts';

type Routes = ServerBuild['routes'];

const route = (id: string, parentId: string | undefined, handle?: object, middleware: unknown[] = []): Routes => ({
  [id]: { id, parentId, path: id, module: { default: () => null, middleware, ...(handle ? { handle } : {}) } } as Routes[string],
});
const root = route('root', undefined);

test('a route under a layout that declares a policy may start', () => {
  const routes = {
    ...root,
    ...route('portal/layout', 'root', { policy: 'customer' }, [customersOnly]),
    ...route('portal/leads', 'portal/layout'),
  };
  expect(() => checkPolicies(routes)).not.toThrow();
});

test('a route without one stops the start and is named, with where to put it', () => {
  const routes = {
    ...root,
    ...route('portal/layout', 'root', { policy: 'customer' }, [customersOnly]),
    ...route('portal/leads', 'root'),
    ...route('secret', 'root', { title: 'x' }),
  };
  expect(() => checkPolicies(routes)).toThrow(
    'These routes declare no policy: portal/leads, secret. Put them on a guarded branch of web/routes.ts.',
  );
});

test('a policy is inherited from any ancestor', () => {
  const routes = { ...root, ...route('a', 'root', { policy: 'admin' }, [adminsOnly]), ...route('b', 'a'), ...route('c', 'b') };
  expect(() => checkPolicies(routes)).not.toThrow();
});

test('a route whose parent is missing declares nothing', () => {
  expect(() => checkPolicies({ ...root, ...route('orphan', 'nowhere') })).toThrow('orphan');
});

test.each([
  ['customer', []],
  ['customer', [signedInOnly]],
  ['admin', [customersOnly]],
  ['signed-in', []],
])('a layout that declares %s with another guard or none stops the start', (policy, middleware) => {
  const routes = { ...root, ...route('portal/layout', 'root', { policy }, middleware), ...route('portal/leads', 'portal/layout') };
  expect(() => checkPolicies(routes)).toThrow(
    'These layouts declare a policy without its guard: portal/layout. Add it to their middleware (web/session/session.ts).',
  );
});

test('an open branch needs no guard', () => {
  expect(() =>
    checkPolicies({ ...root, ...route('visitor/layout', 'root', { policy: 'open' }), ...route('terms', 'visitor/layout') }),
  ).not.toThrow();
});
