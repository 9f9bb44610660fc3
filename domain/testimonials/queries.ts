import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { projects, testimonials } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import type { Settings } from '../settings/schema.ts';

/** Testimonials for the home page in display order: those with consent, and in demo mode the samples unless they’re turned off. */
export async function shownTestimonials({ showSamples }: Settings, mayShowSamples: boolean = env().mode === 'demo') {
  const withSamples = mayShowSamples && showSamples;
  const { id, name, business, content, rating, sample, position, consentAt, hidden } = testimonials;
  const agreed = and(isNotNull(consentAt), eq(sample, false));
  return db()
    .select({ id, name, business, content, rating, sample })
    .from(testimonials)
    .where(and(eq(hidden, false), withSamples ? or(agreed, sample) : agreed))
    .orderBy(asc(position), asc(id));
}

/** Whether a testimonial is shown, and why not. A 'sample' is shown in demo mode only. */
export type TestimonialStatus = 'shown' | 'hidden' | 'no-consent' | 'sample';

/** Every testimonial for Admin, in the order of the home page. */
export async function testimonialsForAdmin() {
  const rows = await db().select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map((row) => ({ ...row, status: statusOf(row) }));
}

/** A testimonial with its site. Undefined if it doesn't exist. */
export async function testimonialForAdmin(id: string) {
  if (!isId(id)) return undefined;
  const [found] = await db()
    .select({ testimonial: testimonials, site: projects.slug })
    .from(testimonials)
    .leftJoin(projects, eq(projects.id, testimonials.projectId))
    .where(eq(testimonials.id, id));
  return found && { ...found.testimonial, site: found.site, status: statusOf(found.testimonial) };
}

function statusOf({ hidden, sample, consentAt }: typeof testimonials.$inferSelect): TestimonialStatus {
  if (hidden) return 'hidden';
  if (sample) return 'sample';
  return consentAt ? 'shown' : 'no-consent';
}
