import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRequest, log } from '../../base/log.ts';
import type { Encoding } from '../../domain/hosting/encodings.ts';
import { encodingFor, isNotModified } from '../http/negotiation.ts';
import { placeForId, withRequestId } from '../http/request-id.ts';
import type { LoadShared } from '../http/shared-data.ts';
import { loadScriptsLate } from './late-scripts.ts';
import { ownScriptHashes, withoutNonce } from './script-hashes.ts';

/** A page older than this is still sent, and rendered again in the background, because open days change by themselves. */
const freshMs = 30_000;
/** How long a visitor waits for a new page when we still have the previous one. */
const maxWaitMs = 1500;
/** After a page fails to render, how long we send previous pages before rendering again. */
const retryPauseMs = 1000;

/** A request with one of these cookies is rendered for that visitor. */
const personalCookie = /(?:^|[;\s-])(?:session|toast-[0-9a-f-]{36})=/;

interface CachedPage {
  path: string;
  madeAt: number;
  version: number;
  etags: Record<Encoding, string>;
  headers: Record<Encoding, string[]>;
  notModified: Record<Encoding, string[]>;
  bodies: Record<Encoding, Buffer>;
}

/** Numbers of answers. Plain numbers, because an answer from memory takes microseconds. */
export interface PageCounts {
  /** Answered from memory without waiting. */
  hits: number;
  /** Rendered while the visitor waited. */
  misses: number;
  byPath: Map<string, Record<'GET' | 'HEAD', { whole: number; notModified: number }>>;
}

const noCounts = (): PageCounts => ({ hits: 0, misses: 0, byPath: new Map() });

/** Where the cache gets its pages from. */
export interface PageSource {
  /** The one host name the app answers to, with its port. */
  host: string;
  /** True if a path is a public page that looks the same to everyone. Only those are cached, which limits the cache's size. */
  isPublic: (path: string) => boolean;
  /** Renders a page for an anonymous visitor. Its own inline scripts have `nonce`. */
  render: (path: string, nonce: string) => Promise<Response>;
  /** Additional headers of a page, given the sources for its inline scripts in `script-src`. */
  securityHeaders: (scriptSources: string) => Record<string, string>;
  /** Called after a visitor waited for a page to be rendered. */
  onWait?: (path: string, seconds: number) => void;
}

