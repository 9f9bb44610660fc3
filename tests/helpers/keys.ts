import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Most keys from the top of a screen to what it's there for, with those that skip the navigation. */
const mostKeys = 12;
/** Longest time that smooth scrolling takes on a busy machine. */
const settleMs = 5000;
/** Tabs after which something that isn't reached never will be. */
const mostStops = 150;

/** Someone who has a keyboard and hears what screen readers say, on one page. `faults` collects what they'd complain about. */
export class Keys {
  readonly faults: string[] = [];
  /** Keys since the screen was opened. Typed text doesn't count. */
  #pressed = 0;
  #screen = '';

  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async on(page: Page): Promise<Keys> {
    await page.addInitScript(listen);
    return new Keys(page);
  }

  /** Opens an address by typing it into the browser. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    this.#begin();
  }

  async press(key: string): Promise<void> {
    this.#pressed++;
    await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Tabs to a control. Every stop on the way has to be visible, uncovered and large enough. */
  async to(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control.first()).toBeAttached();
    for (let stop = 0; stop < mostStops; stop++) {
      if (await hasFocus(control)) return;
      await this.press(key);
      this.#note(await faultsAtFocus(this.page));
    }
    throw new Error(`Tab never reaches ${control} on ${this.#screen}.`);
  }

  /** Tabs through the whole screen, past its last stop. */
  async toEnd(): Promise<void> {
    this.#begin();
    for (let stop = 0; stop < mostStops; stop++) {
      await this.press('Tab');
      if (await this.#hasNoFocus()) return;
      this.#note(await faultsAtFocus(this.page));
    }
    throw new Error(`Tab never leaves ${this.#screen}.`);
  }

  /** Tabs to what the screen is there for. Links that skip what's before it count. */
  async toMainAct(control: Locator): Promise<void> {
    await this.to(control);
    if (this.#pressed > mostKeys) this.#note([`${this.#pressed} keys to ${control}`]);
  }

  /** Tabs to a control and presses Enter. */
  async choose(control: Locator, key = 'Enter'): Promise<void> {
    await this.to(control);
    await this.press(key);
  }

  /** Tabs to a field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  /**
   * Waits for another screen, which has to be announced once: the browser says the title of a new document, the page itself says that
   * of a screen without one, or moves the focus into it.
   */
  async arriveAt(path: RegExp, heading: string | RegExp): Promise<void> {
    const { page } = this;
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    this.#begin();
    const hear = () =>
      page.evaluate(() => {
        const { heard, isNew } = (window as unknown as Heard).sunupHeard;
        const titles = heard.filter((text) => text === document.title).length;
        const isInside = document.activeElement?.closest('main, h1') ? 1 : 0;
        return { count: titles + isInside + (isNew ? 1 : 0), isNew };
      });
    await expect.poll(async () => (await hear()).count, `what's said when ${path} opens`).toBeGreaterThan(0);
    const said = await hear();
    await page.evaluate(() => {
      const state = (window as unknown as Heard).sunupHeard;
      Object.assign(state, { heard: state.heard.filter((text) => text !== document.title), isNew: false });
    });
    // A field that a new document focuses is read after its title, as one announcement.
    const most = said.isNew ? 2 : 1;
    if (said.count > most) this.#note([`announced ${said.count} times`]);
    if (!said.isNew) await this.keepsFocus('the screen opened');
  }

  /** What was said since the last time, which has to include a sentence once. */
  async hears(sentence: string | RegExp): Promise<void> {
    const times = () =>
      this.page.evaluate(
        ([source, flags]) =>
          (window as unknown as Heard).sunupHeard.heard.filter((text) => new RegExp(source ?? '', flags).test(text)).length,
        sentence instanceof RegExp ? [sentence.source, sentence.flags] : [sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), ''],
      );
    await expect.poll(times, `what's heard of ${sentence}`).toBeGreaterThan(0);
    const count = await times();
    if (count > 1) this.#note([`“${sentence}” is said ${count} times`]);
    await this.page.evaluate(() => ((window as unknown as Heard).sunupHeard.heard.length = 0));
  }

  /** The focus is somewhere after something was done. */
  async keepsFocus(what: string): Promise<void> {
    if (await this.#hasNoFocus()) this.#note([`no focus after ${what}`]);
  }

  #hasNoFocus(): Promise<boolean> {
    return this.page.evaluate(() => !document.activeElement || document.activeElement === document.body);
  }

  #begin(): void {
    this.#pressed = 0;
    this.#screen = new URL(this.page.url()).pathname;
  }

  #note(faults: string[]): void {
    for (const fault of faults) {
      const line = `${this.#screen}: ${fault}`;
      if (!this.faults.includes(line)) this.faults.push(line);
    }
  }
}

interface Heard {
  sunupHeard: { heard: string[]; isNew: boolean };
}

