import type { AnswerPath } from '../../../domain/briefs/schema.ts';

export const weekDays = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const;

export interface ChangedFacts {
  /** The changed answers of the brief, each with the answer that the form opened with. */
  facts: { path: AnswerPath; value: unknown; was: unknown }[];
  /** Errors by field of the brief. */
  errors: Record<string, string>;
  /** The new version's name, such as 'Phone and hours'. */
  name: string;
}

/** Reads the facts that differ from those the form opened with. */
export function changedFacts(fields: Record<string, string>): ChangedFacts {
  const errors: ChangedFacts['errors'] = {};
  const facts: ChangedFacts['facts'] = [];
  for (const key of ['phone', 'email'] as const) {
    const [value, was = ''] = [fields[key], fields[`was:${key}`]];
    if (value !== undefined && value.trim() !== was.trim()) facts.push({ path: `business.${key}`, value, was });
  }
  if (fields['was:hours'] !== undefined) {
    const was = parsed(fields['was:hours']);
    const days = weekDays.flatMap(([key, label]): [string, unknown][] => {
      const [open, close] = [fields[`open:${key}`], fields[`close:${key}`]];
      const kept = (was as Record<string, unknown> | null)?.[key];
      if (open === undefined || close === undefined) return kept === undefined ? [] : [[key, kept]];
      if (Boolean(open) !== Boolean(close))
        errors[`business.hours.${key}`] = `Add the ${open ? 'closing' : 'opening'} time for ${label}, or leave both times empty.`;
      return open && close ? [[key, [[open, close]]]] : [];
    });
    const value = days.length ? Object.fromEntries(days) : null;
    if (JSON.stringify(value) !== JSON.stringify(inWeekOrder(was))) facts.push({ path: 'business.hours', value, was });
  }
  return { facts, errors, name: nameOf(facts) };
}

function nameOf(facts: ChangedFacts['facts']): string {
  const named = facts.map(({ path }) => path.slice('business.'.length)).join(', ');
  return named.replace(/, ([^,]*)$/, ' and $1').replace(/^./, (letter) => letter.toUpperCase());
}

function inWeekOrder(hours: unknown): unknown {
  const days = weekDays.flatMap(([key]) => {
    const day = (hours as Record<string, unknown> | null)?.[key];
    return day === undefined ? [] : [[key, day]];
  });
  return days.length ? Object.fromEntries(days) : null;
}

/** Invalid JSON becomes an answer that no brief has. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
