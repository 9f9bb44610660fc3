import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, log, requestId } from '../../base/log.ts';
import { appUrl, siteLabel } from '../../domain/addresses.ts';
import { probeHeader, probePath, proofFor } from '../../domain/health/probe.ts';
import { beginRequest, endWork } from '../../domain/health/running-work.ts';
import { Bodies } from '../../domain/hosting/bodies.ts';
import { Bounded, type Held } from '../../domain/hosting/bounded.ts';
import type { Encoding } from '../../domain/hosting/encodings.ts';
import type { HostedSite } from '../../domain/hosting/hosted-site.ts';
import type { Hosts, Known } from '../../domain/hosting/hosts.ts';
import { bodyIn, type HostedFile, type Manifest } from '../../domain/hosting/manifest.ts';
import { type OwnHosts, ownHosts } from '../../domain/hosting/own-hosts.ts';
import { lastGoodManifest } from '../../domain/hosting/served-files.ts';
import { unlistedHeaders } from '../../domain/trial.ts';
import { encodingFor, isNotModified } from '../http/negotiation.ts';
import { placeForId, requestIdFrom, withRequestId } from '../http/request-id.ts';
import { isPreviewLabel, pagesWithForm, sitePath } from './site-path.ts';
import { countView } from './site-views.ts';
import { busySentence, noPageSentence, unavailableHeaders, unavailablePage, unavailableSites } from './unavailable-page.ts';

/** The parts of a request that are used here. Node's requests have them. */
export interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** A response, with headers as Node writes them: name, value, name, value. The last value is the place for the request's ID. */
export interface Answer {
  status: number;
  headers: string[];
  body: Buffer | undefined;
}

/** A file's prepared responses, created when it's first requested. */
interface Ready {
  projectId: string;
  headers: Partial<Record<Encoding, string[]>>;
  bodies: Partial<Record<Encoding, Held<Buffer>>>;
  /** Headers of a 304, by the encoding of the 200 that it stands for. */
  notModified: Partial<Record<Encoding, string[]>>;
  /** The common part of the ETags of all its encodings. */
  tag: string;
  lastModified: string | undefined;
  isPage: boolean;
  /** True if opening it counts as a view. */
  isCounted: boolean;
}

/** A host's site, with its files by URL. They're stored together to save a visitor time on lookups. */
interface Door {
  /** Empty for the app, previews and unknown hosts. */
  label: string;
  /** The origin to which everything at this host redirects. */
  to?: string | undefined;
  /** Set when a file is first found. `files` are those of `site`. */
  held?: Held<Known> | undefined;
  site?: HostedSite;
  files: Map<string, Ready>;
}

/** Numbers of answers. Plain numbers, because a warm answer takes microseconds and a library's counter would slow it down. */
interface HostedCounts {
  /** From memory. */
  warm: number;
  /** Read from the file store. */
  read: number;
  notModified: number;
  /** No such page or site. */
  missing: number;
  /** A site that is offline, or that couldn't be read. */
  unavailable: number;
}

const noCounts = (): HostedCounts => ({ warm: 0, read: 0, notModified: 0, missing: 0, unavailable: 0 });

/**
 * Serves customers' live sites from memory, before any framework sees the request. A warm page needs no SQL and reads no
 * file. Forms, previews and unknown hosts go to the app.
 */
export class LiveSites {
  readonly #hosts: Hosts;
  readonly #own: OwnHosts;
  readonly #bodies = new Bodies();
  readonly #ready = new WeakMap<HostedFile, Ready>();
  #doors = new Bounded<Door>(2000);
  /** The encoding for each Accept-Encoding header we've seen. Browsers send only a few different ones. */
  readonly #encodings = new Map<string, Encoding>();
  #counts = noCounts();
  readonly #unavailable = Object.entries({ ...unavailableHeaders(appUrl()), ...unlistedHeaders() }).flat();

  constructor(hosts: Hosts, own: OwnHosts = ownHosts()) {
    this.#hosts = hosts;
    this.#own = own;
    own.onChange(() => {
      this.#doors = new Bounded<Door>(2000);
    });
  }

