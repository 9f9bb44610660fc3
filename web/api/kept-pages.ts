import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { log } from '../../log.ts';
import { loadScriptsLate } from './late-scripts.ts';
import { ownScriptHashes, withoutNonce } from './script-hashes.ts';

/** A kept page is rendered again behind the visitor's back when it is older; days and slots move on their own. */
const freshMs = 30_000;
/** A visitor who could be shown the page as it last was waits this long for a new one. */
const patienceMs = 1500;
/** After a page could not be rendered, pages are shown as they last were for this long before another try. */
const pauseMs = 1000;

/** What differs per visitor is told by these cookies; a request that carries one is rendered for that visitor. */
const personalCookie = /(?:^|[;\s-])(?:session|toast-[0-9a-f-]{36})=/;

interface KeptPage {
  madeAt: number;
  version: number;
  etags: Record<Encoding, string>;
  headers: Record<Encoding, string[]>;
  notModified: Record<Encoding, string[]>;
  bodies: Record<Encoding, Buffer>;
}
type Encoding = 'br' | 'gzip' | 'identity';

/** How the keeper gets its pages. */
export interface PageSource {
  /** The one host name the app answers to, with its port. */
  host: string;
  /** Whether a path is a public page that looks the same to everybody. Only such paths are kept, so the cache is bounded by their number. */
  isPublic: (path: string) => boolean;
  /** Renders a page for a visitor we don't know. Its own inline scripts carry `nonce`. */
  render: (path: string, nonce: string) => Promise<Response>;
  /** Headers of a page besides its own, given the sources its inline scripts need in `script-src`. */
  securityHeaders: (scriptSources: string) => Record<string, string>;
}

/**
 * Public pages, rendered once and answered before the framework sees the request: HTML with brotli and gzip, and a Content
 * Security Policy that names the hashes of the page's own scripts. `answer` says whether it took the request; `forget`
 * makes every page be rendered again before it is next shown.
 */
export class KeptPages {
  readonly #source: PageSource;
  readonly #pages = new Map<string, KeptPage>();
  readonly #rendering = new Map<string, Promise<KeptPage | undefined>>();
  #version = 0;
  #failedAt = 0;

  constructor(source: PageSource) {
    this.#source = source;
  }

  forget(): void {
    this.#version++;
  }

  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    const path = this.#pathOf(request);
    const page = path === undefined ? undefined : this.#pages.get(path);
    if (path === undefined) {
      otherwise();
    } else if (page?.version === this.#version) {
      send(request, response, page);
      if (Date.now() - page.madeAt > freshMs && !this.#isPausing()) void this.#renew(path);
    } else if (page && this.#isPausing()) {
      send(request, response, page);
    } else {
      void this.#renewInTime(path, page).then((made) => {
        // A page that can't be rendered now is shown as it last was, if it ever was.
        const shown = made ?? page;
        if (shown) send(request, response, shown);
        else otherwise();
      });
    }
  }

  /** The public page a request asks for, if it may get the same answer as everybody. */
  #pathOf({ method, headers, url = '/' }: IncomingMessage): string | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || headers.host !== this.#source.host) return undefined;
    if (headers.cookie && personalCookie.test(headers.cookie)) return undefined;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    return this.#source.isPublic(path) ? path : undefined;
  }

  #isPausing(): boolean {
    return Date.now() - this.#failedAt < pauseMs;
  }

  /** The page anew; `former` when that takes long, as it does while the database hangs. */
  #renewInTime(path: string, former: KeptPage | undefined): Promise<KeptPage | undefined> {
    const anew = this.#renew(path);
    if (!former) return anew;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(former), patienceMs);
      void anew.then(resolve).finally(() => clearTimeout(timer));
    });
  }

  #renew(path: string): Promise<KeptPage | undefined> {
    const key = `${this.#version} ${path}`;
    const running = this.#rendering.get(key);
    if (running) return running;
    const next = this.#make(path)
      .catch((error: unknown) => {
        log.error({ err: error, path }, 'a kept page could not be rendered');
        return undefined;
      })
      .then((made) => {
        if (!made) this.#failedAt = Date.now();
        return made;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, next);
    return next;
  }

  async #make(path: string): Promise<KeptPage | undefined> {
    const version = this.#version;
    const nonce = randomBytes(16).toString('hex');
    const response = await this.#source.render(path, nonce);
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const rendered = await response.text();
    const html = loadScriptsLate(withoutNonce(rendered, nonce));
    const identity = Buffer.from(html);
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    const own = {
      'Content-Type': 'text/html; charset=utf-8',
      // Asked for again each time: somebody who signed in meanwhile gets a page of their own from the same address.
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie',
      ...this.#source.securityHeaders(ownScriptHashes(rendered, html, nonce)),
    };
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 24);
    const etags = { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` };
    const bodies = { br, gzip: zipped, identity };
    const headersFor = (encoding: Encoding): string[] =>
      Object.entries({
        ...own,
        ETag: etags[encoding],
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        'Content-Length': String(bodies[encoding].length),
      }).flat();
    const notModifiedFor = (encoding: Encoding): string[] => Object.entries({ ...own, ETag: etags[encoding] }).flat();
    const page: KeptPage = {
      madeAt: Date.now(),
      version,
      etags,
      bodies,
      headers: { br: headersFor('br'), gzip: headersFor('gzip'), identity: headersFor('identity') },
      notModified: { br: notModifiedFor('br'), gzip: notModifiedFor('gzip'), identity: notModifiedFor('identity') },
    };
    // A change that came meanwhile may not be in it: then it's rendered again for the next visitor, and is only what to show if that fails.
    if (version >= (this.#pages.get(path)?.version ?? 0)) this.#pages.set(path, page);
    return page;
  }
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (request.headers['if-none-match']?.includes(page.etags[encoding])) {
    response.writeHead(304, page.notModified[encoding]);
    response.end();
    return;
  }
  response.writeHead(200, page.headers[encoding]);
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

/** The best of our encodings that a browser takes. One that it rates at nothing (`br;q=0`) it refuses; the other ratings don't matter. */
export function encodingFor(accepted = ''): Encoding {
  const taken = accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
