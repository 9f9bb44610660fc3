import { brand } from '../../content/brand.ts';

/** 'Ends December 22', for a canceled service that still runs. */
export function endingWords(endsAt: Date): string {
  return `Ends ${endsAt.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: brand.timeZone })}`;
}

/** A status with the upcoming end: 'Live, ends December 22'. */
export function statusWithEnd(status: string, endsAt: Date | undefined): string {
  return endsAt ? `${status}, ${endingWords(endsAt).replace('Ends', 'ends')}` : status;
}
