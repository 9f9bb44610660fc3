import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { afterAll, beforeAll } from 'vitest';
import { Hosts } from '../../domain/hosting/hosts.ts';
import { makeApp } from '../../roles/server.ts';
import { withPatterns } from '../../web/api/route-patterns.ts';
import { withTroubles } from '../../web/api/troubles.ts';
import routes from '../../web/routes.ts';

/** A route with its file, as `web/routes.ts` names it. */
interface BuiltRoute {
  /** With its parents' paths: '/', '/admin/orders/:orderId'. */
  path: string;
  file: string;
  module: { action?: unknown; default?: unknown };
}

const connection = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 5000, remoteFamily: 'IPv4' } } };

/** The complete app in this process, with every route's loaders, actions and guards. Only screens aren't drawn. */
export function useWholeApp() {
  const built: BuiltRoute[] = [];
  let made: Awaited<ReturnType<typeof makeApp>>;
  beforeAll(async () => {
    const manifest: ServerBuild['routes'] = {};
    const add = async (id: string, file: string, { path, index, parentId }: { path?: string; index?: boolean; parentId?: string }) => {
      const module = await import(/* @vite-ignore */ `../../web/${file}`);
      manifest[id] = { id, path, parentId, index, module } as never;
      return module;
    };
    const addAll = async (entries: readonly RouteConfigEntry[], parentId: string, base: string): Promise<void> => {
      for (const { path, index, file, children = [], id = file.replace(/\.tsx?$/, '') } of entries) {
        if (id in manifest) throw new Error(`Two routes have the ID ${id}.`);
        const whole = path ? `${base}/${path}` : base;
        built.push({ path: whole || '/', file, module: await add(id, file, { path, index, parentId }) });
        await addAll(children, id, whole);
      }
    };
    await add('root', 'root.tsx', {});
    await addAll(routes as RouteConfigEntry[], 'root', '');
    const build = buildOf(manifest);
    made = await makeApp({ hosts: new Hosts(), build, screens: createRequestHandler(withPatterns(withTroubles(build)), 'production') });
  }, 120_000);
  afterAll(() => made.endStreams());

  return {
    /** All routes with a file of their own. */
    routes: () => built,
    /** Sends a body as a browser on the app's own pages does. Streams are answered and not read. */
    send: async (method: string, path: string, cookie: string, body: BodyInit, type?: string) => {
      const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie, ...(type && { 'content-type': type }) };
      const sent = new Request(`http://localhost:3000${path}`, { method, headers, body });
      const bytes = await sent.arrayBuffer();
      const whole = { ...Object.fromEntries(sent.headers), host: 'localhost:3000', 'content-length': String(bytes.byteLength) };
      const response = await made.app.request(path, { method, headers: whole, body: bytes }, connection);
      const isStream = response.headers.get('content-type')?.includes('event-stream');
      return { status: response.status, text: isStream ? '' : await response.text() };
    },
  };
}

/** A build of routes, without screens. */
export function buildOf(routes: object): ServerBuild {
  return {
    entry: { module: { default: () => new Response('screen'), handleError: () => undefined } },
    routes,
    assets: { version: 'b1', routes: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ssr: true,
    future: {},
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    allowedActionOrigins: ['localhost:3000'],
  } as unknown as ServerBuild;
}
