import type { Hono } from 'hono';
import { fileOfMessage } from '../../domain/messages/files.ts';
import { viewerOf } from '../session.ts';

/**
 * GET /api/message-files/:fileId: a file of a message, for the owner of its thread and for admins. Pictures, which are
 * rasters of our own, may be shown; everything else is only saved. To anybody else there is nothing here.
 */
export function addMessageFiles(app: Hono): void {
  app.get('/api/message-files/:fileId', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    const mayLook = viewer && (viewer.isAdmin || viewer.user.email_confirmed_at);
    const reader = mayLook && { userId: viewer.user.id, isAdmin: viewer.isAdmin };
    const file = reader ? await fileOfMessage(context.req.param('fileId'), reader) : undefined;
    if (!file) return context.text('There is nothing here.', 404);
    return context.body(new Uint8Array(file.body), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `${file.shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-cache',
    });
  });
}
