import { brand } from '../../../content/brand.ts';
import { hourOf, timeInWords } from '../../../content/clock.ts';
import type { OpenHours } from '../../../content/hours.ts';
import { drawRise } from '../../ui/drawings/draw-rise.ts';
import { sunAt } from '../cities/sun-times.ts';
import { cityClockFace, sunMapWords } from '../cities/sun-words.ts';
import { operatorClockFace, replyWords } from '../contact/operator-hours.ts';

/**
 * Shows now on every clock of the page: the server's minute is not the reader's. A clock is an element marked
 * `data-clock`; what it shows goes into its `data-time`, `data-words` and the rise in it.
 */
export function showClocks(): void {
  const now = new Date();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) faces[clock.dataset.clock ?? '']?.(clock, now);
}

const faces: Record<string, (clock: HTMLElement, now: Date) => void> = {
  /** The hour of a city's day. */
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
  /** By when a message of now is answered. */
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

/** What a clock shows: the time, words beside it, and how far its rise has come. */
interface ClockFace {
  time?: string;
  words?: string;
  hours?: number;
}

function show(clock: HTMLElement, { time, words, hours }: ClockFace): void {
  write(clock.querySelector('[data-time]'), time);
  write(clock.querySelector('[data-words]'), words);
  const rise = clock.querySelector('svg');
  if (rise && hours !== undefined) drawRise(rise, hours);
}

/** Changes only what differs: each change has the page looked at again. */
function write(element: Element | null, text = ''): void {
  if (element && element.textContent !== text) element.textContent = text;
}
