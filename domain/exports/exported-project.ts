import { asc, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import {
  activityItems,
  approvals,
  briefs,
  cancellations,
  editRequests,
  leads,
  projectEvents,
  type projects,
  publications,
  siteEdits,
  siteVersions,
  siteVisitMonths,
  siteVisits,
  testimonials,
  uploads,
} from '../../db/schema/index.ts';
import { siteOrigin } from '../addresses.ts';

/** Everything we store about a project, for its owner. */
export async function exportedProject({ id, ownerId, ...project }: typeof projects.$inferSelect) {
  const { number, name, document, contentHash, gate, passed, sentAt, createdAt } = siteVersions;
  const [[brief], pictures, versions, edits, requests, approved, published, ended, happened, people, views, viewsByMonth, praise, shown] =
    await Promise.all([
      db().select().from(briefs).where(eq(briefs.projectId, id)),
      db().select().from(uploads).where(eq(uploads.projectId, id)).orderBy(asc(uploads.position)),
      db()
        .select({ id: siteVersions.id, number, name, document, contentHash, gate, passed, sentAt, createdAt })
        .from(siteVersions)
        .where(sql`${siteVersions.projectId} = ${id} and ${siteVersions.sentAt} is not null`)
        .orderBy(asc(number)),
      db().select().from(siteEdits).where(eq(siteEdits.projectId, id)).orderBy(asc(siteEdits.createdAt)),
      db().select().from(editRequests).where(eq(editRequests.projectId, id)).orderBy(asc(editRequests.createdAt)),
      db().select().from(approvals).where(eq(approvals.projectId, id)).orderBy(asc(approvals.createdAt)),
      db().select().from(publications).where(eq(publications.projectId, id)).orderBy(asc(publications.createdAt)),
      db().select().from(cancellations).where(eq(cancellations.projectId, id)).orderBy(asc(cancellations.createdAt)),
      db().select().from(projectEvents).where(eq(projectEvents.projectId, id)).orderBy(asc(projectEvents.createdAt)),
      db().select().from(leads).where(eq(leads.projectId, id)).orderBy(asc(leads.createdAt)),
      db()
        .select({ day: siteVisits.day, views: siteVisits.views })
        .from(siteVisits)
        .where(eq(siteVisits.projectId, id))
        .orderBy(asc(siteVisits.day)),
      db()
        .select({ month: siteVisitMonths.month, views: siteVisitMonths.views })
        .from(siteVisitMonths)
        .where(eq(siteVisitMonths.projectId, id))
        .orderBy(asc(siteVisitMonths.month)),
      db().select().from(testimonials).where(eq(testimonials.projectId, id)),
      db().select().from(activityItems).where(eq(activityItems.projectId, id)).orderBy(asc(activityItems.happenedAt)),
    ]);
  const { state, suspension, formNotice, slug, briefSubmittedAt, paidAt, startDay, firstDraftAt, liveSince, portfolioConsentAt } = project;
  const by = (actor: string) => (actor === `user:${ownerId}` ? 'you' : actor === 'visitor' ? 'visitor' : 'us');
  return {
    id,
    name: project.name,
    state,
    suspension,
    formNotice,
    address: slug ? siteOrigin(slug) : null,
    briefSubmittedAt,
    paidAt,
    startDay,
    firstDraftAt,
    liveSince,
    portfolioConsentAt,
    createdAt: project.createdAt,
    brief: brief ? { answers: brief.answers, submittedAt: brief.submittedAt, updatedAt: brief.updatedAt } : null,
    pictures: pictures.map(({ kind, fileName, alt, rights, keep, place, createdAt: addedAt }) => ({
      kind,
      fileName,
      alt,
      rights,
      keep,
      place,
      addedAt,
    })),
    versions,
    ownEdits: edits.map(({ page, section, path, value, actor, createdAt: madeAt }) => ({
      page,
      section,
      path,
      value,
      by: by(actor),
      madeAt,
    })),
    editRequests: requests.map((request) => ({
      versionId: request.versionId,
      page: request.page,
      section: request.section,
      place: request.place,
      words: request.words,
      state: request.state,
      before: request.before,
      after: request.after,
      doneVersionId: request.doneVersionId,
      reply: request.reply,
      dueAt: request.dueAt,
      lateAt: request.lateAt,
      doneAt: request.doneAt,
      createdAt: request.createdAt,
    })),
    approvals: approved.map(({ versionId, contentHash: hash, userId, createdAt: madeAt }) => ({
      versionId,
      contentHash: hash,
      by: by(`user:${userId}`),
      madeAt,
    })),
    publications: published.map(({ versionId, kind, actor, createdAt: madeAt }) => ({ versionId, kind, by: by(actor), madeAt })),
    cancellations: ended.map(({ reason, endsAt, tookEffectAt, restorableUntil, withdrawnAt, createdAt: madeAt }) => ({
      reason,
      endsAt,
      tookEffectAt,
      restorableUntil,
      withdrawnAt,
      madeAt,
    })),
    history: happened.map(({ actor, kind, reason, fromState, toState, createdAt: at }) => ({
      by: by(actor),
      kind,
      reason,
      fromState,
      toState,
      at,
    })),
    leads: people.map((lead) => ({
      kind: lead.kind,
      page: lead.page,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      message: lead.message,
      service: lead.service,
      day: lead.day,
      part: lead.part,
      isSpam: lead.isSpam,
      isWhilePaused: lead.isWhilePaused,
      readAt: lead.readAt,
      createdAt: lead.createdAt,
    })),
    views,
    /** Months whose days we no longer have. */
    viewsByMonth: viewsByMonth.map(({ month, ...rest }) => ({ month: month.slice(0, 7), ...rest })),
    testimonials: praise.map(({ id: _, projectId: _project, ...testimonial }) => testimonial),
    /** What visitors of our pages were shown, with the buyer's consent. */
    activity: shown.map(({ name, location, action, happenedAt }) => ({ name, location, action, happenedAt })),
  };
}
