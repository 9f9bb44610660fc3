import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, notifications, projects, siteEdits } from '../../db/schema/index.ts';
import { getFile } from '../../outside/storage/storage.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, liveProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { redraft } from '../drafts/redraft.ts';
import { sendFromAdmin } from '../drafts/sending.ts';
import { fileOfVersion } from '../hosting/queries.ts';
import { approveVersion } from '../publications/publishing.ts';
import { siteSources } from '../versions/sources.ts';
import { lengthProblem } from '../versions/text-limits.ts';
import { textsOfSection } from '../versions/texts.ts';
import { newestVersion, type Version, versionsOf } from '../versions/versions.ts';
import { notedEdits } from './noted-edits.ts';
import { changeFromAdmin, changeOwnSite, keepAsTyped } from './site-changes.ts';

useDatabase();

const pages = ['/', '/about', '/services', '/contact', '/faq'];
const statement = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });

async function pageOf(version: Version, path: string): Promise<string> {
  const file = await fileOfVersion(version.id, path);
  return (await getFile(file?.hash ?? '')).toString();
}

/** Last digits of the phone numbers on a page, as links and as words. */
function numbersIn(html: string): string[] {
  return [...new Set([...html.matchAll(/555.?(\d{4})\b/g)].map(([, digits]) => digits ?? ''))];
}

test("an owner's own text makes the next version, shown immediately, with nothing else changed", async () => {
  const { owner, projectId, version } = await draftedProject('Own Words Plumbing');
  const next = must(
    await changeOwnSite(owner.id, projectId, { texts: [statement('We come when we said & text first.')], name: 'Statement' }),
  ).version;
  expect(next).toMatchObject({ number: 2, name: 'Statement', createdBy: `user:${owner.id}` });
  expect((await versionsOf(projectId, true))[0]?.id).toBe(next.id);
  expect((await pageOf(next, '/')).includes('We come when we said &amp; text first.')).toBe(true);
  expect((await pageOf(next, '/about')) === (await pageOf(version, '/about'))).toBe(true);
  expect((await projectNow(projectId)).state).toBe('draft_ready');
});

test.each(['These words stay.', '1987'])('own text survives a redraft from the brief: %s', async (words) => {
  const { owner, projectId } = await draftedProject(`Surviving Plumbing ${words.length}`);
  must(await changeOwnSite(owner.id, projectId, { texts: [statement(words)], name: 'Statement' })).version;
  await db().update(projects).set({ seed: 20_115 }).where(eq(projects.id, projectId));
  expect(await redraft('1', projectId)).toMatchObject({ ok: true });
  const again = await newestVersion(projectId, false);
  expect(again).toMatchObject({ number: 3, name: 'Rebuilt', sentAt: null });
  expect(JSON.stringify(again?.document)).toContain(JSON.stringify(words));
});

test('changing a text again replaces the change', async () => {
  const { owner, projectId } = await draftedProject('Again Plumbing');
  must(await changeOwnSite(owner.id, projectId, { texts: [statement('First try.')], name: 'One' })).version;
  const next = must(await changeOwnSite(owner.id, projectId, { texts: [statement('Second try.')], name: 'Two' })).version;
  const html = await pageOf(next, '/');
  expect(html.includes('Second try.')).toBe(true);
  expect(html.includes('First try.')).toBe(false);
  expect(await db().$count(siteEdits, eq(siteEdits.projectId, projectId))).toBe(1);
});

test('a change that changes nothing makes no version', async () => {
  const { owner, projectId, version } = await draftedProject('Same Words Plumbing');
  const [line] = textsOfSection(version.document, '/', 'statement');
  expect(must(await changeOwnSite(owner.id, projectId, { texts: [statement('Once.')], name: 'One' })).version.number).toBe(2);
  expect(must(await changeOwnSite(owner.id, projectId, { texts: [statement('Once.')], name: 'Same' })).version.number).toBe(2);
  expect(line?.text).not.toBe('Once.');
});

