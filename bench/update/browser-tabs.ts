import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { hosts } from '../../tests/harness/caddy.ts';
import type { Build } from './second-build.ts';

const words = 'Could you change the opening hours on';

/** Three real pages that are left open during an update: one that no one has touched, one to navigate in, and one with half a message. */
export class BrowserTabs {
  readonly broken: string[] = [];
  readonly #port: number;
  #browser: Browser | undefined;
  #pages: { visitor: Page; portal: Page; writer: Page } | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  async open(cookie: string): Promise<void> {
    this.#browser = await chromium.launch({
      executablePath: process.env.SUNUP_BROWSER,
      args: [
        `--host-resolver-rules=MAP ${hosts.app} 127.0.0.1, MAP *.${hosts.sites} 127.0.0.1`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    const context = await this.#browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url: this.#url('/'), secure: true, httpOnly: true, sameSite: 'Lax' }]);
    const visitors = await this.#browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
    this.#pages = {
      visitor: await this.#page(visitors, '/about'),
      portal: await this.#page(context, '/portal'),
      writer: await this.#page(context, '/portal/messages'),
    };
    for (const page of [this.#pages.portal, this.#pages.writer]) await hydrated(page);
    await this.#pages.writer.getByRole('textbox', { name: /^Your message to/ }).fill(words);
  }

  /** After an update from one build to the other. */
  async goOn(old: Build, now: Build): Promise<void> {
    if (!this.#pages) throw new Error('No pages are open.');
    const { visitor, portal, writer } = this.#pages;
    await this.#try('the untouched page', async () => {
      // React starts now, from the scripts of the old build.
      await visitor.getByRole('button', { name: 'Open chat' }).click();
      await hydrated(visitor);
      await visitor.getByRole('textbox').first().waitFor();
      await expectBuild(visitor, old);
      await visitor.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'FAQ' }).click();
      await visitor.waitForURL('**/faq');
      await untilBuild(visitor, now);
    });
    await this.#try('the portal', async () => {
      await portal.getByRole('navigation').getByRole('link', { name: 'History' }).first().click();
      await portal.waitForURL('**/portal/history');
      await untilBuild(portal, now);
      await portal.getByRole('heading', { level: 1 }).waitFor();
    });
    await this.#try('the half-written message', async () => {
      await expectBuild(writer, old);
      const said = await writer.getByRole('textbox', { name: /^Your message to/ }).inputValue();
      if (said !== words) throw new Error(`it says “${said}”`);
      await writer.getByRole('navigation').getByRole('link', { name: 'History' }).first().click();
      await writer.waitForURL('**/portal/history');
      await untilBuild(writer, now);
    });
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  #url(address: string): string {
    return `https://${hosts.app}:${this.#port}${address}`;
  }

  async #page(context: BrowserContext, address: string): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => this.broken.push(`${address}: ${error.message}`));
    await page.goto(this.#url(address), { waitUntil: 'load' });
    return page;
  }

  async #try(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => void this.broken.push(`${what}: ${error.message.split('\n')[0]}`));
  }
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

async function expectBuild(page: Page, { id }: Build): Promise<void> {
  const said = await page.evaluate(() => document.documentElement.dataset.build);
  if (said !== id) throw new Error(`the page is of build ${said}`);
}

async function untilBuild(page: Page, { id }: Build): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.dataset.build === wanted, id);
}
