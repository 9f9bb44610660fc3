import { subHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/connect.ts';
import { domainClaims, projects } from '../../../db/schema/index.ts';
import { remindOfBriefs } from '../../../domain/briefs/reminders.ts';
import { markMissedDeadlines } from '../../../domain/drafts/deadlines.ts';
import { draftSite } from '../../../domain/drafts/drafting.ts';
import { requestEdit } from '../../../domain/edit-requests/edit-requests.ts';
import { checkEmailNow } from '../../../domain/email-domains/checking.ts';
import { chooseProvider } from '../../../domain/email-domains/email-domains.ts';
import { setFormNotice } from '../../../domain/form-pauses/form-pauses.ts';
import type { DomainState } from '../../../domain/hosting/schema.ts';
import { receiveLead } from '../../../domain/leads/leads.ts';
import { claimDomain, takeStep } from '../../../domain/own-domains/claims.ts';
import type { Step } from '../../../domain/own-domains/states.ts';
import { openProject } from '../../../domain/projects/projects.ts';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import { approveVersion } from '../../../domain/publications/publishing.ts';
import { changeFromAdmin, changeOwnSite } from '../../../domain/site-changes/site-changes.ts';
import { suspendSite } from '../../../domain/suspensions/suspensions.ts';
import { newestVersion } from '../../../domain/versions/versions.ts';
import { must } from '../../harness/must.ts';
import { namesWith } from '../names.ts';
import { makePerson } from '../people.ts';
import { buildOnce, draftedProject, liveProject, projectRow, scheduledProject, sendBrief } from '../projects.ts';
import { type Scenarios, toStaff } from './scenario.ts';

const statement = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });
const late = () => ({ state: 'drafting' as const, clockRunningSince: subHours(new Date(), 25), dueAt: subHours(new Date(), 1) });
const request = (versionId: string, place: string, words: string) => ({ versionId, page: '/', section: 'statement', place, words });

const step = (state: DomainState): Step => ({ state, problem: null, awayChecks: 0, nextCheckAt: null });

/** A live site with a domain of its owner's in some state. */
async function ownDomain(name: string, domain: string, state: DomainState) {
  const live = await liveProject(name);
  const { claimId } = must(await claimDomain(asOwner(live.owner.id), live.projectId, domain));
  const [claim] = await db().update(domainClaims).set({ state }).where(eq(domainClaims.id, claimId)).returning();
  if (!claim) throw new Error('The claim is gone.');
  return { ...live, claim };
}