test('markup in own text is shown as text', async () => {
  const { owner, projectId } = await draftedProject('Markup Plumbing');
  const next = must(
    await changeOwnSite(owner.id, projectId, { texts: [statement('<img src=x onerror=alert(1)>')], name: 'Markup' }),
  ).version;
  expect((await pageOf(next, '/')).includes('<img src=x')).toBe(false);
});

test('a new phone number is on every page, and the old one on none', async () => {
  const { owner, projectId, version } = await draftedProject('New Phone Plumbing');
  const [before, next] = [
    version,
    must(
      await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.phone', value: '(919) 555-0199' }], name: 'Phone' }),
    ).version,
  ];
  for (const path of pages) {
    expect(numbersIn(await pageOf(before, path)), path).toEqual(['0148']);
    expect(numbersIn(await pageOf(next, path)), path).toEqual(['0199']);
  }
  expect(next.passed).toBe(true);
});

test('new hours are in the table and in the structured data', async () => {
  const { owner, projectId } = await draftedProject('New Hours Plumbing');
  const next = must(
    await changeOwnSite(owner.id, projectId, {
      texts: [],
      facts: [{ path: 'business.hours', value: { sat: [['10:00', '14:00']] } }],
      name: 'Hours',
    }),
  ).version;
  const html = await pageOf(next, '/');
  expect(html.includes('10:00')).toBe(true);
  expect(/"opens":\s*"10:00"/.test(html)).toBe(true);
  expect(/"opens":\s*"07:30"/.test(html)).toBe(false);
});

test('an invalid fact is refused with a message, and nothing changes', async () => {
  const { owner, projectId } = await draftedProject('Refused Plumbing');
  const [before] = await db().select().from(briefs).where(eq(briefs.projectId, projectId));
  const answer = await changeOwnSite(owner.id, projectId, {
    texts: [statement('These words go with it.')],
    facts: [
      { path: 'business.email', value: 'new@hollisplumbing.example' },
      { path: 'business.phone', value: '12' },
    ],
    name: 'Both',
  });
  expect(answer).toMatchObject({ ok: false, problems: [{ field: 'business.phone', message: expect.any(String) }] });
  expect(await db().select().from(briefs).where(eq(briefs.projectId, projectId))).toEqual([before]);
  expect(await versionsOf(projectId, false)).toHaveLength(1);
  expect(await db().$count(siteEdits, eq(siteEdits.projectId, projectId))).toBe(0);
});

test('answers that have a verb of their own can’t be changed as facts', async () => {
  const { owner, projectId } = await draftedProject('Proof Plumbing');
  for (const path of ['domain', 'kept'] as const)
    expect(await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path, value: [] }], name: 'Proof' })).toEqual({
      ok: false,
      problems: [{ field: '', code: 'not-editable-here', message: 'This can’t be changed here.' }],
    });
});

test("no one can change another person's site", async () => {
  const [mine, other] = [await draftedProject('My Site Plumbing'), await draftedProject('Your Site Plumbing')];
  expect(await changeOwnSite(mine.owner.id, other.projectId, { texts: [statement('Mine now.')], name: 'x' })).toEqual({
    ok: false,
    problems: [{ field: '', code: 'project-not-found', message: 'This project no longer exists.' }],
  });
  expect(await versionsOf(other.projectId, false)).toHaveLength(1);
});

test('nothing can be changed before the draft exists, or after the project ends', async () => {
  const { owner, projectId } = await scheduledProject('Too Early Plumbing');
  const early = {
    ok: false,
    problems: [{ field: '', code: 'draft-not-ready', message: 'You can change your site once the draft is ready.' }],
  };
  for (const state of ['scheduled', 'drafting', 'in_qa', 'suspended', 'canceled', 'archived'] as const) {
    await db().update(projects).set({ state }).where(eq(projects.id, projectId));
    expect(await changeOwnSite(owner.id, projectId, { texts: [statement('x')], name: 'x' })).toEqual(early);
  }
});

test('a change of a live site waits for approval while the approved version is served', async () => {
  const { owner, projectId, version } = await liveProject('Live Change Plumbing');
  const next = must(await changeOwnSite(owner.id, projectId, { texts: [statement('New and not live.')], name: 'Statement' })).version;
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: version.id });
  expect(await approveVersion(owner.id, projectId, next.id, next.contentHash)).toEqual({ ok: true, isSuspended: false });
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: next.id });
});

