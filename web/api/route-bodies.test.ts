import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routeBodies } from './route-bodies.ts';

const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: object, index?: boolean) => ({
  [id]: {
    id,
    parentId,
    path,
    index,
    module: { default: () => null, ...(handle && { handle }) },
  } as unknown as ServerBuild['routes'][string],
});
const bodyAt = routeBodies({
  ...route('root', undefined, ''),
  ...route('visitor', 'root', undefined, { policy: 'open' }),
  ...route('home', 'visitor', undefined, undefined, true),
  ...route('contact', 'visitor', 'contact', { body: 'file' }),
  ...route('rest', 'visitor', '*'),
  ...route('admin', 'root', undefined, { policy: 'admin' }),
  ...route('thread', 'admin', 'admin/messages/:threadId', { body: 'attachments' }),
  ...route('brief', 'root', 'onboarding', { policy: 'customer', body: 'brief' }),
  ...route('step', 'brief', ':step'),
  ...route('export', 'admin', 'admin/calls.csv'),
});

test.each([
  ['/', 'form', 'open'],
  ['/_root.data', 'form', 'open'],
  ['/contact', 'file', 'open'],
  ['/contact.data', 'file', 'open'],
  ['/contact/', 'file', 'open'],
  ['/contact/_.data', 'file', 'open'],
  ['/admin/messages/0190', 'attachments', 'admin'],
  ['/admin/messages/0190.data', 'attachments', 'admin'],
  ['/onboarding/services', 'brief', 'customer'],
  ['/admin/calls.csv', 'form', 'admin'],
  ['/there/is/nothing', 'form', 'open'],
  ['/%', 'form', 'open'],
])('a request to %s is taken as %s, of a branch that is %s', (path, kind, policy) => {
  expect(bodyAt(path)).toEqual({ kind, policy });
});

test('a route that’s open to anyone and takes more than a file stops the start', () => {
  const layout = route('visitor', undefined, undefined, { policy: 'open' });
  expect(() => routeBodies({ ...layout, ...route('photos', 'visitor', 'photos', { body: 'pictures' }) })).toThrow(
    /take more than a file: photos\./,
  );
});