/** Events of a site, from its brief to its leads. */
export const siteScenarios = {
  'brief-reminder': async () => {
    const { owner } = await projectRow({ state: 'awaiting_brief', paidAt: subHours(new Date(), 3 * 24 + 1) });
    const text = 'Everything you typed is saved. The clock starts when you send your brief.';
    return {
      trigger: remindOfBriefs,
      bell: [[owner.email, 'Your brief is waiting', text]],
      mails: [[owner.email, 'brief-reminder', { firstName: 'Nora', day: 3, url: 'http://localhost:3000/onboarding' }]],
    };
  },
  'brief-submitted': async ({ admin }) => {
    const owner = await makePerson();
    const { id } = await openProject(owner.id);
    return {
      trigger: () => sendBrief(owner.id, id, 'Birch Plumbing'),
      ...toStaff(admin, 'Brief submitted', 'Birch Plumbing sent their brief.'),
    };
  },
  'draft-ready': async () => {
    const { owner, projectId } = await scheduledProject('Cedar Plumbing');
    await db().update(projects).set({ avoidedLooks: [] }).where(eq(projects.id, projectId));
    return {
      trigger: () => draftSite(projectId, buildOnce),
      bell: [[owner.email, 'Draft ready', 'Version 1 of Cedar Plumbing is ready for you.']],
      mails: [[owner.email, 'draft-ready', { siteName: 'Cedar Plumbing', versionName: 'Version 1', live: false, edits: [] }]],
    };
  },
  'gate-failed': async ({ admin }) => {
    const { projectId } = await scheduledProject('Dogwood Plumbing');
    await db().update(projects).set({ avoidedLooks: [] }).where(eq(projects.id, projectId));
    const failing: typeof buildOnce = async (sources) => {
      const site = await buildOnce(sources);
      return { ...site, gate: { ...site.gate, passed: false, checks: site.gate.checks.map((check, n) => (n ? check : failed)) } };
    };
    const failed = { key: 'headings', label: 'Headings', status: 'fail' as const, detail: 'Two first headings' };
    return {
      trigger: () => draftSite(projectId, failing),
      ...toStaff(admin, 'Quality check failed', 'Dogwood Plumbing failed the headings check.'),
    };
  },
  'edit-requested': async ({ admin }) => {
    const { owner, projectId, version } = await draftedProject('Elm Plumbing');
    return {
      trigger: async () => must(await requestEdit(owner.id, projectId, request(version.id, 'Home, statement', 'Say it shorter.'))),
      ...toStaff(admin, 'Edit requested', 'Elm Plumbing: Home, statement.'),
    };
  },
  // Our work is done in a version that isn't sent, and comes to the owner with the next change of their own.
  'edit-done': async () => {
    const { owner, projectId, version } = await draftedProject('Fir Plumbing');
    must(await requestEdit(owner.id, projectId, request(version.id, 'Home, first line', 'Say it louder.')));
    const asked = await db().query.editRequests.findFirst({ where: (one) => eq(one.projectId, projectId) });
    const requests = { ids: [asked?.id ?? ''], reply: '' };
    must(await changeFromAdmin('a1', projectId, { texts: [statement('We text first.')], name: 'Line', requests }, false));
    return {
      trigger: async () => must(await changeOwnSite(owner.id, projectId, { texts: [statement('We come when we said.')], name: 'Own' })),
      bell: [[owner.email, 'Edit done', 'Home, first line: check it in version 3.']],
      mails: [
        [
          owner.email,
          'edit-done',
          { siteName: 'Hollis & Daughter Plumbing', edits: [{ place: 'Home, first line', words: 'Say it louder.' }] },
        ],
      ],
    };
  },
  // The first approval is announced by the live site.
  approved: async () => {
    const { owner, projectId } = await liveProject('Gum Plumbing');
    must(await changeOwnSite(owner.id, projectId, { texts: [statement('We call first.')], name: 'Own' }));
    // The change named the project after its brief.
    await db().update(projects).set({ name: 'Gum Plumbing' }).where(eq(projects.id, projectId));
    const version = await newestVersion(projectId, true);
    return {
      trigger: async () => must(await approveVersion(owner.id, projectId, version?.id ?? '', version?.contentHash ?? '')),
      bell: [],
      mails: [
        [
          owner.email,
          'site-approved',
          { siteName: 'Gum Plumbing', versionName: 'Version 2', address: 'http://gum-plumbing.sites.localhost:3000', isSuspended: false },
        ],
      ],
    };
  },
  'version-approved': async ({ admin }) => {
    const { owner, projectId, version } = await draftedProject('Hazel Plumbing');
    return {
      trigger: async () => must(await approveVersion(owner.id, projectId, version.id, version.contentHash)),
      ...toStaff(admin, 'Version approved', 'Hazel Plumbing: version 1.'),
    };
  },
  live: async () => {
    const { owner, projectId, version } = await draftedProject('Ironwood Plumbing');
    const address = 'http://ironwood-plumbing.sites.localhost:3000';
    return {
      trigger: async () => must(await approveVersion(owner.id, projectId, version.id, version.contentHash)),
      bell: [[owner.email, 'Your site is live', address]],
      mails: [[owner.email, 'site-live', { siteName: 'Ironwood Plumbing', address }]],
    };
  },
  domain: async () => {
    const { owner, claim } = await ownDomain('Jasmine Plumbing', 'jasmine.localhost', 'pointed');
    const [title, message] = ['Your site is now at jasmine.localhost', 'Its free address redirects there.'];
    return {
      trigger: () => takeStep(claim, step('serving'), {}, new Date()),
      bell: [[owner.email, title, message]],
      mails: [[owner.email, 'domain-news', { siteName: 'Jasmine Plumbing', title, message, step: 'connected' }]],
    };
  },
  'domain-trouble': async ({ admin }) => {
    const { claim } = await ownDomain('Juneberry Plumbing', 'juneberry.localhost', 'serving');
    return {
      trigger: () => takeStep(claim, { ...step('drifting'), problem: { code: 'address-missing', host: claim.host } }, {}, new Date()),
      ...toStaff(admin, 'juneberry.localhost leads elsewhere', 'Juneberry Plumbing'),
    };
  },
  'email-domain': async () => {
    const { owner, projectId } = await ownDomain('Jarrah Plumbing', 'jarrah.localhost', 'serving');
    const names = namesWith({
      MX: { 'jarrah.localhost': [{ exchange: 'smtp.google.com', priority: 1 }] },
      TXT: { 'jarrah.localhost': ['v=spf1 include:_spf.google.com ~all'], '_spf.google.com': ['v=spf1 ip4:192.0.2.1 ~all'] },
    });
    must(await chooseProvider(owner.id, projectId, 'google', { names }));
    const [title, message] = ['Email at jarrah.localhost is ready', 'Its records are right.'];
    return {
      trigger: async () => must(await checkEmailNow(owner.id, projectId, { names })),
      bell: [[owner.email, title, message]],
      mails: [[owner.email, 'domain-news', { siteName: 'Jarrah Plumbing', title, message, step: 'email-ready' }]],
    };
  },
  suspension: async () => {
    const { owner, projectId } = await liveProject('Juniper Plumbing');
    const why = 'We received a complaint about your site. Remove the neighbor’s photo.';
    return {
      trigger: async () => must(await suspendSite(projectId, { reason: 'complaint', note: 'Remove the neighbor’s photo' }, 'admin:1')),
      bell: [[owner.email, 'We suspended your site', why]],
      mails: [[owner.email, 'suspension', { siteName: 'Juniper Plumbing', step: 'suspended', why }]],
    };
  },
  'form-pause': async () => {
    const { owner, projectId } = await liveProject('Katsura Plumbing');
    const notice = 'We’re away until Monday.';
    const text = `Visitors see this instead: “${notice}” Message us when you want the forms back.`;
    return {
      trigger: async () => must(await setFormNotice({ adminId: '1' }, projectId, notice)),
      bell: [[owner.email, 'We paused the forms on your site', text]],
      mails: [[owner.email, 'form-pause', { siteName: 'Katsura Plumbing', notice }]],
    };
  },
  'deadline-missed': async () => {
    const { owner } = await projectRow({ name: 'Larch Plumbing', ...late() });
    return {
      trigger: markMissedDeadlines,
      bell: [[owner.email, 'We are late', 'Your draft is late. Your first month is free.']],
      mails: [[owner.email, 'deadline-missed', { siteName: 'Larch Plumbing', credited: true }]],
    };
  },
  'draft-late': async ({ admin }) => {
    await projectRow({ name: 'Maple Plumbing', ...late() });
    return { trigger: markMissedDeadlines, ...toStaff(admin, 'Draft late', 'Maple Plumbing') };
  },
  lead: async () => {
    const { owner, projectId } = await projectRow({ name: 'Oak Plumbing', state: 'live' });
    const lead = {
      name: 'Vera Visitor',
      email: 'vera@visitors.test',
      phone: '',
      message: 'My sink leaks.',
      service: '',
      day: '',
      part: '',
    };
    return {
      trigger: () => receiveLead(projectId, 'contact', '/', lead),
      bell: [[owner.email, 'New message from your site', 'From Vera Visitor.']],
      mails: [
        [owner.email, 'lead-received', { siteName: 'Oak Plumbing', kind: 'contact', name: 'Vera Visitor', message: 'My sink leaks.' }],
      ],
    };
  },
} satisfies Partial<Scenarios>;
