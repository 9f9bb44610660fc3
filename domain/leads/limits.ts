import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { startInWords } from '../../time/moment-in-words.ts';
import { hourMs } from '../../time/units.ts';
import { type LimitResult, limits, withinLimit } from '../limits/limits.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { versionOf } from '../versions/versions.ts';
import { leadsZone } from './queries.ts';

const messagesPerDay = limits.leadSite.points;

/**
 * A sentence for the visitor if the site's forms accept no message now, with another way to reach the business; undefined if
 * they do. One address may send 8 in ten minutes, and all visitors together 50 in 24 hours, counted from the first
 * one. The owner gets one notice per 24 hours.
 */
export async function formRefusal(site: { projectId: string; versionId: string }, address: string): Promise<string | undefined> {
  if (!(await withinLimit('lead', `${site.projectId}|${address}`)).ok)
    return 'You’ve sent several messages in a row. Please wait a few minutes, or call us.';
  const day = await withinLimit('leadSite', site.projectId);
  if (day.ok) return undefined;
  await notifyOfLimit(site.projectId, day);
  return `This form has reached its limit of messages. ${await otherWay(site, day.retryInSeconds)}`;
}

async function otherWay({ projectId, versionId }: { projectId: string; versionId: string }, waitSeconds: number): Promise<string> {
  const { phone, email } = (await versionOf(db(), projectId, versionId))?.document.facts ?? {};
  if (phone) return `Please call ${phone.display}.`;
  return email ? `Please email ${email}.` : `Please try again in ${inHours(waitSeconds)}.`;
}

/** 'one hour', '5 hours': rounded up, so it's never too soon. */
function inHours(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  return hours <= 1 ? 'one hour' : `${hours} hours`;
}

/** Notifies the owner, once per 24-hour window of the limit. */
async function notifyOfLimit(projectId: string, { retryInSeconds }: Extract<LimitResult, { ok: false }>): Promise<void> {
  const endsAt = new Date(Date.now() + retryInSeconds * 1000);
  // Every refusal in a window computes the same end of the window, so its hour identifies the window.
  const eventKey = `lead-limit:${projectId}:${Math.round(endsAt.getTime() / hourMs)}`;
  await db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
    if (!project) return;
    const until = startInWords(endsAt, await leadsZone(project.ownerId, projectId, tx));
    const link = `/portal/leads?project=${projectId}`;
    await notifyUser(tx, project.ownerId, 'lead', {
      eventKey,
      notification: {
        type: 'warning',
        title: 'Your form reached its limit',
        message: `${project.name} got ${messagesPerDay} messages in 24 hours. Until ${until}, we’ll ask visitors to call or email you instead.`,
        link,
      },
      mail: (reader) => ({
        template: 'lead-limit',
        about: `project:${project.id}`,
        props: { firstName: reader.firstName, siteName: project.name, messages: messagesPerDay, until, url: env().appUrl + link },
      }),
    });
  });
}
