import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, projects } from '../../db/schema/index.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { openProject } from '../projects/projects.ts';
import { saveAnswer, saveStep, submitBrief } from './briefs.ts';
import { briefForm, briefRevision, currentBriefForm, freeHost, problemsIn } from './queries.ts';

useDatabase();

async function openOne() {
  const { id: ownerId } = await makePerson();
  const { id: projectId } = await openProject(ownerId);
  const form = async () => {
    const found = await briefForm(ownerId, projectId);
    if (!found) throw new Error('The brief is gone.');
    return found;
  };
  return { ownerId, projectId, form };
}

test('a field is saved at its path, counted, and names the project', async () => {
  const { ownerId, projectId, form } = await openOne();
  expect(await saveAnswer(ownerId, projectId, 'business.name', 'Hollis')).toEqual({ ok: true, revision: 1 });
  expect(await saveAnswer(ownerId, projectId, 'business.phone', '12')).toEqual({ ok: true, revision: 2 });
  const { answers, revision, project } = await form();
  expect(answers).toEqual({ business: { name: 'Hollis', phone: '12' } });
  expect([revision, await briefRevision(ownerId, projectId), project.name]).toEqual([2, 2, 'Hollis']);
});

test('a paste far too long for its field is kept whole, and reported with its length and the limit', async () => {
  const { ownerId, projectId, form } = await openOne();
  const pasted = 'Yes. '.repeat(1400).trim();
  expect(await saveAnswer(ownerId, projectId, 'details.faq', [{ question: 'Do you charge?', answer: pasted }])).toMatchObject({ ok: true });
  expect(await saveAnswer(ownerId, projectId, 'business.tagline', pasted)).toMatchObject({ ok: true });
  const kept = await form();
  expect(kept.answers).toMatchObject({ details: { faq: [{ answer: pasted }] }, business: { tagline: pasted } });
  const messages = problemsIn(kept).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(`is ${pasted.length} characters long. Use 1200 or fewer.`));
  expect(messages).toContainEqual(expect.stringContaining(`is ${pasted.length} characters long. Use 120 or fewer.`));
});

test('a new tagline is meant as the headline, so a line that was chosen before is forgotten', async () => {
  const { ownerId, projectId, form } = await openOne();
  const save = async (path: string, value: unknown) =>
    expect(await saveAnswer(ownerId, projectId, path, value)).toMatchObject({ ok: true });
  await save('look.headline', null);
  await save('look.headline', 'We leave no mess');
  await save('business.tagline', '');
  expect((await form()).answers).toMatchObject({ look: { headline: 'We leave no mess' } });
  await save('business.tagline', 'Pipes, honestly');
  expect((await form()).answers.look).not.toHaveProperty('headline');
  await save('look.opening', 'plain');
  await save('business.tagline', 'Pipes, kindly');
  expect((await form()).answers).not.toHaveProperty('look.opening');
});

test('an answer too long to store is refused', async () => {
  const { ownerId, projectId } = await openOne();
  expect(await saveAnswer(ownerId, projectId, 'business.tagline', 'x'.repeat(20_001))).toEqual({
    ok: false,
    code: 'answer-too-long',
    max: 20_000,
    message: 'Answers can be up to 20,000 characters. Please shorten this one.',
  });
  expect(await saveAnswer(ownerId, projectId, 'business.tagline', 7)).toEqual({
    ok: false,
    code: 'answer-invalid',
    message: 'This answer isn’t in the right format.',
  });
});

test('a save that arrives after a later one of the same tab changes nothing, and another tab’s does', async () => {
  const { ownerId, projectId, form } = await openOne();
  const save = (path: string, value: string, tab: string, number: number) => saveAnswer(ownerId, projectId, path, value, { tab, number });
  await save('business.name', 'Hollis Plumbing', 'first', 8);
  expect(await save('business.name', 'Hol', 'first', 7)).toEqual({ ok: true, revision: 1 });
  await save('business.tagline', 'On time', 'first', 7);
  expect((await form()).answers.business).toEqual({ name: 'Hollis Plumbing', tagline: 'On time' });
  await save('business.name', 'Hollis & Sons', 'second', 1);
  await save('business.tagline', 'Always on time', 'first', 9);
  expect((await form()).answers.business).toEqual({ name: 'Hollis & Sons', tagline: 'Always on time' });
});

