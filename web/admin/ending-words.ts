import { brand } from '../../content/brand.ts';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: brand.timeZone });

/** 'Ends December 22': a service that was canceled and goes on until then. */
export function endingWords(endsAt: Date): string {
  return `Ends ${monthAndDay.format(endsAt)}`;
}

/** A standing with the end that comes after it: 'Live, ends December 22'. */
export function standingWithEnd(standing: string, endsAt: Date | undefined): string {
  return endsAt ? `${standing}, ${endingWords(endsAt).replace('Ends', 'ends')}` : standing;
}
