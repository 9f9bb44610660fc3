import type { SectionEdit } from '../../sites/writer/edits.ts';
import { type SubmitResult, withFact } from '../briefs/briefs.ts';
import type { AnswerPath } from '../briefs/schema.ts';
import { type UploadChanges, withUploads } from '../briefs/uploads-later.ts';
import type { SiteSources } from '../projects/building.ts';
import type { TextChange } from './schema.ts';

/** A change of texts, pictures or facts that becomes one new version. */
export interface SiteChange {
  texts: TextChange[];
  /** Pictures by place; the value is the workshop's picture. */
  pictures?: SectionEdit[];
  facts?: { path: AnswerPath; value: unknown }[];
  /** Photos and logo of the brief. */
  uploads?: UploadChanges;
  /** Requests that this change answers, with a word to the owner. */
  requests?: { ids: string[]; reply: string };
  /** What the version is called: 'Hours, leak price'. */
  name: string;
}

/** What is wrong with a change, by field of the brief; '' is the change as a whole. */
export type ChangeProblems = Extract<SubmitResult, { ok: false }>['problems'];

/** The edits of a change: each replaces the one at its place. */
export function editsOf({ texts, pictures = [] }: SiteChange): SectionEdit[] {
  return [...texts.map(({ page, section, path, text }) => ({ page, section, path, value: text })), ...pictures];
}

/** What the site is built from once a change is made, or why it can't be. */
export function withChange(
  sources: SiteSources,
  change: SiteChange,
): { ok: true; sources: SiteSources } | { ok: false; problems: ChangeProblems } {
  let { answers, uploads } = sources;
  for (const { path, value } of change.facts ?? []) {
    const next = withFact(answers, path, value);
    if (!next.ok) return next;
    answers = next.answers;
  }
  if (change.uploads) {
    const next = withUploads(uploads, change.uploads);
    if ('refused' in next) return { ok: false, problems: [{ field: '', message: next.refused }] };
    uploads = next;
  }
  const laid = editsOf(change);
  const kept = sources.edits.filter((edit) => !laid.some((other) => samePlace(edit, other)));
  return { ok: true, sources: { ...sources, answers, uploads, edits: [...kept, ...laid] } };
}

function samePlace(one: SectionEdit, other: SectionEdit): boolean {
  return one.page === other.page && one.section === other.section && one.path === other.path;
}
