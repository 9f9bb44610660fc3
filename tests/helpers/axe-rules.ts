/** What axe judges pages by: WCAG 2.2 up to AA, and its best practices. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
