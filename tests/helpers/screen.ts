import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { viewerContext } from '../../web/session/session.ts';

/** A component's HTML, rendered inside a router. */
export function htmlOf(component: FunctionComponent<never>, props: object): string {
  const element = createElement(component as FunctionComponent<object>, props);
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }));
}

/** The arguments of a loader or an action for a logged-in person: of a form if there are fields, or of an address. */
export function routeArguments({ userId, fields, path = '/', params = {} }: Asked): never {
  const context = new RouterContextProvider();
  context.set(viewerContext, { user: { id: userId } } as never);
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
  return { request: new Request(`http://localhost:3000${path}`, form), params, context } as never;
}

interface Asked {
  userId: string;
  fields?: Record<string, string>;
  path?: string;
  params?: Record<string, string>;
}
