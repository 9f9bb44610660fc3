import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Longest wait for a page to do what was asked of it. */
const waitMs = 30_000;
const pollMs = 50;

/** Something on a page as a person would name it. */
export interface Target {
  /** CSS selector. */
  of: string;
  /** What its label or its text begins with. Without it, the first that's visible is meant. */
  named?: string;
  /** Selector of the frame that it's in. */
  frame?: string;
}

/** Waits until a function of the page returns something truthy, and returns that. */
export async function until<Argument, Result>(
  engine: Engine,
  what: string,
  call: (argument: Argument) => Result,
  argument: Argument,
  frame?: string,
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    // A page that's just being replaced can't answer.
    const result = await engine.run(call, argument, frame).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`${engine.name} waited ${waitMs / 1000} s for ${what}.`);
    await delay(pollMs);
  }
}

/** Waits until the page's content or a status says something. */
export function seeText(engine: Engine, text: string, frame?: string): Promise<unknown> {
  const says = (wanted: string) =>
    [...document.querySelectorAll('main, [role=status]')].some(({ textContent }) => textContent?.includes(wanted));
  return until(engine, `“${text}”`, says, text, frame);
}

/** Waits until the page's fonts and pictures are there, nothing moves or loads, and its height no longer changes. */
export async function settle(engine: Engine): Promise<void> {
  await engine.run(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // A picture that can't be decoded is one that's missing, which its pixels show.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // In Firefox, what a closed answer hides never ends its transitions.
    const willEnd = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() && Number.isFinite(effect.getComputedTiming().endTime);
    const animations = document.getAnimations().filter(willEnd);
    await Promise.allSettled(animations.map(({ finished }) => finished));
    const { documentElement } = document;
    for (let before = -1; before !== documentElement.scrollHeight; ) {
      before = documentElement.scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, null);
  // A screen that never loads shows so in its parts.
  const isLoaded = () => ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.startsWith('Loading'));
  await until(engine, 'the page to load', isLoaded, null).catch(() => undefined);
}

/** Scrolls to something and clicks on its middle with the mouse. Fails if something else lies over it. */
export async function clickOn(engine: Engine, target: Target): Promise<void> {
  const what = `${target.named ?? target.of}`;
  const find = () => until(engine, `${what} to click on`, findPoint, target, target.frame);
  let point = await find();
  // A menu that's just opening moves.
  for (let before = { x: Number.NaN, y: Number.NaN }; before.x !== point.x || before.y !== point.y; point = await find()) {
    before = point;
    await delay(pollMs);
  }
  const { x, y } = target.frame ? await engine.run(inFrame, { frame: target.frame, ...point }) : point;
  await engine.clickAt(x, y);
}

/** Clicks into a field and replaces what it says. */
export async function typeInto(engine: Engine, target: Target, text: string): Promise<void> {
  // A page that was just navigated to may still move the focus to its heading, and then a person clicks once more.
  const isFocused = (of: string) => document.activeElement?.matches(of) ?? false;
  for (const deadline = Date.now() + waitMs; !(await engine.run(isFocused, target.of, target.frame)); await delay(pollMs)) {
    if (Date.now() > deadline) throw new Error(`${engine.name} can’t focus ${target.of}.`);
    await clickOn(engine, target);
  }
  await engine.press('a', 'Control');
  await engine.type(text);
}

/** Runs in the page: the middle of the target in its own view, once nothing lies over it. */
function findPoint({ of, named }: Target): { x: number; y: number } | undefined {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: HTMLElement) =>
    plain(element.getAttribute('aria-label')) ||
    plain((element as HTMLInputElement).labels?.[0]?.textContent) ||
    plain(element.textContent);
  const element = [...document.querySelectorAll<HTMLElement>(of)].find((one) => {
    const { width, height } = one.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(':disabled, [aria-disabled=true]') &&
      (named === undefined || labelOf(one).startsWith(named))
    );
  });
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  // A tile's checkbox lies under its label.
  const owner = (element as HTMLInputElement).labels?.[0];
  return hit && (element.contains(hit) || hit.contains(element) || owner?.contains(hit)) ? point : undefined;
}

/** Runs in the page: a point of a frame, which may be scaled, as a point of the page. */
function inFrame({ frame, x, y }: { frame: string; x: number; y: number }): { x: number; y: number } {
  const element = document.querySelector<HTMLElement>(frame);
  if (!element) return { x, y };
  const { left, top, width } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth;
  return { x: left + x * scale, y: top + y * scale };
}
