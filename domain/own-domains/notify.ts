import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';
import { originOfHost, siteAddress } from '../addresses.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { domainPath, domainUrl } from '../projects/project-link.ts';
import { recordEvent } from '../projects/states.ts';
import type { DomainClaim } from './claim.ts';
import { shownName } from './name.ts';
import { problemInWords } from './problem-words.ts';
import { driftDays, reminderDays, unprovedDays } from './states.ts';

/** The owner's notification about a claim's step. Steps that only they wait for appear only on their screen. */
interface News {
  step: 'connected' | 'drifting' | 'back' | 'away' | 'dropped' | 'lost';
  type: 'success' | 'warning' | 'info';
  title: string;
  message: string;
}

/** Records a claim's step, and tells its owner, and staff where something is wrong, in the step's transaction. */
export async function notifyOfStep(tx: Transaction, before: DomainClaim, after: DomainClaim): Promise<void> {
  const { id, projectId, host } = after;
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return;
  await publishChange(tx, { topic: 'user', id: project.ownerId });
  const name = shownName(host);
  const news = newsOf(before, after, name, siteAddress({ slug: project.slug, ownHost: null }));
  if (!news) return;
  const { step, ...notice } = news;
  const eventKey = `domain-${step}:${id}:${after.since.getTime()}`;
  await recordEvent(tx, projectId, { actor: 'system', event: { kind: 'domain', step, name: host } });
  await addSystemLine(tx, projectId, eventKey, `${notice.title}. ${notice.message}`);
  await notifyUser(tx, project.ownerId, 'domain', {
    eventKey,
    notification: { ...notice, link: domainPath(projectId) },
    mail: ({ firstName }) => ({
      template: 'domain-news',
      about: `project:${projectId}`,
      props: { firstName, siteName: project.name, ...notice, step, url: domainUrl(projectId) },
    }),
  });
  if (step === 'drifting' || step === 'away')
    await notifyAdmins(tx, 'domain-trouble', {
      type: 'warning',
      title: `${name} leads elsewhere`,
      message: project.name,
      link: `/admin/projects/${projectId}`,
      eventKey,
    });
}

function newsOf(before: DomainClaim, after: DomainClaim, name: string, freeAddress: string): News | undefined {
  const why = after.problem ? problemInWords(after.problem) : '';
  switch (after.state) {
    case 'serving':
      return before.state === 'drifting'
        ? { step: 'back', type: 'success', title: `${name} leads to your site again`, message: originOfHost(after.host) }
        : { step: 'connected', type: 'success', title: `Your site is now at ${name}`, message: `Its free address redirects there.` };
    case 'drifting':
      return {
        step: 'drifting',
        type: 'warning',
        title: `${name} no longer leads to your site`,
        message: `${why} If it stays like that for ${driftDays} days, your site goes back to ${freeAddress}.`.trim(),
      };
    case 'away':
      return {
        step: 'away',
        type: 'warning',
        title: `Your site is at its free address again`,
        message: `${freeAddress}. ${name} leads elsewhere. ${why}`.trim(),
      };
    case 'ended':
      if (after.ending === 'unproved')
        return {
          step: 'dropped',
          type: 'info',
          title: `We stopped waiting for ${name}`,
          message: 'Its records weren’t set within 30 days. You can start again at any time.',
        };
      if (after.ending === 'lost')
        return {
          step: 'lost',
          type: 'warning',
          title: `${name} now belongs to another site`,
          message: `Someone proved that the domain is theirs. Your site is at ${freeAddress}.`,
        };
      return undefined;
    default:
      return undefined;
  }
}

/** Reminds the owner of a claim whose records aren't set yet, once for each of `reminderDays`. */
export async function remindOfClaim(tx: Transaction, { id, projectId, host, createdAt }: DomainClaim, now: Date): Promise<void> {
  const age = Math.floor((now.getTime() - createdAt.getTime()) / dayMs);
  const day = reminderDays.findLast((one) => age >= one);
  if (day === undefined) return;
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return;
  const name = shownName(host);
  const left = unprovedDays - age;
  const title = `${name} still waits for its records`;
  const message = `Set them where you registered the domain, or send them to whoever did. We keep looking for ${left} more ${left === 1 ? 'day' : 'days'}.`;
  await notifyUser(tx, project.ownerId, 'domain', {
    eventKey: `domain-waiting:${id}:${day}`,
    notification: { type: 'info', title, message, link: domainPath(projectId) },
    mail: ({ firstName }) => ({
      template: 'domain-news',
      about: `project:${projectId}`,
      props: { firstName, siteName: project.name, title, message, step: 'waiting', url: domainUrl(projectId) },
    }),
  });
}