test('twelve fields saved at the same moment all stay', async () => {
  const { ownerId, projectId, form } = await openOne();
  const fields: [string, unknown][] = [
    ['business.name', 'Hollis'],
    ['business.trade', 'plumber'],
    ['business.phone', '(919) 555-0148'],
    ['business.email', 'a@b.example'],
    ['business.tagline', 'On time'],
    ['business.founded', 2011],
    ['look.mood', 'warm'],
    ['look.style', 'plain'],
    ['services', [{ name: 'Drains' }]],
    ['promises', ['insured']],
    ['proof.awards', ['Best of']],
    ['pages', ['home']],
  ];
  const results = await Promise.all(fields.map(([path, value]) => saveAnswer(ownerId, projectId, path, value)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  const { answers, revision } = await form();
  expect(revision).toBe(fields.length);
  expect(answers).toEqual({
    business: { name: 'Hollis', trade: 'plumber', phone: '(919) 555-0148', email: 'a@b.example', tagline: 'On time', founded: 2011 },
    look: { mood: 'warm', style: 'plain' },
    services: [{ name: 'Drains' }],
    promises: ['insured'],
    proof: { awards: ['Best of'] },
    pages: ['home'],
  });
});

test.each(['business', 'business.owner', 'constructor', '__proto__', 'business.name.length', '', 'look.tuning', 'look.variants'])(
  '"%s" isn’t a field of the brief',
  async (path) => {
    const { ownerId, projectId, form } = await openOne();
    expect(await saveAnswer(ownerId, projectId, path, 'x')).toEqual({
      ok: false,
      code: 'answer-unknown',
      message: 'This field isn’t part of the brief.',
    });
    expect((await form()).answers).toEqual({});
  },
);

test('an answer of another shape is refused', async () => {
  const { ownerId, projectId, form } = await openOne();
  for (const [path, value] of [
    ['business.name', 5],
    ['business.name', 'x'.repeat(2001)],
    ['services', [{ name: 'Drains', secret: true }]],
    ['look.mood', 'gloomy'],
  ] as const)
    expect((await saveAnswer(ownerId, projectId, path, value)).ok).toBe(false);
  expect((await form()).answers).toEqual({});
});

test("another person's brief can be neither read nor changed", async () => {
  const { projectId, form } = await openOne();
  const { id: strangerId } = await makePerson();
  expect((await saveAnswer(strangerId, projectId, 'business.name', 'Mine now')).ok).toBe(false);
  await saveStep(strangerId, projectId, 'review');
  expect(await briefForm(strangerId, projectId)).toBeUndefined();
  expect(await currentBriefForm(strangerId)).toBeUndefined();
  expect(await briefRevision(strangerId, projectId)).toBe(0);
  expect((await submitBrief(strangerId, projectId)).ok).toBe(false);
  const { answers, step } = await form();
  expect([answers, step]).toEqual([{}, 'business']);
});

test('an empty brief names everything that is missing', async () => {
  const { ownerId, projectId, form } = await openOne();
  expect(problemsIn(await form()).map(({ field }) => field)).toEqual(['business.name', 'business.trade', 'business.description', 'pages']);
  const result = await submitBrief(ownerId, projectId);
  expect(result).toEqual({ ok: false, problems: problemsIn(await form()) });
});

test('blank rows are skipped where problems count entries', async () => {
  const { ownerId, projectId, form } = await openOne();
  await saveAnswer(ownerId, projectId, 'services', [{ name: '' }, { name: 'Drains', priceFrom: 'about $50' }]);
  expect(problemsIn(await form()).map(({ field }) => field)).toContain('services.0.priceFrom');
});

test('a submitted brief takes no more answers', async () => {
  const { ownerId, projectId, form } = await openOne();
  for (const [path, value] of Object.entries({
    'business.name': plumber.business.name,
    'business.trade': plumber.business.trade,
    'business.description': plumber.business.description,
    'business.phone': plumber.business.phone,
    services: plumber.services,
    pages: plumber.pages,
  }))
    expect((await saveAnswer(ownerId, projectId, path, value)).ok).toBe(true);
  expect(await submitBrief(ownerId, projectId)).toEqual({ ok: true });
  expect(await saveAnswer(ownerId, projectId, 'business.name', 'Later')).toEqual({
    ok: false,
    code: 'brief-submitted',
    message: 'You’ve already sent your brief. Make changes in the portal from here on.',
  });
  const { submittedAt, project } = await form();
  expect(submittedAt).toBeInstanceOf(Date);
  expect(project).toMatchObject({ state: 'awaiting_payment', slug: 'hollis-daughter-plumbing', name: plumber.business.name });
  expect(await freeHost(projectId, plumber)).toMatch(/^hollis-daughter-plumbing\./);
  const other = await openOne();
  expect(await freeHost(other.projectId, plumber)).toMatch(/^hollis-daughter-plumbing-2\./);
  expect(await freeHost(other.projectId, {})).toMatch(/^your-business\./);
});

test('the address chosen in the brief is the one that is shown and that the site gets, whatever the business is called', async () => {
  const { ownerId, projectId, form } = await openOne();
  await db().update(briefs).set({ answers: plumber }).where(eq(briefs.projectId, projectId));
  const choose = (address: string) => saveAnswer(ownerId, projectId, 'domain', { kind: 'free', address });
  const shown = async () => (await freeHost(projectId, (await form()).input)).split('.')[0];
  await choose('');
  expect(await shown()).toMatch(/^hollis-daughter-plumbing/);
  await choose('¿?');
  expect(await shown()).toMatch(/^hollis-daughter-plumbing/);
  expect(problemsIn(await form())).toMatchObject([{ field: 'domain.address', message: expect.stringContaining('"¿?" can’t be used') }]);
  expect((await submitBrief(ownerId, projectId)).ok).toBe(false);
  await choose(' Raleigh’s Pipes ');
  await saveAnswer(ownerId, projectId, 'business.name', 'Hollis and Son');
  expect(await shown()).toBe('raleighs-pipes');
  expect(await submitBrief(ownerId, projectId)).toEqual({ ok: true });
  expect((await form()).project).toMatchObject({ slug: 'raleighs-pipes', name: 'Hollis and Son' });
});

test('if another site takes the chosen address first, the owner gets the next one, which is shown before and named after', async () => {
  const { ownerId, projectId, form } = await openOne();
  await db()
    .update(briefs)
    .set({ answers: { ...plumber, domain: { kind: 'free', address: 'Old Mill' } } })
    .where(eq(briefs.projectId, projectId));
  const other = await openOne();
  await db().update(projects).set({ slug: 'old-mill' }).where(eq(projects.id, other.projectId));
  expect(await freeHost(projectId, (await form()).input)).toMatch(/^old-mill-2\./);
  expect(await submitBrief(ownerId, projectId)).toEqual({ ok: true, taken: { wished: 'old-mill', given: 'old-mill-2' } });
  expect((await form()).project.slug).toBe('old-mill-2');
  expect(await submitBrief(ownerId, projectId)).toEqual({ ok: true });
});

test('the step is remembered, and the brief being worked on is the newest that is not over', async () => {
  const { ownerId, projectId } = await openOne();
  await saveStep(ownerId, projectId, 'photos');
  expect(await currentBriefForm(ownerId)).toMatchObject({ projectId, step: 'photos' });
  await db().update(projects).set({ state: 'canceled' }).where(eq(projects.id, projectId));
  expect(await currentBriefForm(ownerId)).toBeUndefined();
  const next = await openProject(ownerId);
  expect(await currentBriefForm(ownerId)).toMatchObject({ projectId: next.id, step: 'business' });
  expect(await db().$count(briefs, eq(briefs.projectId, next.id))).toBe(1);
});
