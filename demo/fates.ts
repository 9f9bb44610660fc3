import { random } from '../sites/scenes/random.ts';

/** What became of a customer by today. `day`: how many days ago they ordered. Orders are spread, because a day has few seats. */
export type Fate =
  | { kind: 'live'; day: number; editAsked?: boolean }
  | { kind: 'waiting'; day: number }
  | { kind: 'edits'; day: number }
  | { kind: 'checking'; day: number }
  | { kind: 'unfinished'; day: number }
  | { kind: 'unpaid'; day: number }
  | { kind: 'refunded'; day: number; sent: boolean }
  /** `ended`: how many days ago the last of `months` paid months ended. */
  | { kind: 'past-due' | 'suspended' | 'canceled' | 'archived'; ended: number; months: number; day: number }
  | { kind: 'leaving'; day: number };

const live = [
  238, 231, 222, 214, 205, 197, 188, 180, 171, 163, 154, 146, 130, 127, 121, 113, 105, 100, 89, 81, 72, 63, 55, 47, 38, 33, 30, 19, 11,
];

/** Days from an order to the launch, for those whose paid months have ended. */
export const daysToLaunch = 2;

/** One for each customer: 29 are live, and a few are of every other kind. */
const fates: Fate[] = [
  ...live.map((day): Fate => ({ kind: 'live', day, editAsked: day === 72 || day === 38 })),
  ...[1, 2, 5, 7, 10, 14].map((day): Fate => ({ kind: 'waiting', day })),
  ...[3, 4].map((day): Fate => ({ kind: 'edits', day })),
  ...[8, 15].map((day): Fate => ({ kind: 'checking', day })),
  ...[6, 12, 17, 20].map((day): Fate => ({ kind: 'unfinished', day })),
  ...[2, 5, 7].map((day): Fate => ({ kind: 'unpaid', day })),
  { kind: 'refunded', day: 44, sent: true },
  { kind: 'refunded', day: 25, sent: true },
  { kind: 'refunded', day: 9, sent: false },
  ...ended('past-due', [[2, 3]]),
  ...ended('suspended', [
    [12, 4],
    [17, 3],
    [22, 2],
  ]),
  ...ended('canceled', [
    [5, 5],
    [11, 4],
    [16, 2],
    [24, 6],
  ]),
  ...ended('archived', [
    [45, 3],
    [70, 4],
  ]),
  { kind: 'leaving', day: 52 },
];

function ended(kind: 'past-due' | 'suspended' | 'canceled' | 'archived', spans: [ended: number, months: number][]): Fate[] {
  return spans.map(([since, months]) => ({ kind, ended: since, months, day: Math.round(since + months * 30.44) + daysToLaunch }));
}

/** Gives each customer a fate, the same on every call, and returns them by day of order, oldest first. */
export function withFates<Customer extends { key: string }>(customers: readonly Customer[]): (Customer & { fate: Fate })[] {
  const next = random('demo customers');
  const shuffled = customers.map((customer) => ({ customer, place: next() })).sort((one, other) => one.place - other.place);
  return shuffled
    .flatMap(({ customer }, index) => {
      const fate = fates[index];
      return fate ? [{ ...customer, fate }] : [];
    })
    .sort((one, other) => other.fate.day - one.fate.day);
}
