import type { Hono } from 'hono';
import { fileOfRequest } from '../../domain/contact/files.ts';
import { viewerOf } from '../session.ts';

/** Files that came with messages, for admins alone, and only to be saved. To anybody else there is nothing here. */
export function addContactFiles(app: Hono): void {
  app.get('/api/contact-files/:requestId', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    const file = viewer?.isAdmin ? await fileOfRequest(context.req.param('requestId')) : undefined;
    if (!file) return context.text('There is nothing here.', 404);
    return context.body(new Uint8Array(file.body), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
}