  /** Answers since the last call, by result. */
  takeCounts(): HostedCounts {
    const counts = this.#counts;
    this.#counts = noCounts();
    return counts;
  }

  /** Answers a request for a live site and returns true. Returns false for any other request. */
  take(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const answer = this.answer(request, id);
    if (!answer) return false;
    if (answer instanceof Promise) void answer.then((later) => write(request, response, later, id));
    else write(request, response, answer, id);
    return true;
  }

  /**
   * The answer to a request, or undefined if it isn't for a live site. Only a promise if something must be read first. Never
   * rejects. `id` is in the log lines of whatever goes wrong.
   */
  answer(asked: Asked, id = requestIdFrom(asked.headers['x-request-id'])): Answer | Promise<Answer> | undefined {
    const { method, url = '/', headers } = asked;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const door = this.#doorOf(headers.host ?? '');
    if (!door.label || url === '/~preview.js') return undefined;
    if (url.startsWith(probePath) && isQuestion(headers)) return undefined;
    const warm = this.#warm(asked, door, url);
    if (warm) return warm;
    const work = beginRequest(id, method);
    const answer = inRequest(id, () => this.#cold(asked, door, url));
    endWork(work);
    return answer;
  }

  #cold(asked: Asked, door: Door, url: string): Answer | Promise<Answer> {
    const to = door.to ?? (siteLabel(asked.headers.host ?? '') ? this.#own.primaryOf(door.label) : undefined);
    if (to) return this.#moved(to + url);
    const site = this.#hosts.at(door.label);
    try {
      const answer =
        site instanceof Promise ? site.then((known) => this.#show(asked, door, url, known)) : this.#show(asked, door, url, site);
      return answer instanceof Promise ? answer.catch((error: unknown) => this.#failed(error)) : answer;
    } catch (error) {
      return this.#failed(error);
    }
  }

  #doorOf(host: string): Door {
    const cachedDoor = this.#doors.get(host);
    if (cachedDoor) return cachedDoor;
    const asked = siteLabel(host) ?? '';
    const own = this.#own.at(host) ?? this.#own.former(asked);
    const label = own?.slug ?? asked;
    const door: Door = {
      to: own?.to,
      label: isPreviewLabel(label) ? '' : label,
      files: new Map(),
    };
    if (host.length < 300) this.#doors.set(host, door);
    return door;
  }

  /** The response if everything it needs is in memory. */
  #warm(asked: Asked, door: Door, url: string): Answer | undefined {
    if (!door.held || this.#hosts.current(door.held) !== door.site) return undefined;
    const ready = door.files.get(url);
    if (!ready) return undefined;
    const encoding = this.#encodingFor(asked.headers['accept-encoding']);
    const headers = ready.headers[encoding];
    const body = ready.bodies[encoding]?.read();
    if (!headers || !body) return undefined;
    if (ready.isCounted) countView(ready.projectId, asked);
    if (isKept(asked.headers, ready, encoding)) {
      this.#counts.notModified++;
      return { status: 304, headers: ready.notModified[encoding] ?? [], body: undefined };
    }
    this.#counts.warm++;
    return { status: 200, headers, body };
  }

  #show(asked: Asked, door: Door, url: string, site: HostedSite | undefined): Answer | Promise<Answer> {
    if (!site) return this.#busy();
    if (site.kind !== 'live') {
      const { status, sentence, headers } = unavailableSites[site.kind];
      return this.#page(status, sentence, headers);
    }
    const path = sitePath(url);
    const { files } = site.manifest;
    const file = [path, standInFor(path)].find((one) => one !== undefined && Object.hasOwn(files, one));
    if (!file && isAskedByMachine(path, asked.headers)) return this.#nothing();
    const form = file ? undefined : pagesWithForm(path).find((page) => Object.hasOwn(files, page));
    if (form) return this.#redirect(form);
    return this.#file(asked, door, site, file);
  }

  #file(asked: Asked, door: Door, site: HostedSite & { kind: 'live' }, found: string | undefined): Answer | Promise<Answer> {
    const { manifest } = site;
    const path = found ?? '/404';
    const file = manifest.files[path];
    if (!file) return this.#page(404, noPageSentence);
    const ready = this.#readyFile(manifest, path, file);
    // Only stores URLs that are a file's path, so visitors can't fill the map.
    if (found === asked.url) this.#remember(door, site, path, ready);
    if (found && ready.isCounted) countView(manifest.projectId, asked);
    const encoding = this.#encodingFor(asked.headers['accept-encoding']);
    const best = bodyIn(file, encoding) ? encoding : 'identity';
    if (found && isKept(asked.headers, ready, best)) {
      this.#counts.notModified++;
      return { status: 304, headers: notModifiedHeaders(manifest, file, ready, best), body: undefined };
    }
    const held = this.#bodies.hold(bodyIn(file, best)?.hash ?? '');
    const body = held?.read();
    if (!held || !body) return this.#unread(door.label, site, path, best, found ? 200 : 404);
    ready.bodies[best] = held;
    this.#counts[found ? 'warm' : 'missing']++;
    return answerOf(manifest, file, ready, best, body, found ? 200 : 404);
  }