test('an admin’s change stays hidden until it’s sent, and then the owner is notified', async () => {
  const { owner, projectId } = await draftedProject('Staff Change Plumbing');
  await db().update(projects).set({ state: 'edits_requested' }).where(eq(projects.id, projectId));
  const next = must(await changeFromAdmin('7', projectId, { texts: [statement('From Admin.')], name: 'Staff' }, false)).version;
  expect(next).toMatchObject({ createdBy: 'admin:7', sentAt: null });
  expect(await versionsOf(projectId, true)).toHaveLength(1);
  const noticeCount = () => db().$count(notifications, and(eq(notifications.userId, owner.id), eq(notifications.title, 'Draft ready')));
  const before = await noticeCount();
  expect(await sendFromAdmin('7', projectId, next.id)).toEqual({ ok: true });
  expect(await versionsOf(projectId, true)).toHaveLength(2);
  expect((await projectNow(projectId)).state).toBe('draft_ready');
  expect(await noticeCount()).toBe(before + 1);
});

test('a version sent while its owner is judging another one reaches them too', async () => {
  const { owner, projectId } = await draftedProject('Sent While Judging Plumbing');
  const next = must(await changeFromAdmin('7', projectId, { texts: [statement('Sent later.')], name: 'Staff' }, false)).version;
  expect(await sendFromAdmin('7', projectId, next.id)).toEqual({ ok: true });
  expect((await versionsOf(projectId, true))[0]?.id).toBe(next.id);
  expect(
    await db().$count(notifications, and(eq(notifications.userId, owner.id), eq(notifications.eventKey, `draft-ready:${next.id}`))),
  ).toBe(1);
});

test('an admin can’t send a version of another project', async () => {
  const [mine, other] = [await draftedProject('Sender Plumbing'), await draftedProject('Not Sender Plumbing')];
  const gone = { ok: false, code: 'version-not-found', message: 'This version no longer exists.' };
  expect(await sendFromAdmin('7', mine.projectId, other.version.id)).toEqual(gone);
  expect(await sendFromAdmin('7', '01890000-0000-7000-8000-000000000000', mine.version.id)).toEqual(gone);
});

test('two changes at the same moment are two versions, each with both', async () => {
  const { owner, projectId } = await draftedProject('Two At Once Plumbing');
  const change = async (section: string, path: string, text: string) =>
    must(await changeOwnSite(owner.id, projectId, { texts: [{ page: '/', section, path, text }], name: section }));
  await Promise.all([change('statement', 'text', 'One of two.'), change('call', 'heading', 'Two of two.')]);
  const newest = await newestVersion(projectId, true);
  expect(newest?.number).toBe(3);
  const html = await pageOf(newest as Version, '/');
  expect(html.includes('One of two.')).toBe(true);
  expect(html.includes('Two of two.')).toBe(true);
});

test('every text of a section is named by the place that a change of it takes', async () => {
  const { owner, projectId, version } = await draftedProject('Every Text Plumbing');
  const texts = textsOfSection(version.document, '/about', 'intro').map(({ path, text }) => ({
    page: '/about',
    section: 'intro',
    path,
    text: `${text} Anew.`,
  }));
  expect(texts.length).toBeGreaterThan(1);
  const next = must(await changeOwnSite(owner.id, projectId, { texts, name: 'Intro' })).version;
  expect(textsOfSection(next.document, '/about', 'intro').map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
});

const heroFact = (version: Version, label: RegExp) => {
  const found = textsOfSection(version.document, '/', 'hero').find(({ path, text }) => /^facts\.\d+\.text$/.test(path) && label.test(text));
  if (!found) throw new Error("The fact doesn't exist.");
  return found;
};

const weekdays = Object.fromEntries(['mon', 'tue', 'wed', 'thu'].map((day) => [day, [['07:30', '17:30']]]));
/** Being open around the clock is a fact of its own under the headline. */
const aroundTheClock = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]));
const hoursAre = (value: unknown) => ({ texts: [], facts: [{ path: 'business.hours' as const, value }], name: 'Hours' });

