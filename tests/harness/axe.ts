import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** What axe judges pages by: WCAG 2.2 up to AA, and its best practices. */
const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Scope {
  /** Selector of the part to judge. The whole page by default. */
  part?: string;
  /** The only rules to judge by. `axeRules` by default. */
  only?: string[];
  /** Rules to leave out. */
  without?: string[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it is now, in words. Pages in its frames are judged where they are made. */
export async function faultsOn(page: Page, { part = 'html', only, without = [] }: Scope = {}): Promise<string[]> {
  // It stays in a page, and bringing it costs as much as a judgment.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: axeRules },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
  };
  return page.evaluate(
    async ([root, chosen]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Preloading parses every style sheet again, a third of a run. Only a rule about sound and an experimental one need it.
      const preload = document.querySelector('audio, video') !== null;
      const { violations } = await axe.run(root, { ...chosen, preload });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, html }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''} in ${html.slice(0, 120)}`),
      );
    },
    [part, options] as const,
  );
}
