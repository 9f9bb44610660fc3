import { type Answers, isAnswerPath } from '../domain/briefs/schema.ts';
import { addViews, writeViews } from '../domain/projects/visits.ts';
import type { BuiltSite } from '../domain/versions/building.ts';
import { dayMs } from '../time/units.ts';

/** What all customers share while they're filled in. */
export interface DemoOffice {
  adminId: string;
  /** Hash of the demo's password. It's made once, because hashing is slow on purpose. */
  passwordHash: string;
  /** Pays on a page of the test payments, or saves a card there. */
  pay: (checkout: string, card: string) => Promise<void>;
  /** Tells the test payments that a customer's history is complete. */
  finish: () => Promise<void>;
}

/** A brief as separate fields, as onboarding saves them. Photos are left out, because they're uploads. */
export function leaves(brief: Answers): [string, unknown][] {
  return Object.entries(brief).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'photos') return [];
    return isAnswerPath(key) ? [[key, value]] : Object.entries(value as object).map(([name, inner]) => [`${key}.${name}`, inner]);
  });
}

/** The same site with a failed quality check, so an admin looks at it before its owner does. */
export function held(built: BuiltSite): BuiltSite {
  const checks = built.gate.checks.map((check, index) =>
    index === 0 ? { ...check, status: 'fail' as const, detail: 'A sample finding for the demo. The site itself passed.' } : check,
  );
  return { ...built, gate: { ...built.gate, passed: false, checks } };
}

/** Adds a site's page views from one day to another, more as it gets older and fewer on Sundays. */
export async function countViews(projectId: string, next: () => number, from: Date, to: Date): Promise<void> {
  const busy = 0.5 + next() * 1.5;
  for (let at = from.getTime(), day = 0; at <= to.getTime(); at += dayMs, day++) {
    const usual = (3 + Math.sqrt(day) * 2) * busy * (new Date(at).getUTCDay() === 0 ? 0.5 : 1);
    addViews(projectId, Math.round(usual * (0.6 + next() * 0.8)), new Date(at));
  }
  await writeViews();
}
