import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { testimonials } from '../../db/schema/index.ts';
import { env } from '../../env.ts';

/** Testimonials for the home page, in their order: those whose writers agreed, and in demo mode the samples. */
export async function shownTestimonials(withSamples: boolean = env().mode === 'demo') {
  const { id, name, business, content, rating, sample, position, consentAt } = testimonials;
  const agreed = and(isNotNull(consentAt), eq(sample, false));
  return db()
    .select({ id, name, business, content, rating, sample })
    .from(testimonials)
    .where(withSamples ? or(agreed, sample) : agreed)
    .orderBy(asc(position), asc(id));
}
