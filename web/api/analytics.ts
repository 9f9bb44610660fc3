import type { Hono } from 'hono';
import { asksNotToBeCounted, mayReport, track } from '../../domain/analytics/analytics.ts';
import { reportSchema } from '../../domain/analytics/schema.ts';
import { clientJson } from '../../text/client-json.ts';
import { countedPath } from '../analytics/counted-path.ts';
import { clientAddressOf } from '../http/client-address.ts';

/**
 * POST /api/analytics: counts an event that a page reports. Pages don't wait for the answer. Events over the limit are
 * dropped. Our own pages don't report steps of the brief here: the server counts them as it saves which one is shown
 * (onboarding/save).
 */
export function addAnalytics(app: Hono): void {
  app.post('/api/analytics', async (context) => {
    const { headers } = context.req.raw;
    if (asksNotToBeCounted(headers)) return context.body(null, 204);
    const parsed = reportSchema.safeParse(clientJson(await context.req.text()));
    const path = parsed.success ? countedPath(parsed.data.path) : undefined;
    if (!parsed.success || !path) return context.text('Unknown event.', 400);
    const address = clientAddressOf(context);
    if (mayReport(address)) track(parsed.data.name, path, { address, headers }, parsed.data.props);
    return context.body(null, 204);
  });
}
