import { pageBudget } from '../../document/page-budget.ts';
import { logoBytes } from '../../pictures/file-bytes.ts';
import type { Check, Subject } from '../check.ts';
import { finding } from '../check.ts';
import type { PageWeight } from '../page-weight.ts';

/** Each page's first load against the pageBudget. */
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
  // An owner's logo is on every page, however heavy it is.
  const logo = document.logo.kind === 'photo' ? logoBytes(document.logo.photo) : 0;
  const checks: [number, number, string][] = [
    [weight.html, pageBudget.html, 'HTML and style'],
    [weight.fonts, pageBudget.fonts, 'fonts'],
    [weight.firstLoad, (withPhotos ? pageBudget.photos : pageBudget.drawn) + logo, 'first load'],
  ];
  const heavy = checks
    .filter(([bytes, limit]) => bytes > limit)
    .map(([bytes, limit, what]) => `${what} ${kilobytes(bytes)}, budget ${kilobytes(limit)}`);
  const limit = gallery ? pageBudget.galleryRequests : pageBudget.requests;
  return weight.requests > limit ? [...heavy, `${weight.requests} requests, budget ${limit}`] : heavy;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
