import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import {
  activityItems,
  addressMailboxes,
  approvals,
  briefs,
  cancellations,
  dmarcReports,
  domainClaims,
  editRequests,
  emailAddresses,
  emailDomains,
  formerLabels,
  incomingMails,
  leadFiles,
  leadMails,
  leads,
  mailboxes,
  projectEvents,
  projects,
  publications,
  relayedMails,
  siteEdits,
  siteVersions,
  siteVisitMonths,
  siteVisits,
  testimonials,
  uploads,
  vacationAnswers,
} from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import { byWhom, exportedRows, personOf } from './exported-columns.ts';

/** Everything we store about a person's projects, for them, the oldest first. */
export async function exportedProjects(ownerId: string) {
  const own = await exportedRows('projects', eq(projects.ownerId, ownerId), projects.createdAt);
  return Promise.all(
    own.map(async (project) => ({
      ...project,
      address: project.slug ? siteAddress(project) : null,
      ...(await belongingsOf(project.id, ownerId)),
    })),
  );
}

async function belongingsOf(projectId: string, ownerId: string) {
  const isSentVersion = and(eq(siteVersions.projectId, projectId), isNotNull(siteVersions.sentAt));
  const [
    [brief = null],
    pictures,
    versions,
    edits,
    requests,
    approved,
    published,
    ended,
    happened,
    people,
    views,
    months,
    praise,
    activity,
    domains,
    labels,
    passedOn,
    email,
    atDomains,
  ] = await Promise.all([
    exportedRows('briefs', eq(briefs.projectId, projectId)),
    exportedRows('uploads', eq(uploads.projectId, projectId), uploads.position),
    exportedRows('siteVersions', isSentVersion, siteVersions.number),
    exportedRows('siteEdits', eq(siteEdits.projectId, projectId), siteEdits.createdAt),
    exportedRows('editRequests', eq(editRequests.projectId, projectId), editRequests.createdAt),
    exportedRows('approvals', eq(approvals.projectId, projectId), approvals.createdAt),
    exportedRows('publications', eq(publications.projectId, projectId), publications.createdAt),
    exportedRows('cancellations', eq(cancellations.projectId, projectId), cancellations.createdAt),
    exportedRows('projectEvents', eq(projectEvents.projectId, projectId), projectEvents.createdAt),
    leadsOf(projectId),
    exportedRows('siteVisits', eq(siteVisits.projectId, projectId), siteVisits.day),
    exportedRows('siteVisitMonths', eq(siteVisitMonths.projectId, projectId), siteVisitMonths.month),
    exportedRows('testimonials', eq(testimonials.projectId, projectId)),
    exportedRows('activityItems', eq(activityItems.projectId, projectId), activityItems.happenedAt),
    exportedRows('domainClaims', eq(domainClaims.projectId, projectId), domainClaims.createdAt),
    exportedRows('formerLabels', eq(formerLabels.projectId, projectId), formerLabels.createdAt),
    exportedRows('relayedMails', eq(relayedMails.projectId, projectId), relayedMails.createdAt),
    emailOf(projectId),
    emailDomainsOf(projectId),
  ]);
  const by = byWhom(ownerId);
  return {
    brief,
    pictures,
    versions: versions.map(({ createdBy, ...version }) => ({ ...version, by: personOf(createdBy, ownerId) })),
    ownEdits: edits.map(by),
    editRequests: requests,
    approvals: approved.map(({ userId, ...approval }) => ({ ...approval, by: personOf(`user:${userId}`, ownerId) })),
    publications: published.map(by),
    cancellations: ended.map(by),
    history: happened.map(by),
    leads: people,
    emailsReceived: await exportedRows('incomingMails', eq(incomingMails.projectId, projectId), incomingMails.createdAt),
    emailsPassedOn: passedOn,
    ownDomains: domains,
    formerAddresses: labels,
    email,
    emailDomains: atDomains,
    views: views.map(({ projectId: _, ...rest }) => rest),
    /** Months whose days we no longer have. */
    viewsByMonth: months.map(({ projectId: _, month, ...rest }) => ({ ...rest, month: month.slice(0, 7) })),
    testimonials: praise,
    /** What visitors of our pages were shown, with the buyer's consent. */
    activity,
  };
}

/** What people sent to a site, with the emails that followed. */
async function leadsOf(projectId: string) {
  const people = await exportedRows('leads', eq(leads.projectId, projectId), leads.createdAt);
  // Not by lists of IDs: a statement has room for 65,535 of them.
  const ofLeads = inArray(leadMails.leadId, db().select({ id: leads.id }).from(leads).where(eq(leads.projectId, projectId)));
  const emails = await exportedRows('leadMails', ofLeads, leadMails.createdAt);
  const ofEmails = inArray(leadFiles.leadMailId, db().select({ id: leadMails.id }).from(leadMails).where(ofLeads));
  const files = Map.groupBy(await exportedRows('leadFiles', ofEmails, leadFiles.createdAt), ({ leadMailId }) => leadMailId);
  const withFiles = Map.groupBy(
    emails.map((email) => ({ ...email, files: files.get(email.id) ?? [] })),
    ({ leadId }) => leadId,
  );
  return people.map((lead) => ({ ...lead, emails: withFiles.get(lead.id) ?? [] }));
}

/** Addresses at the owner's domain, the mailboxes that they go to, and who got a vacation answer. */
async function emailOf(projectId: string) {
  const own = db().select({ id: emailAddresses.id }).from(emailAddresses).where(eq(emailAddresses.projectId, projectId));
  const [addresses, boxes, uses, answers] = await Promise.all([
    exportedRows('emailAddresses', eq(emailAddresses.projectId, projectId), emailAddresses.createdAt),
    exportedRows('mailboxes', eq(mailboxes.projectId, projectId), mailboxes.createdAt),
    exportedRows('addressMailboxes', inArray(addressMailboxes.addressId, own)),
    exportedRows('vacationAnswers', inArray(vacationAnswers.addressId, own), vacationAnswers.answeredAt),
  ]);
  return { addresses, mailboxes: boxes, mailboxesOfAddresses: uses, vacationAnswers: answers };
}

/** Email at a project's domains, with what mailbox providers reported. */
async function emailDomainsOf(projectId: string) {
  const claims = db().select({ id: domainClaims.id }).from(domainClaims).where(eq(domainClaims.projectId, projectId));
  const rows = await exportedRows('emailDomains', inArray(emailDomains.claimId, claims), emailDomains.createdAt);
  const whose = inArray(
    dmarcReports.emailDomainId,
    rows.map(({ id }) => id),
  );
  const reports = await exportedRows('dmarcReports', whose, dmarcReports.beginsAt);
  return rows.map((row) => ({ ...row, reports: reports.filter(({ emailDomainId }) => emailDomainId === row.id) }));
}
