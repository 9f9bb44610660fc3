import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { atTheEarliest } from '../../content/clock-start.ts';
import { db } from '../../db/connect.ts';
import { orders, projects, users } from '../../db/schema/index.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { laterDay } from '../slots/slots.ts';

/** Days after payment on which we send a reminder of an unfinished brief. */
const reminderDays = [1, 3, 7];

/** Sends each due reminder once: the event key has the project and the day. */
export async function remindOfBriefs(): Promise<void> {
  for (const day of reminderDays) {
    const waiting = await db()
      .select({ projectId: projects.id, userId: users.id, firstName: users.firstName, startDay: orders.startDay })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.ownerId))
      .leftJoin(orders, eq(orders.id, projects.orderId))
      .where(
        and(
          isNotNull(projects.paidAt),
          isNull(projects.briefSubmittedAt),
          eq(projects.state, 'awaiting_brief'),
          lt(projects.paidAt, sql`now() - make_interval(days => ${day})`),
          sql`${projects.paidAt} > now() - make_interval(days => ${day + 1})`,
        ),
      );
    for (const { projectId, userId, firstName, startDay } of waiting) {
      const startsOn = laterDay(startDay);
      await db().transaction((tx) =>
        notifyUser(tx, userId, 'brief-reminder', {
          eventKey: `brief-reminder:${projectId}:${day}`,
          notification: {
            type: 'info',
            title: 'Your brief is waiting',
            message: `Everything you typed is saved. The clock starts when you send your brief${atTheEarliest(startsOn)}.`,
            link: '/onboarding',
          },
          mail: {
            template: 'brief-reminder',
            about: `project:${projectId}`,
            props: { firstName, day, startsOn, url: `${env().appUrl}/onboarding` },
          },
        }),
      );
    }
  }
}
