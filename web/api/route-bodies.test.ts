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
  ['/', 'form', true],
  ['/_root.data', 'form', true],
  ['/contact', 'file', true],
  ['/contact.data', 'file', true],
  ['/contact/', 'file', true],
  ['/contact/_.data', 'file', true],
  ['/admin/messages/0190', 'attachments', false],
  ['/admin/messages/0190.data', 'attachments', false],
  ['/onboarding/services', 'brief', false],
  ['/admin/calls.csv', 'form', false],
  ['/there/is/nothing', 'form', true],
  ['/%', 'form', true],
])('a request to %s is taken as %s', (path, kind, isPublic) => {
  expect(bodyAt(path)).toEqual({ kind, isPublic });
});
