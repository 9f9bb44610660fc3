import type { Hono } from 'hono';
import { scrape } from '../../domain/health/metrics.ts';
import { hasBearer } from './bearer.ts';
import { isSiteHost } from './health.ts';

/** /metrics gives the metrics to whoever sends the token, on any host name but those of customers' sites, drafts and previews. Without a token in the configuration, it doesn't exist. */
export function addMetrics(app: Hono, token: string | undefined): void {
  app.get('/metrics', async (context, next) => {
    if (isSiteHost(context)) return next();
    context.header('Cache-Control', 'no-store');
    if (!token) return context.text('There are no metrics here.', 404);
    if (!hasBearer(context, token)) return context.text('Send the metrics token.', 401, { 'WWW-Authenticate': 'Bearer' });
    const { text, type } = await scrape();
    return context.body(text, 200, { 'Content-Type': type });
  });
}
