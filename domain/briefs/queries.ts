import { and, desc, eq, notInArray } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { briefs, projects, uploads } from '../../db/schema/index.ts';
import { readBrief } from '../../sites/brief/read-brief.ts';
import { tidyInput } from '../../sites/brief/tidy-input.ts';
import type { Photo } from '../../sites/document/document.ts';
import { siteOrigin } from '../addresses.ts';
import { filledAnswers } from './answers.ts';
import { inSiteOrder } from './photo-order.ts';
import type { Answers } from './schema.ts';
import { addressName, freeSlug } from './slug.ts';

export interface BriefProblem {
  /** Brief path such as `services.0.priceFrom`; its list positions count filled entries only. */
  field: string;
  message: string;
}

export type Upload = typeof uploads.$inferSelect & { photo: Photo };

/** What building a site needs: the brief in its exchange format and the encoded pictures it names. */
export interface BriefInput {
  input: Answers;
  photos: { field: string; photo: Photo; alt?: string }[];
}

/** A person's own brief for the form. Undefined for another person's brief and for a missing one. */
export async function briefForm(ownerId: string, projectId: string) {
  const [row] = await db()
    .select({ brief: briefs, project: projects })
    .from(briefs)
    .innerJoin(projects, eq(projects.id, briefs.projectId))
    .where(and(eq(briefs.projectId, projectId), eq(projects.ownerId, ownerId)));
  if (!row) return undefined;
  const pictures = await uploadsOf(db(), projectId);
  return {
    ...row.brief,
    answers: row.brief.answers,
    project: row.project,
    uploads: pictures,
    ...briefInput(row.brief.answers, pictures),
  };
}

/** The brief of a person's newest project that hasn't ended. */
export async function currentBriefForm(ownerId: string) {
  const [project] = await db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), notInArray(projects.state, ['canceled', 'archived'])))
    .orderBy(desc(projects.createdAt))
    .limit(1);
  return project && briefForm(ownerId, project.id);
}

/** The revision of a person's own brief, which is part of its preview's URL. */
export async function briefRevision(ownerId: string, projectId: string): Promise<number> {
  const [row] = await db()
    .select({ revision: briefs.revision })
    .from(briefs)
    .innerJoin(projects, eq(projects.id, briefs.projectId))
    .where(and(eq(briefs.projectId, projectId), eq(projects.ownerId, ownerId)));
  return row?.revision ?? 0;
}

/** Problems that would prevent submitting a brief now, in sentences by field. */
export function problemsIn({ input }: BriefInput): BriefProblem[] {
  const reading = readBrief(input);
  return reading.ok ? [] : reading.problems;
}

/** The host name that a site gets if its brief is submitted with these answers now, with the port if there is one. */
export async function freeHost(projectId: string, answers: Answers): Promise<string> {
  return new URL(siteOrigin(await freeSlug(db(), addressName(answers) || 'your-business', projectId))).host;
}

/** True if the brief that an order pays for is submitted. False if the order has no project. */
export async function briefIsSent(orderId: string): Promise<boolean> {
  const [brief] = await db()
    .select({ submittedAt: briefs.submittedAt })
    .from(projects)
    .innerJoin(briefs, eq(briefs.projectId, projects.id))
    .where(eq(projects.orderId, orderId));
  return Boolean(brief?.submittedAt);
}

/** A project's brief, for building its site and for Admin. */
export async function briefOfProject(tx: Connection, projectId: string) {
  const [brief] = await tx.select().from(briefs).where(eq(briefs.projectId, projectId));
  if (!brief) return undefined;
  return { ...brief, ...briefInput(brief.answers, await uploadsOf(tx, projectId)) };
}

/** The unfinished brief with this preview token. */
export async function briefByPreviewToken(token: string) {
  const [row] = await db()
    .select({ brief: briefs, project: projects })
    .from(briefs)
    .innerJoin(projects, eq(projects.id, briefs.projectId))
    .where(eq(briefs.previewToken, token));
  if (!row) return undefined;
  return { ...row.brief, project: row.project, ...briefInput(row.brief.answers, await uploadsOf(db(), row.brief.projectId)) };
}

export async function uploadsOf(tx: Connection, projectId: string): Promise<Upload[]> {
  const rows = await tx.select().from(uploads).where(eq(uploads.projectId, projectId)).orderBy(uploads.position, uploads.createdAt);
  return inSiteOrder(rows);
}

/** Answers with their uploads, as the exchange format names files. The answers stay as typed, what's made from them is tidied. */
export function briefInput(answers: Answers, pictures: Upload[]): BriefInput {
  const tidied = filledAnswers(tidyInput(answers) as Answers);
  const logo = pictures.find((upload) => upload.kind === 'logo');
  const photos = inSiteOrder(pictures.filter((upload) => upload.kind === 'photo'));
  const look = { ...(tidied.look as object | undefined), ...(logo ? { logo: `${logo.id}.png` } : {}) };
  const input: Answers = {
    ...tidied,
    // Adds empty required parts, so their missing fields are listed.
    business: tidied.business ?? {},
    pages: tidied.pages ?? [],
    ...(Object.keys(look).length ? { look } : {}),
    ...(photos.length
      ? {
          photos: photos.map((upload) => ({
            file: `${upload.id}.jpg`,
            ...(upload.alt ? { alt: upload.alt } : {}),
            rights: upload.rights,
            ...(upload.keep ? { keep: true } : {}),
            ...(photos.some(({ id }) => id === upload.photo.after) ? { after: `${upload.photo.after}.jpg` } : {}),
          })),
        }
      : {}),
  };
  return {
    input,
    photos: [
      ...(logo ? [{ field: 'look.logo', photo: logo.photo }] : []),
      ...photos.map((upload, index) => ({ field: `photos.${index}`, photo: upload.photo, ...(upload.alt ? { alt: upload.alt } : {}) })),
    ],
  };
}
