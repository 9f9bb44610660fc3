import type { Check, Subject } from '../check.ts';
import { finding } from '../check.ts';
import type { PageWeight } from '../page-weight.ts';

/** From the bar for every page; sizes in bytes (1 KB = 1,024). */
export const budget = { html: 15 * 1024, fonts: 50 * 1024, drawn: 75 * 1024, photos: 150 * 1024, requests: 8, galleryRequests: 12 };

/** Each page's first load against the budget. */
export const byteBudget: Check = {
  key: 'bytes',
  label: 'Page weight',
  run(subject) {
    const { weights } = subject;
    const over = [...weights].flatMap(([path, weight]) => overweight(subject, path, weight).map((problem) => `${path}: ${problem}`));
    const heaviest = Math.max(...[...weights.values()].map((weight) => weight.firstLoad));
    return finding(over, `The heaviest page loads ${kilobytes(heaviest)} on first view.`, 'Pages over their budget');
  },
};

function overweight({ document, pages }: Subject, path: string, weight: PageWeight): string[] {
  const gallery = document.pages.find((page) => page.path === path)?.kind === 'gallery';
  const withPhotos = pages.find((page) => page.path === path)?.html.includes('<img src="/img/') ?? false;
  const checks: [number, number, string][] = [
    [weight.html, budget.html, 'HTML and style'],
    [weight.fonts, budget.fonts, 'fonts'],
    [weight.firstLoad, withPhotos ? budget.photos : budget.drawn, 'first load'],
  ];
  const heavy = checks
    .filter(([bytes, limit]) => bytes > limit)
    .map(([bytes, limit, what]) => `${what} ${kilobytes(bytes)}, budget ${kilobytes(limit)}`);
  const limit = gallery ? budget.galleryRequests : budget.requests;
  return weight.requests > limit ? [...heavy, `${weight.requests} requests, budget ${limit}`] : heavy;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