/** Runs in the page: notes what its live regions say. */
function listen() {
  if (window !== top) return;
  const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const state = { heard: [] as string[], isNew: true };
  Object.assign(window, { sunupHeard: state });
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      // What leaves a region isn't said, such as a toast that another one replaces.
      if (type === 'childList' && addedNodes.length === 0) continue;
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(regions);
      if (region) changed.add(region);
      // An alert is said when it appears; another region only when its text changes.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role=alert]')) changed.add(alert);
    }
    for (const region of changed) {
      const text = region.textContent?.trim();
      if (text && region.isConnected) state.heard.push(text);
      if (region.matches('[role=status], [role=alert]') && region.querySelector('button, a[href]') && text)
        console.error(`A control is read as news: ${text}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluateAll((all) => all.some((element) => element.matches(':focus') && element.ownerDocument.hasFocus()));
}

/** What's wrong with the stop that has the focus, and stays wrong: smooth scrolling and frames that are replaced end meanwhile. */
async function faultsAtFocus(page: Page): Promise<string[]> {
  const until = Date.now() + settleMs;
  for (;;) {
    const found = await judgedNow(page);
    // What's too small or has no ring stays so.
    if (!found.some((fault) => /^(?:covered|out of the window)/.test(fault)) || Date.now() > until) return found;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
}

/** What's wrong with it now, in the page or in one of its frames. */
async function judgedNow(page: Page): Promise<string[]> {
  let frame: Frame = page.mainFrame();
  for (;;) {
    const judged = frame;
    const found = await judged.evaluate(judgeStop, judged === page.mainFrame()).catch((error: unknown) => {
      // It was replaced by one with a newer state while it was judged.
      if (judged.isDetached()) return [];
      throw error;
    });
    if (found !== 'frame') return found;
    const holder = (await frame.evaluateHandle(() => document.activeElement)).asElement();
    const inner = await holder?.contentFrame();
    // It's being replaced by one with a newer state.
    if (!inner) return [];
    frame = inner;
  }
}

/**
 * Runs in a page: what's wrong with the stop that has the focus there, or that it's in a frame. A draft in a frame is as small as the
 * frame, and its texts are stops as large as they are.
 */
async function judgeStop(isApp: boolean): Promise<string[] | 'frame'> {
  let element = document.activeElement as HTMLElement | null;
  if (element instanceof HTMLIFrameElement) return 'frame';
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
  // Past the last stop, the focus is in the browser's own bar.
  if (!element || element === document.body || !element.matches(':focus')) return [];
  // Scrolling and the look of a focused link take a frame or two.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The page has moved the focus on meanwhile, as into a frame that replaces another.
  if (!element.matches(':focus')) return [];
  // A control that isn't drawn itself is seen by its label.
  const label = element.closest('label');
  const isDrawn = Number(getComputedStyle(element).opacity) > 0 && element.getBoundingClientRect().width > 2;
  const seen = !isDrawn && label ? label : element;
  const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.getAttribute('name')}”`;
  const faults: string[] = [];
  const hasRing = (one: Element | null) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|\/ 0\)$/.test(outlineColor);
  };
  const around = [
    seen,
    element,
    label,
    element.parentElement,
    element.parentElement?.parentElement,
    ...element.children,
    element.nextElementSibling,
  ];
  // A draft's own rings are tested with the themes.
  const isOurs = isApp || element.matches('[data-sunup-text], [data-sunup-fact], [data-sunup-photo]');
  if (isOurs && !around.some((one) => one && hasRing(one))) faults.push(`no ring on ${name}`);
  const box = (label && element.matches('input') ? label : seen).getBoundingClientRect();
  const isInText =
    getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim();
  if (isApp && !isInText && (box.width < 23.5 || box.height < 23.5))
    faults.push(`${Math.round(box.width)} × ${Math.round(box.height)} px: ${name}`);
  const shown = seen.getBoundingClientRect();
  const left = Math.max(0, shown.left);
  const right = Math.min(innerWidth, shown.right);
  const top = Math.max(0, shown.top);
  // Of a field of many lines, browsers bring the one with the cursor into view.
  const bottom = Math.min(innerHeight, shown.bottom, seen.matches('textarea') ? shown.top + 48 : Infinity);
  if (right - left < 1 || bottom - top < 1) return [...faults, `out of the window: ${name}`];
  const isCovered = ([x, y]: number[]) => {
    const root = seen.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(x ?? 0, y ?? 0);
    return hit !== null && !seen.contains(hit) && !hit.contains(seen) && !label?.contains(hit);
  };
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.15, 0.85].map((down) => [left + (right - left) * across, top + (bottom - top) * down]),
  );
  const covered = points.filter(isCovered).length;
  if (covered > 2) faults.push(`covered: ${name}`);
  return faults;
}
