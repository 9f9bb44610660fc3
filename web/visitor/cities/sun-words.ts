import { brand, ownBrand } from '../../../content/brand.ts';
import { timeInWords } from '../../../time/clock.ts';
import { hourMs, minuteMs } from '../../../time/units.ts';
import { type Place, sunAt } from './sun-times.ts';

/** Closer to sunrise than this, the clock mentions it. */
const sunupMs = 12 * minuteMs;

/** What a city's clock shows: local time, a sentence about sunrise, and hours since the last sunrise. */
export function cityClockFace(now: Date, place: Place, timeZone: string): { time: string; words: string; hours: number } {
  const sun = sunAt(now, place);
  return {
    time: timeInWords(now, timeZone),
    words: sunWords(now, sun, timeZone),
    hours: (now.getTime() - sun.last.getTime()) / hourMs,
  };
}

function sunWords(now: Date, sun: { last: Date; next: Date; up: boolean }, timeZone: string): string {
  const toSunup = Math.min(now.getTime() - sun.last.getTime(), sun.next.getTime() - now.getTime());
  const sunrise = sunriseWord();
  if (toSunup < sunupMs) return `That’s ${sunrise}.`;
  if (!sun.up) return `${sunrise.charAt(0).toUpperCase()}${sunrise.slice(1)} is at ${timeInWords(sun.next, timeZone)}.`;
  return `${sunrise.charAt(0).toUpperCase()}${sunrise.slice(1)} was at ${timeInWords(sun.last, timeZone)}.`;
}

/** Our name is a word for sunrise. Other operators use the usual one. */
function sunriseWord(): string {
  return brand.name === ownBrand.name ? 'sunup' : 'sunrise';
}

/** Says in how many cities on the map the sun is up. */
export function sunMapWords(up: number, total: number): string {
  if (up === total) return `The sun is up in all ${total} cities.`;
  return up === 0 ? `It’s nighttime in all ${total} cities.` : `The sun is up in ${up} of ${total} cities.`;
}
