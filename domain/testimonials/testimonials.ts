import { asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { startOfDay, today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects, testimonials } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { refusedAs } from './refusals.ts';
import type { TypedTestimonial } from './schema.ts';

type Testimonial = typeof testimonials.$inferSelect;
export type SaveResult = Result<{ id: string }, { field: 'consentDay' | 'site' | '' } & ReturnType<typeof refusedAs>>;

/** Adds a testimonial at the end of the list. Public pages show it if it has consent. */
export async function addTestimonial(wanted: TypedTestimonial, actor: string, now: Date = new Date()): Promise<SaveResult> {
  return db().transaction(async (tx): Promise<SaveResult> => {
    await lockOrder(tx);
    const values = await checked(tx, wanted, now);
    if (!values.ok) return values;
    const [last] = await tx.select({ position: sql<number>`coalesce(max(${testimonials.position}), 0)` }).from(testimonials);
    const [added] = await tx
      .insert(testimonials)
      .values({ ...values.row, position: (last?.position ?? 0) + 1 })
      .returning({ id: testimonials.id });
    if (!added) throw new Error('The testimonial could not be stored.');
    await record(tx, actor, 'testimonial.add', added.id, consentInWords(values.row));
    return { ok: true, id: added.id };
  });
}

/** Changes a testimonial. Demo samples are refused, so they can't be turned into something that looks real. Undefined if it doesn't exist. */
export async function changeTestimonial(
  id: string,
  wanted: TypedTestimonial,
  actor: string,
  now: Date = new Date(),
): Promise<SaveResult | undefined> {
  return db().transaction(async (tx): Promise<SaveResult | undefined> => {
    const testimonial = await locked(tx, id);
    if (!testimonial) return undefined;
    if (testimonial.sample) return { ...refusedAs('sample-unchangeable'), field: '' };
    const values = await checked(tx, wanted, now);
    if (!values.ok) return values;
    await tx.update(testimonials).set(values.row).where(eq(testimonials.id, id));
    await record(tx, actor, 'testimonial.change', id, consentInWords(values.row));
    return { ok: true, id };
  });
}

/** Swaps a testimonial with the one before or after it. False at the end of the list, or if it no longer exists. */
export async function moveTestimonial(id: string, to: 'up' | 'down', actor: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    await lockOrder(tx);
    const testimonial = await locked(tx, id);
    if (!testimonial) return false;
    await numberInOrder(tx);
    const [{ position = 0 } = {}] = await tx.select().from(testimonials).where(eq(testimonials.id, id));
    const [neighbor] = await tx
      .select()
      .from(testimonials)
      .where(to === 'up' ? lt(testimonials.position, position) : gt(testimonials.position, position))
      .orderBy(to === 'up' ? desc(testimonials.position) : asc(testimonials.position))
      .limit(1);
    if (!neighbor) return false;
    await tx.update(testimonials).set({ position: neighbor.position }).where(eq(testimonials.id, id));
    await tx.update(testimonials).set({ position }).where(eq(testimonials.id, neighbor.id));
    await record(tx, actor, 'testimonial.move', id, to);
    return true;
  });
}

/** Hides a testimonial from public pages, or shows it again. False if nothing changes, or if it no longer exists. */
export async function showTestimonial(id: string, shown: boolean, actor: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const testimonial = await locked(tx, id);
    if (!testimonial || testimonial.hidden === !shown) return false;
    await tx.update(testimonials).set({ hidden: !shown }).where(eq(testimonials.id, id));
    await record(tx, actor, shown ? 'testimonial.show' : 'testimonial.hide', id);
    return true;
  });
}

/** Deletes a testimonial permanently. False if it no longer exists. */
export async function deleteTestimonial(id: string, actor: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    if (!(await locked(tx, id))) return false;
    await tx.delete(testimonials).where(eq(testimonials.id, id));
    await record(tx, actor, 'testimonial.delete', id);
    return true;
  });
}

/** The row for a submitted testimonial, or an error that the schema can't detect: a future day, or an unknown site. */
async function checked(tx: Connection, wanted: TypedTestimonial, now: Date) {
  const { consentBy, consentDay, site, ...row } = wanted;
  if (consentDay && consentDay > today(now)) return { ...refusedAs('consent-in-future'), field: 'consentDay' as const };
  const [project] = site ? await tx.select({ id: projects.id }).from(projects).where(eq(projects.slug, site)) : [];
  if (site && !project) return { ...refusedAs('site-unknown'), field: 'site' as const };
  const consent = consentDay ? { consentBy, consentAt: startOfDay(consentDay) } : { consentBy: null, consentAt: null };
  return { ok: true as const, row: { ...row, ...consent, projectId: project?.id ?? null } };
}

/** Serializes changes of the display order. */
async function lockOrder(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('testimonials'))`);
}

/** Gives every testimonial a distinct position in display order. */
async function numberInOrder(tx: Connection): Promise<void> {
  await tx.execute(sql`update ${testimonials} set position = numbered.place
    from (select id, row_number() over (order by position, id) as place from ${testimonials}) numbered
    where numbered.id = ${testimonials.id}`);
}

async function locked(tx: Connection, id: string): Promise<Testimonial | undefined> {
  if (!isId(id)) return undefined;
  const [known] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
  return known;
}

function consentInWords({ consentAt }: { consentAt: Date | null }): string {
  return consentAt ? `consent of ${today(consentAt)}` : 'no consent yet';
}

/** Writes the audit entry, and has every process render the public pages again. */
async function record(tx: Connection, actor: string, action: string, id: string, reason?: string): Promise<void> {
  await recordAudit(tx, { actor, action, subject: `testimonial:${id}`, detail: reason ? { reason } : {} });
  await publishChange(tx, { topic: 'settings', id: 'testimonials' });
}
