import { expect, test } from 'vitest';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, payFor } from '../../tests/helpers/projects.ts';
import { routeArguments } from '../../tests/helpers/screen.ts';
import { visit } from '../../tests/helpers/site-visit.ts';
import { loader } from '../../web/portal/editor/ask-route.tsx';
import { saveAnswer, submitBrief } from '../briefs/briefs.ts';
import { type AnswerPath, answerAt, answerSchemas, isAnswerPath } from '../briefs/schema.ts';
import { draftSite } from '../drafts/drafting.ts';
import { openProject } from '../projects/projects.ts';
import { newestVersion, previewOrigin } from '../versions/versions.ts';
import { type BriefLooks, looksOfBrief, titleOfChosenLook } from './brief-looks.ts';
import { looksOfVersion } from './version-looks.ts';

useDatabase();

/** A brief with the plumber's answers at these paths, not sent yet. */
async function plumbersBrief(paths = Object.keys(answerSchemas)) {
  const owner = await makePerson();
  const { id: projectId } = await openProject(owner.id);
  const save = async (path: AnswerPath, value: unknown) => must(await saveAnswer(owner.id, projectId, path, value));
  for (const path of paths) {
    const value = answerAt(plumber, path);
    if (isAnswerPath(path) && value !== undefined && !path.startsWith('look')) await save(path, value);
  }
  const looks = async () => (await looksOfBrief(owner.id, projectId)) as BriefLooks;
  return { owner, projectId, save, looks };
}

