import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { briefs, projects } from '../../db/schema/index.ts';
import { readBrief } from '../../sites/brief/read-brief.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { markBriefSubmitted, nameProject } from '../projects/projects.ts';
import { problemOf } from '../refusals.ts';
import { withAnswer, withoutField } from './answers.ts';
import { briefForm } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { type AnswerPath, type Answers, answerSchemas, type BriefStep, isAnswerPath, operatorPaths, type SaveOrder } from './schema.ts';
import { addressName, freeSlug, slugOf, wishedAddress } from './slug.ts';

export type SaveResult = Result<{ revision: number }>;

/**
 * Saves one field of a person's own brief. Refuses unknown fields and a brief that is already submitted. A save that one tab
 * sent before another of the same field, but that arrives after it, changes nothing.
 */
export async function saveAnswer(ownerId: string, projectId: string, path: string, value: unknown, order?: SaveOrder): Promise<SaveResult> {
  if (!isAnswerPath(path) || operatorPaths.includes(path)) return refusedAs('answer-unknown');
  const parsed = answerSchemas[path].safeParse(value);
  if (!parsed.success) return refusalOf(parsed.error);
  return db().transaction(async (tx) => {
    const brief = await ownBrief(tx, ownerId, projectId);
    if (!brief) return refusedAs('brief-submitted');
    const last = brief.lastSaves[path];
    if (order && last?.tab === order.tab && last.number >= order.number) return { ok: true, revision: brief.revision };
    const answers = withNewAnswer(brief.answers, path, parsed.data);
    const revision = brief.revision + 1;
    const lastSaves = { ...brief.lastSaves, [path]: order };
    await tx.update(briefs).set({ answers, revision, lastSaves, updatedAt: sql`now()` }).where(eq(briefs.id, brief.id));
    if (path === 'business.name') await nameProject(tx, projectId, tidy(String(parsed.data ?? ''), 'name'));
    await publishChange(tx, { topic: 'user', id: ownerId });
    return { ok: true, revision };
  });
}

/** Answers with a new one. A new tagline is meant as the headline, so a headline that was chosen before is forgotten. */
function withNewAnswer(answers: Answers, path: AnswerPath, value: unknown): Answers {
  const before = path === 'business.tagline' && value ? ['look.headline', 'look.opening'].reduce(withoutField, answers) : answers;
  return withAnswer(before, path, value);
}

function refusalOf({ issues }: z.ZodError) {
  const limits = issues.flatMap((issue) => (issue.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : []));
  if (limits.length === 0) return refusedAs('answer-invalid');
  return refusedAs('answer-too-long', { max: Math.min(...limits) });
}

/** Saves the step a person is on, so they can continue on another device. */
export async function saveStep(ownerId: string, projectId: string, step: BriefStep): Promise<void> {
  const brief = await ownBrief(db(), ownerId, projectId);
  if (brief) await db().update(briefs).set({ step }).where(eq(briefs.id, brief.id));
}

/** `taken` is the address that the owner chose, if another site has it, with the one that theirs has instead. */
export type SubmitResult = Result<
  { taken?: { wished: string; given: string } | undefined },
  { problems: { field: string; code?: string; message: string }[] }
>;

/** Checks the whole brief and submits it if it's valid: sets names and host name, and starts the work if it's paid. */
export async function submitBrief(ownerId: string, projectId: string): Promise<SubmitResult> {
  const form = await briefForm(ownerId, projectId);
  if (!form) return { ok: false, problems: [problemOf(refusedAs('brief-not-found'))] };
  if (form.submittedAt) return { ok: true };
  const reading = readBrief(form.input);
  if (!reading.ok) return reading;
  const { name } = reading.brief.business;
  return db().transaction(async (tx) => {
    const [submitted] = await tx
      .update(briefs)
      .set({ submittedAt: new Date() })
      .where(and(eq(briefs.projectId, projectId), isNull(briefs.submittedAt)))
      .returning({ id: briefs.id });
    if (!submitted) return { ok: true };
    const wish = wishedAddress(form.input);
    const slug = await freeSlug(tx, addressName(form.input), projectId);
    await markBriefSubmitted(tx, projectId, name, slug, `user:${ownerId}`);
    await notifyAdmins(tx, 'brief-submitted', {
      type: 'info',
      title: 'Brief submitted',
      message: `${name} sent their brief.`,
      link: `/admin/projects/${projectId}`,
      eventKey: `brief:${projectId}`,
    });
    const wished = wish && slugOf(wish);
    return { ok: true, taken: wished && wished !== slug ? { wished, given: slug } : undefined };
  });
}

/** Answers with one fact changed after the brief was submitted, such as phone or hours. The whole brief is validated. */
export function withFact(
  answers: Answers,
  path: AnswerPath,
  value: unknown,
): { ok: true; answers: Answers } | Extract<SubmitResult, { ok: false }> {
  const parsed = answerSchemas[path].safeParse(value);
  if (!parsed.success) return { ok: false, problems: [problemOf(refusedAs('answer-invalid'), path)] };
  const changed = withNewAnswer(answers, path, parsed.data);
  const reading = readBrief(changed);
  const problems = reading.ok
    ? []
    : reading.problems.filter((problem) => problem.field === '' || problem.field.startsWith(path) || path.startsWith(problem.field));
  return problems.length ? { ok: false, problems } : { ok: true, answers: changed };
}

/** Stores changes of a submitted brief, and records that the site's sources have changed. */
export async function storeChangedBrief(tx: Connection, projectId: string, answers: Answers): Promise<void> {
  await tx
    .update(briefs)
    .set({ answers, revision: sql`${briefs.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(briefs.projectId, projectId));
}

/**
 * Locks the brief until the transaction ends, because all answers are one column and two fields saved at the same time must
 * both be kept.
 */
async function ownBrief(tx: Connection, ownerId: string, projectId: string) {
  const [row] = await tx
    .select({ brief: briefs })
    .from(briefs)
    .innerJoin(projects, eq(projects.id, briefs.projectId))
    .where(and(eq(briefs.projectId, projectId), eq(projects.ownerId, ownerId), isNull(briefs.submittedAt)))
    .for('update', { of: briefs });
  return row?.brief;
}
