import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { checkPolicies } from './policies.ts';

type Routes = ServerBuild['routes'];

const route = (id: string, parentId: string | undefined, handle?: object): Routes => ({
  [id]: { id, parentId, path: id, module: { default: () => null, ...(handle ? { handle } : {}) } } as Routes[string],
});
const root = route('root', undefined);

test('a route under a layout that declares a policy may start', () => {
  const routes = { ...root, ...route('portal/layout', 'root', { policy: 'customer' }), ...route('portal/leads', 'portal/layout') };
  expect(() => checkPolicies(routes)).not.toThrow();
});

test('a route without one stops the start and is named, with where to put it', () => {
  const routes = {
    ...root,
    ...route('portal/layout', 'root', { policy: 'customer' }),
    ...route('portal/leads', 'root'),
    ...route('secret', 'root', { title: 'x' }),
  };
  expect(() => checkPolicies(routes)).toThrow(
    'These routes declare no policy: portal/leads, secret. Put them on a guarded branch of web/routes.ts.',
  );
});

test('a policy is inherited from as far up as it stands', () => {
  const routes = { ...root, ...route('a', 'root', { policy: 'admin' }), ...route('b', 'a'), ...route('c', 'b') };
  expect(() => checkPolicies(routes)).not.toThrow();
});

test('a route whose parent is missing declares nothing', () => {
  expect(() => checkPolicies({ ...root, ...route('orphan', 'nowhere') })).toThrow('orphan');
});