const hostOf = (origin: string) => new URL(origin).host;
const themeIn = (html: string) => /<body class="theme-([a-z]+)/.exec(html)?.[1];
/** The custom properties that a page's style sets to a color. */
const colorsIn = (html: string) => html.match(/--[a-z-]+:#[0-9a-f]{3,8}/g) ?? [];
const home = async (origin: string) => (await visit(hostOf(origin), '/')).text();

test('a brief is offered in six other themes, each at its own address', async () => {
  const { looks } = await plumbersBrief();
  const { ours, others } = await looks();
  const pages = await Promise.all([ours, ...others.map(({ origin }) => origin)].map(home));
  // A headline may be in a line each.
  for (const page of pages) expect(page.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(plumber.business.tagline);
  expect(new Set(pages.map(themeIn)).size).toBe(7);
  expect(pages.slice(1).map(themeIn)).toEqual(others.map(({ chosen }) => chosen.theme));
  const [first] = others;
  const answer = await visit(hostOf(first?.origin ?? ''), '/');
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('an empty brief has looks, too', async () => {
  const { looks } = await plumbersBrief([]);
  const { others } = await looks();
  expect(others).toHaveLength(6);
  expect(await home(others[0]?.origin ?? '')).toContain('Your own description of what you do goes here');
});

test('the same six stay while one is picked and colors and background change, which repaint them', async () => {
  const { looks, save } = await plumbersBrief();
  const before = await looks();
  const [, second] = before.others;
  await save('look.chosen', second?.chosen);
  expect(await looks()).toEqual(before);

  const plain = await home(second?.origin ?? '');
  await save('look.mood', 'dark');
  await save('look.colors', ['#0f4c5c']);
  const after = await looks();
  expect(after).toMatchObject({ ours: before.ours, others: before.others });
  expect(after.state).not.toBe(before.state);
  const painted = await home(second?.origin ?? '');
  expect(painted).not.toBe(plain);
  expect(themeIn(painted)).toBe(themeIn(plain));
  // Our own choice stays on offer as it would be.
  expect(themeIn(await home(after.ours))).not.toBe(themeIn(painted));
});

test('a look that was picked stays on offer when other answers offer others, unless its theme no longer exists', async () => {
  const { looks, save } = await plumbersBrief();
  const seed = 123;
  await save('look.chosen', { theme: 'letter', seed });
  const { others } = await looks();
  expect(others).toHaveLength(6);
  expect(others[0]).toMatchObject({ chosen: { theme: 'letter', seed }, title: 'Letter', feel: 'Quiet and personal' });
  expect(new Set(others.map(({ title }) => title)).size).toBe(6);
  expect(await titleOfChosenLook({ look: { chosen: { theme: 'letter', seed } } })).toBe('Letter');

  await save('look.chosen', { theme: 'gone', seed });
  expect((await looks()).others.map(({ chosen }) => chosen.seed)).not.toContain(seed);
});

test('the draft of a sent brief has the look that was picked, down to its colors', async () => {
  const picked = await plumbersBrief();
  const look = (await picked.looks()).others[2];
  const page = await home(look?.origin ?? '');
  await picked.save('look.chosen', look?.chosen);
  await payFor(picked.owner);
  must(await submitBrief(picked.owner.id, picked.projectId));
  expect(await looksOfBrief(picked.owner.id, picked.projectId)).toBeUndefined();
  await draftSite(picked.projectId);
  const draft = await newestVersion(picked.projectId, false);
  expect(draft?.document.theme.name).toBe(look?.chosen.theme);
  expect(colorsIn(await home(previewOrigin(draft?.previewToken ?? '')))).toEqual(colorsIn(page));
  expect(colorsIn(page).length).toBeGreaterThan(3);
});

test('only the owner of a brief gets its looks', async () => {
  const { owner, projectId } = await plumbersBrief();
  const stranger = await makePerson();
  const asked = (userId: string) =>
    loader(routeArguments({ userId, params: { about: 'brief-looks' }, path: `/portal/editor/ask/brief-looks?project=${projectId}` }));
  expect(((await (await asked(owner.id)).json()) as BriefLooks).others).toHaveLength(6);
  await expect(asked(stranger.id)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await looksOfBrief(stranger.id, projectId)).toBeUndefined();
});

test('addresses of no brief, no theme or no file show nothing', async () => {
  const { looks } = await plumbersBrief();
  const { version } = await draftedProject();
  const [look] = (await looks()).others;
  const [label = ''] = hostOf(look?.origin ?? '').split('.');
  const [, token = '', theme = ''] = label.split('-');
  const wrongToken = token.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
  const wrong = [
    `b-${wrongToken}-${theme}-1`,
    `b-${token}-nothing-1`,
    // Looks that aren't offered aren't built.
    `b-${token}-${theme}-999`,
    `b-${token}-any-1`,
    `b-${token}-${theme}`,
    `b-${token}-${theme}-`,
    `b-${token}-${theme}-x1`,
    `b-${token}-${theme}-1234567890123456`,
    // Each kind of token opens its own kind of address only.
    `l-${token}-${theme}-1`,
    `b-${version.previewToken}-${theme}-1`,
  ];
  for (const other of wrong) expect([other, (await visit(`${other}.sites.localhost:3000`, '/')).status]).toEqual([other, 404]);
  expect((await visit(`${label}.sites.localhost:3000`, '/nowhere')).status).toBe(404);
  expect((await visit(`${label}.sites.localhost:3000`, '/', { method: 'POST' })).status).toBe(405);
});

test('a version shows the looks that it offers, each built once however many ask for it, and no other', async () => {
  const { projectId, version } = await draftedProject();
  const offered = await looksOfVersion(projectId, version.id);
  expect(offered).toHaveLength(6);
  const [look] = offered;
  const host = hostOf(look?.origin ?? '');
  const answers = await Promise.all(Array.from({ length: 5 }, () => visit(host, '/')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(themeIn(await (answers[0] as Response).text())).toBe(look?.chosen.theme);
  const other = (seed: string) => visit(host.replace(/-\d+\./, `-${seed}.`), '/');
  expect((await other('999')).status).toBe(404);
  expect((await visit(host.replace(`-${look?.chosen.theme}-`, '-nothing-'), '/')).status).toBe(404);
});
