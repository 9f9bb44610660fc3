import { expect } from '@playwright/test';
import { cookiesAfter } from '../../../domain/accounts/cookies.ts';
import type { TestServer } from '../../harness/server.ts';
import { cookiesOfPeople, type Person } from '../../helpers/people-at-the-door.ts';
import { type ReadPage, readPage } from '../../helpers/public-pages.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer of the API as it came, whose shape the statements judge
export type Answer = { status: number; headers: Headers; text: string; body: any };

/** Plain requests to a server, as any of the people in `people-at-the-door.ts`. */
export class Visit {
  readonly server: TestServer;
  readonly #cookies: Record<string, string>;
  readonly #pages = new Map<string, Promise<ReadPage>>();

  private constructor(server: TestServer, cookies: Record<Person, string>) {
    this.server = server;
    this.#cookies = { ...cookies };
  }

  static async begin(server: TestServer): Promise<Visit> {
    return new Visit(server, await cookiesOfPeople(server));
  }

  /** A public page as a visitor reads it, cached. */
  page(path: string): Promise<ReadPage> {
    const page = this.#pages.get(path) ?? readPage(this.server.url, path);
    this.#pages.set(path, page);
    return page;
  }

  /** Reads every page anew from now on. */
  forgetPages(): void {
    this.#pages.clear();
  }

  /** All text of a public page in one line. */
  async text(path: string): Promise<string> {
    return oneLine((await this.page(path)).bodyText);
  }

  /** Requests a path without following redirects. */
  open(path: string, who: string = 'visitor', init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.#cookies[who] ?? '', origin: this.server.url, ...init.headers };
    return fetch(this.server.url + path, { redirect: 'manual', ...init, headers });
  }

  /** Calls the API. A body is sent as JSON, and without one no content type is sent. Cookies that come back are kept for `who`. */
  async call(method: string, path: string, body?: unknown, who: string = 'visitor', more: Record<string, string> = {}): Promise<Answer> {
    const json = body === undefined ? {} : { headers: { 'content-type': 'application/json', ...more }, body: JSON.stringify(body) };
    const response = await this.open(path, who, { method, headers: more, ...json });
    if (who !== 'visitor')
      this.#cookies[who] = cookiesAfter(new Headers({ cookie: this.#cookies[who] ?? '' }), response.headers).get('cookie') ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }
}

type Holds = (visit: Visit) => Promise<void>;

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function opens(path: string, who = 'visitor'): Holds {
  return async (visit) => expect((await visit.open(path, who)).status).toBe(200);
}

/** Checks where a path redirects to, ignoring the query. */
export function leads(path: string, to: string, who = 'visitor'): Holds {
  return async (visit) => {
    const response = await visit.open(path, who);
    const location = response.headers.get('location') ?? '';
    expect([response.status, location.replace(/\?.*$/, '')]).toEqual([302, to]);
  };
}

export function shows(path: string, ...texts: string[]): Holds {
  return async (visit) => {
    const text = await visit.text(path);
    for (const one of texts) expect(text).toContain(one);
  };
}

export interface FoundLink {
  href: string;
  text: string;
  tag: string;
}

/** Links in a piece of HTML. */
export function linksIn(html: string): FoundLink[] {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
    tag,
    href: /\bhref="([^"]*)"/.exec(tag)?.[1] ?? '',
    text: oneLine(
      inside
        .replaceAll(/<svg[\s\S]*?<\/svg>/g, ' ')
        .replaceAll(/<!--.*?-->/g, '')
        .replaceAll(/<[^>]+>/g, ' '),
    ),
  }));
}

export function links(path: string, href: string, text?: string): Holds {
  return async (visit) => {
    const found = linksIn((await visit.page(path)).html).filter((link) => link.href === href);
    expect(found.map((link) => link.text)).toEqual(
      text === undefined ? expect.arrayContaining([expect.any(String)]) : expect.arrayContaining([text]),
    );
    expect(found).not.toHaveLength(0);
  };
}

/** The part of a page's HTML from `start` to the next `end`. */
export function part(html: string, start: RegExp, end: string): string {
  const from = start.exec(html)?.index ?? -1;
  expect(from, `nothing like ${start} on the page`).toBeGreaterThanOrEqual(0);
  return html.slice(from, html.indexOf(end, from));
}
