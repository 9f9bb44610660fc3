import { dayNames } from '../../document/document.ts';
import { jsonIn, own } from '../../slots/reply.ts';

/** A wish that a model read in a part, unchecked, and the words of the part that it read it from. */
export interface ReadWish {
  part: string;
  quote: string;
  wish: unknown;
}

/** More than a request of the longest kind has. */
const most = 40;

/** What a model's reply holds. Entries of another form are left out. Undefined if the reply holds no list of answers. Never throws. */
export function readWishes(reply: unknown): ReadWish[] | undefined {
  const value = jsonIn(reply);
  if (!value) return undefined;
  const answers = Array.isArray(value) ? value : own(value, 'answers');
  return Array.isArray(answers) ? answers.slice(0, most).flatMap(wishFrom) : undefined;
}

function wishFrom(entry: unknown): ReadWish[] {
  if (entry === null || typeof entry !== 'object') return [];
  const [part, quote, wish] = ['part', 'quote', 'wish'].map((key) => own(entry, key));
  if (typeof part !== 'string' || typeof quote !== 'string' || wish === null || typeof wish !== 'object' || !wish) return [];
  return [{ part, quote, wish: asOurs(wish) }];
}

/** The strict form of JSON Schema has no optional fields and no free keys, so null and false mean left out, and days are a list. */
function asOurs(wish: object): object {
  const given = Object.entries(wish).filter(([, value]) => value !== null && value !== false);
  return Object.fromEntries(given.map(([key, value]) => [key, key === 'days' && Array.isArray(value) ? daysOf(value) : value]));
}

/** An unknown or repeated day makes the wish unreadable. */
function daysOf(list: unknown[]): unknown {
  const days = list.map((entry) => {
    const { day, open, close } = (entry ?? {}) as Record<string, unknown>;
    const isAllDay = open === '00:00' && close === '24:00';
    return [day, isAllDay ? '24h' : open == null && close == null ? [] : [[open, close]]] as const;
  });
  const isGood = days.every(([day]) => dayNames.some((name) => name === day)) && new Set(days.map(([day]) => day)).size === days.length;
  return isGood ? Object.fromEntries(days) : undefined;
}
