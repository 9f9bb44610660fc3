/** The featured case study until the operator writes another one. */
export const caseStudy = {
  title: 'A whole shop in 6 hours.',
  text: 'A full e-commerce site with a cart, payments and an admin dashboard, and with it 10 city landing pages and 7 blog articles.',
  /** From start to finish. */
  hours: 6,
  /** What was built, a line each; a number at its start is set large. */
  facts: ['A shopping cart', 'Online payments', 'An admin dashboard', '10 city landing pages', '7 blog articles'].join('\n'),
} as const;

/** What was built, each with the figure or word to set large: '10 city landing pages' → 10, 'city landing pages'. */
export function factsOfCase(lines: string): { figure: string; label: string }[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [figure = '', ...label] = line.split(/\s+/);
      return { figure, label: label.join(' ') };
    });
}
