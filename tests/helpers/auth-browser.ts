import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { cookiesAfter } from '../../domain/accounts/cookies.ts';
import { addAuthCalls } from '../../web/api/auth/calls.ts';
import { refuseInJson } from '../../web/api/auth/json-refusals.ts';
import { refuseForeignWrites } from '../../web/api/foreign-writes.ts';
import { addUserRoles } from '../../web/api/user-roles.ts';
import { checkBodies } from '../../web/http/check-bodies.ts';

const origin = 'http://localhost:3000';

/** The auth calls behind the doors that stand before them in the server. */
function calls(): Hono {
  const app = new Hono();
  app.use('/api/auth/*', refuseInJson());
  app.use(refuseForeignWrites(origin));
  app.use(checkBodies());
  addAuthCalls(app);
  addUserRoles(app);
  return app;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a call answered, looked at by tests
  body: any;
}

/** Someone with a browser: an address, and cookies that are kept from call to call. */
export class AuthBrowser {
  readonly #app = calls();
  /** What the browser sends with every request. */
  headers = new Headers();
  readonly address: string;

  constructor(address = [...randomBytes(4)].join('.')) {
    this.address = address;
  }

  /** One call. A body is sent as JSON. */
  call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
    return this.callRaw(method, path, body === undefined ? undefined : JSON.stringify(body), more);
  }

  /** The same with the body's exact text. */
  async callRaw(method: string, path: string, sent?: string, more: Record<string, string> = {}): Promise<Answer> {
    const headers = new Headers(this.headers);
    if (method !== 'GET') headers.set('origin', origin);
    if (sent !== undefined) {
      headers.set('content-type', 'application/json');
      headers.set('content-length', String(Buffer.byteLength(sent)));
    }
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    const init = { method, headers, ...(sent === undefined ? {} : { body: sent }) };
    const socket = { remoteAddress: this.address, remotePort: 1, remoteFamily: 'IPv4' };
    const response = await this.#app.request(origin + path, init, { incoming: { socket } });
    this.headers = cookiesAfter(this.headers, response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }
}