  #remember(door: Door, site: HostedSite, url: string, ready: Ready): void {
    door.held = this.#hosts.hold(door.label);
    if (door.site !== site) door.files.clear();
    door.site = site;
    door.files.set(url, ready);
  }

  /** Reads a body that isn't in memory. If it's lost, sends it uncompressed, or an earlier published version of the page. */
  async #unread(label: string, site: HostedSite & { kind: 'live' }, path: string, best: Encoding, status: 200 | 404): Promise<Answer> {
    const { manifest } = site;
    const file = manifest.files[path] as HostedFile;
    const ready = this.#readyFile(manifest, path, file);
    for (const encoding of best === 'identity' ? [best] : ([best, 'identity'] as const)) {
      const body = await this.#bodies.read(manifest, path, encoding);
      if (!body) continue;
      this.#counts[status === 200 ? 'read' : 'missing']++;
      return answerOf(manifest, file, ready, encoding, body, status);
    }
    const earlier = ready.isPage ? await lastGoodManifest(manifest.projectId, site.manifestHash, path) : undefined;
    if (!earlier || earlier === manifest) return this.#busy();
    this.#hosts.standIn(label, site.manifestHash, earlier);
    const body = await this.#bodies.read(earlier, path, 'identity');
    const old = earlier.files[path];
    if (!body || !old) return this.#busy();
    this.#counts[status === 200 ? 'read' : 'missing']++;
    return answerOf(earlier, old, this.#readyFile(earlier, path, old), 'identity', body, status);
  }

  #readyFile(manifest: Manifest, path: string, file: HostedFile): Ready {
    const cachedFile = this.#ready.get(file);
    if (cachedFile) return cachedFile;
    const tag = file.hash.slice(0, 32);
    const isPage = file.headers['Content-Type']?.startsWith('text/html') ?? false;
    const ready: Ready = {
      projectId: manifest.projectId,
      tag,
      headers: {},
      bodies: {},
      notModified: {},
      lastModified: manifest.headers['Last-Modified'],
      isPage,
      isCounted: isPage && !/^\/(?:thanks\/|404$)/.test(path),
    };
    this.#ready.set(file, ready);
    return ready;
  }

  #encodingFor(accepted = ''): Encoding {
    const cachedEncoding = this.#encodings.get(accepted);
    if (cachedEncoding) return cachedEncoding;
    const encoding = encodingFor(accepted);
    if (this.#encodings.size > 200) this.#encodings.clear();
    this.#encodings.set(accepted, encoding);
    return encoding;
  }

  #failed(error: unknown): Answer {
    log.error({ err: error }, 'a live site could not be answered');
    return this.#busy(requestId());
  }

  #busy(reference?: string): Answer {
    return this.#page(503, busySentence, { 'Retry-After': '10' }, reference);
  }

  #redirect(location: string): Answer {
    this.#counts.missing++;
    const own = { Location: location, 'Cache-Control': 'no-store' };
    return { status: 303, headers: [...Object.entries(own).flat(), ...bodyHeaders('identity', Buffer.alloc(0))], body: Buffer.alloc(0) };
  }

  /** The site's address is another one. Browsers may remember that for ten minutes only, because an owner can take a domain away again. */
  #moved(location: string): Answer {
    this.#counts.missing++;
    const own = { Location: location, 'Cache-Control': 'public, max-age=600' };
    return { status: 301, headers: [...Object.entries(own).flat(), ...bodyHeaders('identity', Buffer.alloc(0))], body: Buffer.alloc(0) };
  }

  /** A short answer to a program that asked for a file that the site doesn't have. */
  #nothing(): Answer {
    this.#counts.missing++;
    const body = Buffer.from('There’s no file at this address.');
    const own = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    };
    return { status: 404, headers: [...Object.entries(own).flat(), ...bodyHeaders('identity', body)], body };
  }

  #page(status: number, sentence: string, more: Record<string, string> = {}, reference?: string): Answer {
    this.#counts[status === 404 ? 'missing' : 'unavailable']++;
    const body = Buffer.from(unavailablePage(sentence, { reference }));
    return { status, headers: [...this.#unavailable, ...Object.entries(more).flat(), ...bodyHeaders('identity', body)], body };
  }
}

