import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe judges pages by: WCAG 2.2 up to AA, and its best practices. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The part of a page that a selector names, these rules alone, or all but these; else the whole page by `axeRules`. */
export interface Scope {
  part?: string;
  only?: string[];
  without?: string[];
}

const library = createRequire(import.meta.url).resolve('@axe-core/playwright');
/** The axe of `@axe-core/playwright`, in the form that is read fastest. */
const source = readFileSync(createRequire(library).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it is now, and with the frames in it. It works in the page itself: a tab of its own for
 * each judgment costs as much again.
 */
export async function violationsOn(page: Page, { part = 'html', only, without = [] }: Scope = {}): Promise<Violations> {
  await bringAxe(page);
  const builder = new AxeBuilder({ page, axeSource: 'void "is there"' })
    .setLegacyMode(true)
    .include(part)
    .options({ resultTypes: ['violations'] })
    .disableRules(without);
  const { violations } = await (only ? builder.withRules(only) : builder.withTags(axeRules)).analyze();
  return violations;
}

/** Puts axe where it is missing: it stays in a page, and bringing it costs as much as a judgment. */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // A frame that is fetched when it comes near may be on its way to its page, and what was brought is gone then.
    await expect(async () => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
    }).toPass({ timeout: 10_000 });
  }
}