/**
 * A cache of public pages, in front of the framework: HTML with Brotli and gzip, and a Content Security Policy with the hashes
 * of the page's own scripts. `answer` returns whether it handled the request. `forget` makes every page be rendered again
 * before it's next shown.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>();
  readonly #shared = new Map<string, { data: Promise<unknown>; version: number; loadedAt: number }>();
  #counts = noCounts();
  #version = 0;
  #failedAt = 0;

  constructor(source: PageSource) {
    this.#source = source;
  }

  forget(): void {
    this.#version++;
  }

  /** Data that a page shows to everyone, for pages that also show who is logged in. No older than a cached page. */
  readonly shared: LoadShared = <Data>(name: string, load: () => Promise<Data>) => {
    const entry = this.#shared.get(name);
    if (entry?.version === this.#version && Date.now() - entry.loadedAt <= freshMs) return entry.data as Promise<Data>;
    const loaded = { data: load(), version: this.#version, loadedAt: Date.now() };
    this.#shared.set(name, loaded);
    loaded.data.catch(() => this.#shared.get(name) === loaded && this.#shared.delete(name));
    return loaded.data;
  };

  /** Answers since the last call. */
  takeCounts(): PageCounts {
    const counts = this.#counts;
    this.#counts = noCounts();
    return counts;
  }

  /** `id` is in the answer and in the log lines of a page rendered for it. */
  answer(request: IncomingMessage, response: ServerResponse, id: string, otherwise: () => void): void {
    const path = this.#pathOf(request);
    const page = path === undefined ? undefined : this.#pages.get(path);
    if (path === undefined) {
      otherwise();
    } else if (page?.version === this.#version) {
      this.#counts.hits++;
      this.#send(request, response, page, id);
      if (Date.now() - page.madeAt > freshMs && !this.#isPausing()) void this.#renew(path);
    } else if (page && this.#isPausing()) {
      this.#counts.hits++;
      this.#send(request, response, page, id);
    } else {
      this.#counts.misses++;
      const startedMs = performance.now();
      void inRequest(id, () => this.#renewInTime(path, page)).then((made) => {
        // If a page can't be rendered now, show the previous one, if any.
        const answer = made ?? page;
        if (!answer) return otherwise();
        this.#send(request, response, answer, id);
        this.#source.onWait?.(path, (performance.now() - startedMs) / 1000);
      });
    }
  }

  #send(request: IncomingMessage, response: ServerResponse, page: CachedPage, id: string): void {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const counts = this.#countsOf(page.path)[method];
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (isNotModified(request.headers['if-none-match'], page.etags[encoding])) {
      counts.notModified++;
      response.writeHead(304, withRequestId(page.notModified[encoding], id));
      response.end();
      return;
    }
    counts.whole++;
    response.writeHead(200, withRequestId(page.headers[encoding], id));
    response.end(method === 'HEAD' ? undefined : page.bodies[encoding]);
  }

  #countsOf(path: string) {
    const { byPath } = this.#counts;
    const entry = byPath.get(path);
    if (entry) return entry;
    const counts = { GET: { whole: 0, notModified: 0 }, HEAD: { whole: 0, notModified: 0 } };
    byPath.set(path, counts);
    return counts;
  }

  /** The requested public page, if the request may get the same response as everyone. */
  #pathOf({ method, headers, url = '/' }: IncomingMessage): string | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || headers.host !== this.#source.host) return undefined;
    if (headers.cookie && personalCookie.test(headers.cookie)) return undefined;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    return this.#source.isPublic(path) ? path : undefined;
  }

  #isPausing(): boolean {
    return Date.now() - this.#failedAt < retryPauseMs;
  }

  /** Renders a page again, but resolves with `former` if that takes too long, as when the database hangs. */
  #renewInTime(path: string, former: CachedPage | undefined): Promise<CachedPage | undefined> {
    const renewed = this.#renew(path);
    if (!former) return renewed;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(former), maxWaitMs);
      void renewed.then(resolve).finally(() => clearTimeout(timer));
    });
  }

  #renew(path: string): Promise<CachedPage | undefined> {
    const key = `${this.#version} ${path}`;
    const running = this.#rendering.get(key);
    if (running) return running;
    const next = this.#make(path)
      .catch((error: unknown) => {
        log.error({ err: error, path }, 'a cached page could not be rendered');
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

  async #make(path: string): Promise<CachedPage | undefined> {
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
      // Browsers ask again each time, because someone who has logged in since gets their own page at the same address.
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie',
      ...this.#source.securityHeaders(ownScriptHashes(rendered, html, nonce)),
    };
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 24);
    const etags = { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` };
    const bodies = { br, gzip: zipped, identity };
    const list = (headers: Record<string, string>): string[] => [...Object.entries(headers).flat(), ...placeForId];
    const headersFor = (encoding: Encoding): string[] =>
      list({
        ...own,
        ETag: etags[encoding],
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        'Content-Length': String(bodies[encoding].length),
      });
    const notModifiedFor = (encoding: Encoding): string[] => list({ ...own, ETag: etags[encoding] });
    const page: CachedPage = {
      path,
      madeAt: Date.now(),
      version,
      etags,
      bodies,
      headers: { br: headersFor('br'), gzip: headersFor('gzip'), identity: headersFor('identity') },
      notModified: { br: notModifiedFor('br'), gzip: notModifiedFor('gzip'), identity: notModifiedFor('identity') },
    };
    // If something changed during rendering, the next visitor gets a new render, and this page is only the fallback.
    if (version >= (this.#pages.get(path)?.version ?? 0)) this.#pages.set(path, page);
    return page;
  }
}
