import { brand, ownBrand } from '../../../content/brand.ts';
import { hourOf, timeInWords } from '../../../time/clock.ts';
import type { OpenHours } from '../../../time/open-hours.ts';
import { hourMs, minuteMs } from '../../../time/units.ts';
import { type RiseCut, risePaths } from '../../ui/drawings/rise-paths.ts';
import { type Place, sunAt } from '../cities/sun-times.ts';
import { operatorClockFace, replyWords } from '../contact/operator-hours.ts';

/**
 * Sets every clock on the page (`data-clock`) to the current time, which the server can't know for a cached page. Writes to
 * the clock's `data-time` and `data-words`, marks its time as set, and redraws its rise.
 */
export function showClocks(): void {
  const now = new Date();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) faces[clock.dataset.clock ?? '']?.(clock, now);
}

const faces: Record<string, (clock: HTMLElement, now: Date) => void> = {
  /** A city's local time. */
  day: (clock, now) => {
    const { zone = brand.timeZone } = clock.dataset;
    show(clock, { time: timeInWords(now, zone), hours: hourOf(now, zone) });
  },
  /** How long the sun has been up. */
  sun: (clock, now) => {
    const { zone = brand.timeZone } = clock.dataset;
    show(clock, cityClockFace(now, placeOf(clock), zone));
  },
  /** The operator's opening hours. */
  hours: (clock, now) => show(clock, operatorClockFace(now, hoursOf(clock), clock.dataset.name ?? '')),
  /** When we'll answer a message sent now. */
  reply: (clock, now) => show(clock, { words: replyWords(now, hoursOf(clock), Number(clock.dataset.replyHours)) }),
  /** Cities on a map, lit while the sun is up there. */
  map: (clock, now) => {
    const cities = [...clock.querySelectorAll<HTMLElement>('[data-latitude]')];
    for (const city of cities) city.toggleAttribute('data-up', sunAt(now, placeOf(city)).up);
    const up = cities.filter((city) => 'up' in city.dataset).length;
    show(clock, { words: sunMapWords(up, cities.length) });
  },
};

function placeOf({ dataset }: HTMLElement) {
  return { latitude: Number(dataset.latitude), longitude: Number(dataset.longitude) };
}

function hoursOf({ dataset }: HTMLElement): OpenHours {
  return JSON.parse(dataset.hours ?? '') as OpenHours;
}

/** What a clock shows: the time, the words beside it, and where the sun is on its rise, in hours of 24. */
interface ClockFace {
  time?: string;
  words?: string;
  hours?: number;
}

function show(clock: HTMLElement, { time, words, hours }: ClockFace): void {
  const display = clock.querySelector('[data-time]');
  write(display, time);
  display?.toggleAttribute('data-set', true);
  write(clock.querySelector('[data-words]'), words);
  const rise = clock.querySelector('svg');
  if (rise && hours !== undefined) drawRise(rise, hours);
}

/** Writes only what differs, because every change triggers the page's MutationObserver. */
function write(element: Element | null, text = ''): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Redraws a server-rendered `Rise` (its `data-cut` names the cut) with the sun at `hours` of 24. */
function drawRise(svg: SVGSVGElement, hours: number): void {
  const { lit, unlit, done, sun } = risePaths({ cut: svg.dataset.cut as RiseCut, value: hours, total: 24 });
  const set = (part: string, attributes: Record<string, string | number>) => {
    const element = svg.querySelector(`[data-part="${part}"]`);
    for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value));
  };
  set('lit', { d: lit });
  set('unlit', { d: unlit });
  set('done', { d: hours > 0 ? done : '' });
  set('sun', { cx: sun.x, cy: sun.y });
}

/** Closer to sunrise than this, the clock mentions it. */
const sunupMs = 12 * minuteMs;

/** What a city's clock shows: local time, a sentence about sunrise, and hours since the last sunrise. */
function cityClockFace(now: Date, place: Place, timeZone: string): { time: string; words: string; hours: number } {
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
function sunMapWords(up: number, total: number): string {
  if (up === total) return `The sun is up in all ${total} cities.`;
  return up === 0 ? `It’s nighttime in all ${total} cities.` : `The sun is up in ${up} of ${total} cities.`;
}
