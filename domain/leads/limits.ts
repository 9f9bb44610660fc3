import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { type Limited, withinLimit } from '../accounts/limits.ts';
import { tell } from '../notifications/telling.ts';
import { versionOf } from '../projects/versions.ts';

/**
 * Why a visitor's form can't be taken now, in a sentence that says how else to reach the business; undefined if it can.
 * One address sends a few in ten minutes, all visitors of a site together 50 a day. The owner hears of a full day once.
 */
export async function formRefusal(site: { projectId: string; versionId: string }, address: string): Promise<string | undefined> {
  if (!(await withinLimit('lead', `${site.projectId}|${address}`)).ok)
    return 'That was a lot of messages. Please wait a few minutes, or call.';
  const day = await withinLimit('leadSite', site.projectId);
  if (day.ok) return undefined;
  await tellLimitReached(site.projectId, day);
  return `This form has taken all the messages it can today. ${await otherWay(site)}`;
}

async function otherWay({ projectId, versionId }: { projectId: string; versionId: string }): Promise<string> {
  const { phone, email } = (await versionOf(db(), projectId, versionId))?.document.facts ?? {};
  if (phone) return `Please call ${phone.display}.`;
  return email ? `Please write to ${email}.` : 'Please try again tomorrow.';
}

/** Tells the owner, once for each stretch of 24 hours that a form was full. */
async function tellLimitReached(projectId: string, { retryInSeconds }: Extract<Limited, { ok: false }>): Promise<void> {
  // The limit counts anew at this hour, so it names the stretch whichever refusal comes first.
  const eventKey = `lead-limit:${projectId}:${Math.round((Date.now() / 1000 + retryInSeconds) / 3600)}`;
  await db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
    if (!project) return;
    const link = `/portal/leads?project=${projectId}`;
    await tell(tx, project.ownerId, 'lead', {
      eventKey,
      notification: {
        type: 'warning',
        title: 'Your form is full for today',
        message: `${project.name} got 50 messages in 24 hours. Visitors are asked to call until tomorrow.`,
        link,
      },
      mail: (reader) => ({
        template: 'lead-limit',
        props: { firstName: reader.firstName, siteName: project.name, url: env().appUrl + link },
      }),
    });
  });
}