test('text on a removed fact is kept and listed, never shown under another heading, and returns with the fact', async () => {
  const { owner, projectId } = await draftedProject('Fact Words Plumbing');
  const first = must(await changeOwnSite(owner.id, projectId, hoursAre(aroundTheClock))).version;
  const fact = heroFact(first, /Every day of the week/);
  const own = { page: '/', section: 'hero', path: fact.path, text: 'Day and night', was: fact.text };
  must(await changeOwnSite(owner.id, projectId, { texts: [own], name: 'Top' })).version;
  const closed = must(await changeOwnSite(owner.id, projectId, hoursAre(weekdays))).version;
  expect(JSON.stringify(closed.document.pages)).not.toContain('Day and night');
  const [noted] = await notedEdits(projectId, 'owner');
  expect(noted?.words).toBe(
    'Your text “Day and night” no longer has a place, because “Open 24 hours” is no longer in “Top of the page” on Home.',
  );
  expect((await notedEdits(projectId, 'staff'))[0]?.words).toMatch(/^The owner’s text/);
  const back = must(await changeOwnSite(owner.id, projectId, hoursAre(aroundTheClock))).version;
  expect(heroFact(back, /Day and night/).path).toBe(fact.path);
  expect(await notedEdits(projectId, 'owner')).toEqual([]);
});

test('text that lost its place can be discarded, which makes no version', async () => {
  const { owner, projectId } = await draftedProject('Forgotten Words Plumbing');
  const first = must(await changeOwnSite(owner.id, projectId, hoursAre(aroundTheClock))).version;
  const fact = heroFact(first, /Every day of the week/);
  must(
    await changeOwnSite(owner.id, projectId, { texts: [{ page: '/', section: 'hero', path: fact.path, text: 'Gone soon' }], name: 'Top' }),
  ).version;
  const next = must(await changeOwnSite(owner.id, projectId, hoursAre(weekdays))).version;
  const [noted] = await notedEdits(projectId, 'owner');
  const dropped = [noted?.id ?? ''];
  expect(must(await changeOwnSite(owner.id, projectId, { texts: [], dropped, name: 'Forget' })).version.id).toBe(next.id);
  expect(await db().$count(siteEdits, eq(siteEdits.projectId, projectId))).toBe(0);
  expect((await changeOwnSite(owner.id, projectId, { texts: [], dropped, name: 'Forget' })).ok).toBe(false);
});

test('text on a changed fact stays, the owner is asked about it, and confirming it ends the question', async () => {
  const { owner, projectId } = await draftedProject('Doubtful Words Plumbing');
  const own = { page: '/', section: 'hero', path: 'lead', text: 'Two people. Leaks and heaters.' };
  must(await changeOwnSite(owner.id, projectId, { texts: [own], name: 'Top' })).version;
  await db()
    .update(briefs)
    .set({
      answers: sql`jsonb_set(${briefs.answers}, '{business,description}', '"Four-person plumbing company. We fix leaks inside the Beltline."')`,
    })
    .where(eq(briefs.projectId, projectId));
  await redraft('1', projectId);
  const [noted] = await notedEdits(projectId, 'owner');
  expect(noted).toMatchObject({
    isShown: true,
    words: expect.stringMatching(/^Your text “Two people\. .+” is still shown, although what it replaced was “Two-person/),
  });
  must(await changeOwnSite(owner.id, projectId, { texts: [], kept: [noted?.id ?? ''], name: 'Kept' })).version;
  expect(await notedEdits(projectId, 'owner')).toEqual([]);
  expect(JSON.stringify((await newestVersion(projectId, true))?.document)).toContain('Two people. Leaks and heaters.');
});

