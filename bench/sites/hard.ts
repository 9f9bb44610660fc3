import type { Page } from '@playwright/test';
import { brokenWords } from '../../tests/harness/broken-words.ts';
import { hardSites } from '../../tests/harness/hard-sites.ts';
import { misplacedText } from '../../tests/harness/misplaced-text.ts';
import { type Fault, openPage, show } from './browser.ts';

/** What breaks, collides or sticks out on a phone and a laptop in the variants of the themes with the briefs that are hardest to set. */
export async function hardFaults(page: Page, some?: Parameters<typeof hardSites>[0]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const { name, paths, files } of hardSites(some)) {
    await show(page, files);
    for (const path of paths)
      for (const [index, width] of [320, 1366].entries()) {
        await page.setViewportSize({ width, height: 768 });
        if (index === 0) await openPage(page, path);
        const add = (kind: string, text: string) => faults.push({ kind, text: `${name} ${path} at ${width}: ${text}` });
        for (const found of [...(await page.evaluate(brokenWords, '*')), ...(await page.evaluate(misplacedText))])
          add(found.slice(0, found.indexOf(':')), found);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) add('sideways', `${beyond} px`);
      }
  }
  return faults;
}
