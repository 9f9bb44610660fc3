import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { notificationChoices } from '../../db/schema/index.ts';
import { type Choice, type Choices, type EventKey, eventKind, eventsFor, isWanted } from './schema.ts';

/** Where each event that concerns a person reaches them, in the order of `notificationEvents`. */
export async function choicesOf(userId: string, isAdmin: boolean): Promise<({ event: EventKey } & Choice)[]> {
  const rows = await db().select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const chosen = new Map(rows.map((row) => [row.event, row]));
  return eventsFor(isAdmin).map((event) => ({
    event,
    inApp: isWanted(event, 'inApp', chosen.get(event)),
    mail: isWanted(event, 'mail', chosen.get(event)),
  }));
}

/**
 * Stores what a person chose for the events on their form. Events that no one can choose, or that don't concern them, are
 * left out.
 */
export async function saveChoices(userId: string, isAdmin: boolean, { listed, on }: Choices): Promise<void> {
  const theirs = new Set(eventsFor(isAdmin));
  const left = new Set<string>(on);
  const rows = [...new Set(listed)]
    .filter((event) => theirs.has(event) && (eventKind(event).inApp === 'choice' || eventKind(event).mail === 'choice'))
    .map((event) => ({ userId, event, inApp: left.has(`${event}.inApp`), mail: left.has(`${event}.mail`) }));
  if (rows.length === 0) return;
  await db()
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.event],
      set: { inApp: sql`excluded.in_app`, mail: sql`excluded.mail`, updatedAt: sql`now()` },
    });
}
