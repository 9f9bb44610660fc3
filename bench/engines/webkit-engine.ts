import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, freePort } from '../../tests/harness/built-server.ts';
import type { Engine, PressedKey } from './engine.ts';
import type { WebKitPrograms } from './programs.ts';

/** The view can't be larger than the screen. The bars of the browser's own window take a few lines of it. */
const screenSize = '1600x2400x24';
/** Longest wait for a program to answer. */
const startMs = 20_000;
const resizeMs = 10_000;
const answerMs = 60_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys as WebDriver names them. */
const codes: Record<PressedKey, string> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', End: '\uE010', Control: '\uE009', a: 'a' };

/** WebKitGTK's small browser on a screen that no one sees, over WebDriver. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-webkit-'));
  const [display, port] = [`:${await freePort()}`, await freePort()];
  const running: ChildProcess[] = [];
  const close = async () => {
    for (const child of running.toReversed()) await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    running.push(spawn(screen, [display, '-screen', '0', screenSize, '-nolisten', 'tcp'], { stdio: 'ignore' }));
    writeGtkSettings(folder);
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XENVIRONMENT: writeFontSettings(folder),
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      // There's no graphics card on a server.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    };
    running.push(spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env }));
    return await newSession(`http://127.0.0.1:${port}`, browser, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** No motion, and a window that may be as narrow as a phone: GTK's buttons would make it wider. */
function writeGtkSettings(folder: string): void {
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(path.join(folder, version));
    writeFileSync(path.join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    writeFileSync(
      path.join(folder, version, 'gtk.css'),
      '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1); } entry { min-width: 1px; }',
    );
  }
}

/** Letters as wide as the font says, as in the other engines. With hints, which GTK turns on, each is a whole number of pixels wide. */
function writeFontSettings(folder: string): string {
  const file = path.join(folder, 'resources');
  writeFileSync(file, 'Xft.hinting: 0\nXft.hintstyle: hintnone\n');
  return file;
}

async function newSession(base: string, browser: string, end: () => Promise<void>): Promise<Engine> {
  const deadline = Date.now() + startMs;
  while (!(await fetch(`${base}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver doesn’t answer.');
    await delay(100);
  }
  const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    base,
    'POST',
    '/session',
    {
      capabilities: { alwaysMatch: wanted },
    },
  );
  const at = `${base}/session/${sessionId}`;
  const post = <Result = unknown>(path: string, body: object = {}) => call<Result>(at, 'POST', path, body);
  /** What the window's own bars take of its size. Known once it was resized. */
  const bars = { width: 0, height: 0 };
  const act = (...actions: object[]) => post('/actions', { actions });
  const keys = (...actions: [type: 'keyDown' | 'keyUp', value: string][]) =>
    act({ type: 'key', id: 'keys', actions: actions.map(([type, value]) => ({ type, value })) });
  const run: Engine['run'] = async (called, argument, frame) => {
    if (frame) {
      const element = await post<{ [elementKey]: string }>('/element', { using: 'css selector', value: frame });
      await post('/frame', { id: element });
    }
    try {
      return await post('/execute/sync', { script: `return (${called}).apply(null, arguments)`, args: [argument ?? null] });
    } finally {
      if (frame) await post('/frame', { id: null });
    }
  };
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    run,
    open: async (url) => {
      await post('/url', { url });
    },
    resize: async (width, height) => {
      const inView = () => run(() => [globalThis.innerWidth, globalThis.innerHeight], null);
      for (const deadline = Date.now() + resizeMs; Date.now() < deadline; ) {
        await post('/window/rect', { x: 0, y: 0, width: width + bars.width, height: height + bars.height });
        let [innerWidth = 0, innerHeight = 0] = await inView();
        // The window hears of its new size a little later.
        for (let wait = 0; wait < 20 && (innerWidth !== width || innerHeight !== height); wait++) {
          await delay(25);
          [innerWidth = 0, innerHeight = 0] = await inView();
        }
        if (innerWidth === width && innerHeight === height) return;
        bars.width += width - innerWidth;
        bars.height += height - innerHeight;
      }
      throw new Error(`WebKit’s window can’t be resized to ${width} by ${height}.`);
    },
    screenshot: async () => Buffer.from(await call<string>(at, 'GET', '/screenshot'), 'base64'),
    clickAt: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (text) => {
      await keys(
        ...[...text].flatMap((letter): ['keyDown' | 'keyUp', string][] => [
          ['keyDown', letter],
          ['keyUp', letter],
        ]),
      );
    },
    press: async (key, held) => {
      const pressed: ['keyDown' | 'keyUp', string][] = [
        ['keyDown', codes[key]],
        ['keyUp', codes[key]],
      ];
      await keys(
        ...(held ? [['keyDown', codes[held]] as ['keyDown', string], ...pressed, ['keyUp', codes[held]] as ['keyUp', string]] : pressed),
      );
    },
    close: async () => {
      await call(at, 'DELETE', '');
      await end();
    },
  };
}

/** A command of WebDriver. Fails with the driver's own words, or with the command's if the page hangs. */
async function call<Result>(at: string, method: string, path: string, body?: object): Promise<Result> {
  const sent = body && JSON.stringify(body);
  const response = await fetch(at + path, { method, ...(sent && { body: sent }), signal: AbortSignal.timeout(answerMs) }).catch((error) => {
    throw new Error(`WebKit doesn’t answer ${method} ${path} ${sent?.slice(0, 200) ?? ''}`, { cause: error });
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKit can’t do ${method} ${path}: ${value.error} ${value.message}`);
  return value;
}