/** True for a request of `npm run doctor`, which the app answers on every host. */
function isQuestion(headers: IncomingHttpHeaders): boolean {
  return proofFor(String(headers[probeHeader.toLowerCase()] ?? '')) !== undefined;
}

/** What answers for an icon that browsers, feed readers and icon services ask for unprompted, if the site has no file of that name. */
function standInFor(path: string): string | undefined {
  return /^\/(?:favicon\.ico|apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png)$/.test(path) ? '/apple-touch-icon.png' : undefined;
}

/** True for a file's name, or an address under /.well-known, that isn't opened as a page: the site's own page of an error is for people. */
function isAskedByMachine(path: string, { accept }: IncomingHttpHeaders): boolean {
  return /^\/\.well-known\/|\.(?!html?$|php$|aspx?$)[a-z0-9]{2,11}$/i.test(path) && !accept?.includes('text/html');
}

/** Whether the client has this file in this encoding. A date must be ours to the second, because going back to an older version is news. */
function isKept(headers: IncomingHttpHeaders, ready: Ready, encoding: Encoding): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return isNotModified(tags, etagOf(ready, encoding));
  const since = headers['if-modified-since'];
  return since !== undefined && since === ready.lastModified;
}

function etagOf({ tag }: Ready, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Those of the 200 that it stands for, without what describes the body. */
function notModifiedHeaders(manifest: Manifest, file: HostedFile, ready: Ready, encoding: Encoding): string[] {
  ready.notModified[encoding] ??= [...sharedHeaders(manifest, file, ready, encoding), ...placeForId];
  return ready.notModified[encoding];
}

function sharedHeaders(manifest: Manifest, file: HostedFile, ready: Ready, encoding: Encoding): string[] {
  return [...Object.entries(headersOf(manifest, file)).flat(), 'ETag', etagOf(ready, encoding)];
}

function answerOf(manifest: Manifest, file: HostedFile, ready: Ready, encoding: Encoding, body: Buffer, status: 200 | 404): Answer {
  if (status === 404) {
    const { 'Last-Modified': _, ...own } = headersOf(manifest, file);
    own['Cache-Control'] = 'no-cache';
    return { status, headers: [...Object.entries(own).flat(), ...bodyHeaders(encoding, body)], body };
  }
  ready.headers[encoding] ??= [...sharedHeaders(manifest, file, ready, encoding), ...bodyHeaders(encoding, body)];
  notModifiedHeaders(manifest, file, ready, encoding);
  return { status, headers: ready.headers[encoding], body };
}

/** A file's headers. A manifest outlives a trial, so what keeps one out of search engines is added when it's served. */
function headersOf(manifest: Manifest, file: HostedFile): Record<string, string> {
  return { ...manifest.headers, ...file.headers, ...unlistedHeaders() };
}

function bodyHeaders(encoding: Encoding, body: Buffer): string[] {
  return [...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]), 'Content-Length', String(body.length), ...placeForId];
}

function write({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer, id: string): void {
  response.writeHead(status, withRequestId(headers, id));
  response.end(method === 'HEAD' ? undefined : body);
}
