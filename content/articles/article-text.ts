import { filled } from '../filled.ts';
import type { OfferWords } from '../offer.ts';
import { bodyOf } from './articles.ts';

/** An article's Markdown with the offer's words. */
export function articleText(slug: string, words: OfferWords): string {
  return filled(bodyOf(slug), { ...words, ...workedExample(words) });
}

/** What a job leaves in the example of 'Value vs. price', in whole dollars. */
const leftOver = { drain: 120, haircut: 30 };

/** How many jobs pay for a site: 'takes six jobs: 6 x $120 = $720', 'takes three', 'takes 22 of them'. */
function workedExample({ setupCents, monthlyCents }: OfferWords): Record<string, string> {
  const firstYear = jobs(setupCents + 12 * monthlyCents, leftOver.drain);
  return {
    drainJobs: `${inWords(firstYear)} ${firstYear === 1 ? 'job' : 'jobs'}`,
    drainCount: String(firstYear),
    drainSum: `$${(firstYear * leftOver.drain).toLocaleString('en-US')}`,
    drainSecondYear: inWords(jobs(12 * monthlyCents, leftOver.drain)),
    haircuts: inWords(jobs(setupCents + 12 * monthlyCents, leftOver.haircut)),
  };
}

/** Jobs of so many dollars each that bring in an amount of cents. */
function jobs(cents: number, dollarsEach: number): number {
  return Math.ceil(cents / (100 * dollarsEach));
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => small[count] ?? String(count);
