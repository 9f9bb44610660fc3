import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Chromium, the one that `SUNUP_BROWSER` names. Letters are as wide as the font says, as in the other engines. */
export function openChromium(): Promise<Engine> {
  return launch({
    browser: 'chrome',
    executablePath: process.env.SUNUP_BROWSER,
    args: [
      '--disable-gpu',
      '--force-prefers-reduced-motion',
      '--font-render-hinting=none',
      '--enable-font-subpixel-positioning',
      // A mouse, as WebKit has. Without a screen there's nothing to point with.
      '--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** Firefox over WebDriver BiDi, which needs no driver of its own. */
export function openFirefox(program: string): Promise<Engine> {
  return launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // A mouse, as WebKit has: fine, and can hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Scrollbars lie over the page, as on phones and Macs, so pages are as wide as in the other engines.
      'ui.useOverlayScrollbars': 1,
      'widget.gtk.overlay-scrollbars.enabled': true,
    },
  });
}

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const [page = await browser.newPage()] = await browser.pages();
  const version = await browser.version();
  return {
    name: version
      .replace('/', ' ')
      .replace(/^HeadlessChrome|^Chrome/, 'Chromium')
      .replace(/^firefox/, 'Firefox'),
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (call, argument, frame) => {
      const element = frame && (await page.$(frame));
      const place = element ? await element.contentFrame() : page;
      if (!place || (frame && !element)) throw new Error(`There's no frame ${frame} on ${page.url()}.`);
      return (await place.evaluate(call as never, argument as never)) as never;
    },
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    close: () => browser.close(),
  };
}
