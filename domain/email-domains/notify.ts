import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import type { DomainClaim } from '../own-domains/claim.ts';
import { shownName } from '../own-domains/name.ts';
import { emailPath, emailUrl } from '../projects/project-link.ts';
import { recordEvent } from '../projects/states.ts';

/** News for an owner about their domain's email. A new key waits for its record: in time (`renewal`), or because the one before is lost. */
export type EmailNews = 'ready' | 'stopped' | 'renewal' | 'replacement';

interface Matter {
  claim: DomainClaim;
  /** Whether we receive it. */
  isOurs: boolean;
  why: string;
  now: Date;
}

/** Tells a domain's owner, and staff when email stops, in the transaction of what happened. */
export async function notifyOfEmail(tx: Transaction, news: EmailNews, { claim, isOurs, why, now }: Matter): Promise<void> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, claim.projectId));
  if (!project) return;
  const step = `email-${news}` as const;
  const eventKey = `${step}:${claim.id}:${now.getTime()}`;
  const notice = words[news](shownName(claim.domain), isOurs, why);
  if (step === 'email-ready' || step === 'email-stopped')
    await recordEvent(tx, project.id, { actor: 'system', event: { kind: 'domain', step, name: claim.domain } });
  await notifyUser(tx, project.ownerId, 'email-domain', {
    eventKey,
    notification: { ...notice, link: emailPath(project.id) },
    mail: ({ firstName }) => ({
      template: 'domain-news',
      about: `project:${project.id}`,
      props: { firstName, siteName: project.name, ...notice, step, url: emailUrl(project.id) },
    }),
  });
  if (news === 'stopped')
    await notifyAdmins(tx, 'domain-trouble', {
      type: 'warning',
      title: `Email at ${shownName(claim.domain)} stopped`,
      message: project.name,
      link: `/admin/projects/${project.id}`,
      eventKey,
    });
}

type Notice = { type: 'success' | 'warning' | 'info'; title: string; message: string };

const words: Record<EmailNews, (name: string, isOurs: boolean, why: string) => Notice> = {
  ready: (name, isOurs) => ({
    type: 'success',
    title: `Email at ${name} is ready`,
    message: isOurs ? `Its records are right, so emails are sent and received as ${name}.` : 'Its records are right.',
  }),
  stopped: (name, isOurs, why) => ({
    type: 'warning',
    title: `The email records of ${name} changed`,
    message:
      `${isOurs ? `We no longer send emails as ${name}, because they could land in spam.` : 'Email may not reach your mailbox.'} ${why}`.trim(),
  }),
  renewal: (name) => ({
    type: 'info',
    title: `Set one new record for ${name}`,
    message:
      'The key that signs your emails is a year old, so we made a new one. Nothing changes until you set its record, and your emails go out as before.',
  }),
  replacement: (name) => ({
    type: 'warning',
    title: `Set one new record for ${name}`,
    message:
      'We lost the key that signs your emails and made a new one. We’re sorry. Until you set its record, your answers go out from an address of ours that names yours.',
  }),
};
