import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe judges pages by: WCAG 2.2 up to AA, and its best practices. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe for a page by these rules, in the page itself: a tab of its own for each judgment costs as much again. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).withTags(axeRules);
}