test('a text that has changed in the meantime isn’t overwritten', async () => {
  const { owner, projectId, version } = await draftedProject('Overtaken Words Plumbing');
  const [headline] = textsOfSection(version.document, '/', 'hero');
  const change = (text: string) => ({
    texts: [{ page: '/', section: 'hero', path: 'headline', text, was: headline?.text ?? '' }],
    name: 'Top',
  });
  must(await changeOwnSite(owner.id, projectId, change('First.'))).version;
  expect(await changeFromAdmin('1', projectId, change('Second.'), false)).toEqual({
    ok: false,
    problems: [
      {
        field: 'text:headline',
        code: 'text-overtaken',
        label: 'Headline',
        message: 'Headline was changed by someone else meanwhile. Copy your words, then open the section again.',
      },
    ],
  });
});

test('a text that is too long for its place is refused beside its field; one that was longer already may keep its length', async () => {
  const { owner, projectId } = await draftedProject('Long Words Plumbing');
  const wide = (text: string) => ({ texts: [{ page: '/', section: 'hero', path: 'headline', text }], name: 'Top' });
  expect(await changeOwnSite(owner.id, projectId, wide('W'.repeat(121)))).toEqual({
    ok: false,
    problems: [{ field: 'text:headline', message: 'Headline: 1 character too long. The limit is 120.' }],
  });
  expect(await changeOwnSite(owner.id, projectId, wide(`One ${'W'.repeat(41)}`))).toMatchObject({
    problems: [{ field: 'text:headline', message: expect.stringContaining('is a 41-letter word') }],
  });
  expect((await changeFromAdmin('1', projectId, wide('W'.repeat(400)), false)).ok).toBe(false);
  expect(must(await changeOwnSite(owner.id, projectId, wide('word '.repeat(24).trim()))).version.number).toBe(2);
  expect(lengthProblem('headline', 'w '.repeat(80), 'w '.repeat(80))).toBeUndefined();
});

test('a fact that was changed in another window isn’t overwritten, and the others can still be saved', async () => {
  const { owner, projectId } = await draftedProject('Two Windows Plumbing');
  const { answers } = await siteSources(projectId);
  const { phone: was, email, hours } = answers.business as Record<string, unknown>;
  const fact = (path: 'business.phone' | 'business.email' | 'business.hours', value: unknown, seen: unknown) => ({
    texts: [],
    facts: [{ path, value, was: seen }],
    name: 'Fact',
  });
  must(await changeOwnSite(owner.id, projectId, fact('business.phone', '(919) 555-0199', was))).version;
  expect(await changeOwnSite(owner.id, projectId, fact('business.phone', '(919) 555-0111', was))).toEqual({
    ok: false,
    problems: [
      {
        field: 'business.phone',
        code: 'answer-overtaken',
        message: expect.stringContaining('changed somewhere else while you were typing'),
      },
    ],
  });
  must(await changeOwnSite(owner.id, projectId, fact('business.email', 'other@twowindows.test', email ?? ''))).version;
  const both = must(await changeOwnSite(owner.id, projectId, fact('business.hours', { mon: [['09:00', '12:00']] }, hours))).version;
  expect(both.document.facts).toMatchObject({ phone: { display: '(919) 555-0199' }, email: 'other@twowindows.test' });
});

test('the owner undoes our tidying of a text, and later versions keep it as typed', async () => {
  const { owner, projectId } = await draftedProject('Typed Plumbing');
  await db()
    .update(briefs)
    .set({ answers: sql`jsonb_set(${briefs.answers}, '{business,description}', '"we fix leaks , and we dont rush."')` })
    .where(eq(briefs.projectId, projectId));
  await redraft('1', projectId);
  const drafted = (await newestVersion(projectId, false))?.document;
  const description = { field: 'business.description' };
  expect(drafted?.tidied).toContainEqual(expect.objectContaining({ ...description, before: 'we fix leaks, and we dont rush.' }));
  expect(JSON.stringify(drafted?.pages)).toContain('we don’t rush');
  const { version } = must(await keepAsTyped(owner.id, projectId, 'business.description'));
  expect(version.document.tidied).not.toContainEqual(expect.objectContaining(description));
  expect(JSON.stringify(version.document.pages)).toContain('we dont rush');
  expect(await keepAsTyped(owner.id, projectId, 'business.description')).toMatchObject({ ok: false });
});
