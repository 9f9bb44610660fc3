import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProxyClient } from './proxy-client.ts';
import type { Build } from './second-build.ts';

/** A tab that someone left open, as its server sees it: a page, an event stream, and later requests for data and scripts. */
export class Tab {
  /** What broke, in words. */
  readonly broken: string[] = [];
  /** Times that the stream was opened. */
  opened = 0;
  readonly #client: ProxyClient;
  readonly #cookie: string;
  #build = '';
  #streamBuild: string | undefined;
  #isOpen = false;
  #retryMs = 3000;
  #close: (() => void) | undefined;
  #isLeft = false;

  constructor(client: ProxyClient, cookie: string) {
    this.#client = client;
    this.#cookie = cookie;
  }

  /** Loads a page and opens its stream. */
  async open(page = '/portal'): Promise<void> {
    this.#build = await this.#document(page);
    this.#listen();
    for (let tries = 0; !this.#isOpen; tries++) {
      if (tries > 100) throw new Error('A tab’s stream was not opened.');
      await delay(100);
    }
  }

  /** During an update: loads a page of whichever build answers, and all of its scripts, from whichever process answers. */
  async openAnother(page: string): Promise<void> {
    const { status, body } = await this.#get(page);
    if (status !== 200) return void this.broken.push(`${page}: ${status}`);
    const files = new Set([...body.toString().matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file));
    if (files.size === 0) this.broken.push(`${page} names no scripts`);
    for (const file of files) {
      const answer = await this.#get(file);
      if (answer.status !== 200) this.broken.push(`${file}, named by a page: ${answer.status}`);
    }
  }

  /** After an update: a script of the tab's own build, then data of a page, and the document instead if it's of another build. */
  async goOn(old: Build, now: Build, asset: string, page = '/portal/messages'): Promise<void> {
    const script = await this.#get(`/assets/${asset}`);
    if (script.status !== 200 || !script.body.equals(readFileSync(path.join(old.folder, 'build', 'client', 'assets', asset))))
      this.broken.push(`/assets/${asset}: ${script.status}`);
    const data = await this.#get(`${page}.data`);
    if (data.status >= 400) this.broken.push(`${page}.data: ${data.status}`);
    else if (data.build === this.#build || data.build !== now.id) this.broken.push(`${page}.data is of build ${data.build}`);
    else if ((await this.#document(page)) !== now.id) this.broken.push(`${page} is of the old build`);
    if (!this.#isOpen) this.broken.push('its stream is closed');
    if (this.#streamBuild !== now.id) this.broken.push(`its stream is of build ${this.#streamBuild}`);
  }

  leave(): void {
    this.#isLeft = true;
    this.#close?.();
  }

  /** The build of a document, which its page says. */
  async #document(page: string): Promise<string> {
    const { status, build, body } = await this.#get(page);
    const said = / data-build="([^"]+)"/.exec(body.toString())?.[1];
    if (status !== 200 || !said || said !== build) this.broken.push(`${page}: ${status}, build ${build}, and the page says ${said}`);
    return said ?? '';
  }

  async #get(address: string) {
    return this.#client.get(address, { cookie: this.#cookie }).catch((error: Error) => {
      this.broken.push(`${address}: ${error.message}`);
      return { status: 0, build: undefined, body: Buffer.alloc(0) };
    });
  }

  /** As EventSource does: opens the stream again, after the wait that the server asked for. */
  #listen(): void {
    this.#close = this.#client.stream(
      this.#cookie,
      (text, build) => {
        const wait = /^retry: (\d+)$/m.exec(text)?.[1];
        if (wait) this.#retryMs = Number(wait);
        if (!text.includes('data: hello')) return;
        this.#isOpen = true;
        this.#streamBuild = build;
        this.opened++;
      },
      () => {
        this.#isOpen = false;
        if (!this.#isLeft) setTimeout(() => this.#isLeft || this.#listen(), this.#retryMs);
      },
    );
  }
}
