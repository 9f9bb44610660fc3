import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import { isStaff } from '../audit/audit.ts';
import { answeredBy, finishAnswered, mailEditsDone, settleAfterVersion } from '../edit-requests/edit-requests.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import type { Project } from '../projects/projects.ts';
import { recordEvent } from '../projects/states.ts';
import { type Version, versionOf } from '../versions/versions.ts';
import { checkNames, showDraft, showVersion } from './drafting.ts';
import { refusedAs } from './refusals.ts';

/**
 * Why a version isn't shown to its owner: checks that failed, and text by admins that isn't in the owner's answers. An admin
 * can override both with `despiteGate`. What was in the version shown before was accepted then, so an owner's own change is
 * held only for new failures, and admins confirm a text once.
 */
export async function heldBack(
  tx: Transaction,
  projectId: string,
  gate: GateReport,
  actor: string,
  despiteGate = false,
): Promise<string[]> {
  const toConfirm = isStaff(actor) ? wordsToConfirm(gate) : [];
  if (despiteGate || (gate.passed && toConfirm.length === 0)) return [];
  const failed = gate.checks.filter(({ status }) => status === 'fail');
  const [shown] = await tx
    .select({ gate: siteVersions.gate })
    .from(siteVersions)
    .where(and(eq(siteVersions.projectId, projectId), isNotNull(siteVersions.sentAt)))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  const before = shown?.gate;
  if (isStaff(actor)) {
    const knownWords = new Set(before ? wordsToConfirm(before) : []);
    return [...failed.map(({ label }) => label), ...(toConfirm.some((words) => !knownWords.has(words)) ? [unsourcedWords] : [])];
  }
  const failedBefore = new Set((before?.checks ?? []).flatMap(({ key, status }) => (status === 'fail' ? [key] : [])));
  return failed.filter(({ key }) => !failedBefore.has(key)).map(({ label }) => label);
}

const unsourcedWords = 'Text by staff, not from the brief';

/** Text by admins that isn't in the owner's answers, each with its place. */
export function wordsToConfirm({ checks }: GateReport): string[] {
  return checks.flatMap(({ key, status, where }) => (key === 'claims' && status === 'warn' ? (where ?? []) : []));
}

/** Notifies admins that an owner's version waits for them. They aren't notified of their own. */
export async function notifyOfHeldBack(tx: Transaction, project: Project, version: Version, held: string[], actor: string): Promise<void> {
  await recordEvent(tx, project.id, {
    actor: 'system',
    event: { kind: 'gate', passed: version.passed, checks: held },
    versionId: version.id,
  });
  if (isStaff(actor)) return;
  await notifyAdmins(tx, 'gate-failed', {
    type: 'warning',
    title: 'Quality check failed',
    message: `Version ${version.number} of ${project.name} failed ${checkNames(held)}.`,
    link: `/admin/projects/${project.id}`,
    eventKey: `gate:${version.id}`,
  });
}

/** Shows a changed version to its owner. A live site keeps serving the approved version until they approve this one. */
export async function sendChanged(tx: Transaction, project: Project, version: Version, actor: string): Promise<void> {
  const answered = await answeredBy(tx, project, version);
  if (isStaff(actor)) await showDraft(tx, project, version, actor, answered);
  else {
    // Owners aren't notified of their own changes, but of our edits that come with them.
    await showVersion(tx, project, version, actor);
    await mailEditsDone(tx, project, version, answered);
  }
  await finishAnswered(tx, project, version, actor, answered);
  await settleAfterVersion(tx, project, actor);
}

/** Sends an existing version to the customer. If it failed the quality check, only with `despiteGate`. */
export async function sendFromAdmin(adminId: string, projectId: string, versionId: string, despiteGate = false): Promise<Result> {
  const actor = `admin:${adminId}`;
  return db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
    const version = project ? await versionOf(tx, projectId, versionId) : undefined;
    if (!project || !version) return refusedAs('version-not-found');
    const held = await heldBack(tx, projectId, version.gate, actor, despiteGate);
    if (held.length > 0) return refusedAs('checks-failed', { checks: held });
    const answered = await answeredBy(tx, project, version);
    if (!(await showDraft(tx, project, version, actor, answered))) return refusedAs('draft-not-sendable');
    await finishAnswered(tx, project, version, actor, answered);
    await settleAfterVersion(tx, project, actor);
    return { ok: true };
  });
}
