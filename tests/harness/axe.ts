import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** What axe judges pages by: WCAG 2.2 up to AA, and its best practices. */
const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of a page that a selector names, these rules alone, or all but these; else the whole page by `axeRules`. */
export interface Scope {
  part?: string;
  only?: string[];
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
      // Its preparation parses all styles anew, a third of a run, for a rule on sound and an experimental one, which our tags leave out.
      const preload = document.querySelector('audio, video') !== null;
      const { violations } = await axe.run(root, { ...chosen, preload });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, html }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''} in ${html.slice(0, 120)}`),
      );
    },
    [part, options] as const,
  );
}
