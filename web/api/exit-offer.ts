import type { Hono } from 'hono';
import { brand } from '../../content/brand.ts';
import { newEmailSchema } from '../../domain/accounts/schema.ts';
import { offerCode } from '../../domain/discounts/exit-offer.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { clientAddressOf } from '../http/client-address.ts';

/**
 * POST /api/exit-offer, a form with an email: emails the discount code. An address that already has its code gets the same
 * answer, so no one learns who is a customer. Refusals are a sentence for the form.
 */
export function addExitOffer(app: Hono): void {
  app.post('/api/exit-offer', async (context) => {
    // Marketing needs the sender's postal address, so pages don't offer it without one.
    if (!brand.postalAddress) return context.notFound();
    const form = await context.req.formData().catch(() => new FormData());
    const parsed = newEmailSchema.safeParse({ email: form.get('email') ?? '' });
    if (!parsed.success) return context.text(parsed.error.issues[0]?.message ?? '', 422);
    const limit = await withinLimit('exitOffer', clientAddressOf(context));
    if (!limit.ok) return context.text(limit.message, 429, { 'Retry-After': String(limit.retryInSeconds) });
    await offerCode(parsed.data.email);
    return context.body(null, 204);
  });
}
