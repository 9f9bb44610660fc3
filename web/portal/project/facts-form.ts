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

/** The facts form as answers of the brief: phone, email, and one span of hours a day. Days without both times are closed. */
export function factsOf(fields: Record<string, string>): { path: AnswerPath; value: unknown }[] {
  const facts: { path: AnswerPath; value: unknown }[] = [];
  if (fields.phone !== undefined) facts.push({ path: 'business.phone', value: fields.phone });
  if (fields.email !== undefined) facts.push({ path: 'business.email', value: fields.email });
  if (fields.hours === 'told') {
    const hours = weekDays.flatMap(([key]) => {
      const kept = fields[`kept:${key}`];
      if (kept) return [[key, keptDay(kept)]];
      const [open, close] = [fields[`open:${key}`], fields[`close:${key}`]];
      return open && close ? [[key, [[open, close]]]] : [];
    });
    facts.push({ path: 'business.hours', value: hours.length ? Object.fromEntries(hours) : null });
  }
  return facts;
}

/** A day the form only carries along. What is no JSON becomes an answer that the brief refuses. */
function keptDay(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
