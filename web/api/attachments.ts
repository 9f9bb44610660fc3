import type { Context, Hono } from 'hono';
import { fileOfRequest } from '../../domain/contact/files.ts';
import { fileOfLead } from '../../domain/correspondence/files.ts';
import { fileOfMessage } from '../../domain/messages/files.ts';
import { downloadOf } from '../http/download.ts';
import { viewerOf } from '../session/session.ts';

/**
 * Files that came with a message: of a thread, for its owner and admins, of a lead's emails, for the site's owner, and of the contact form,
 * for admins. Everyone else gets 404. Only images that we encoded ourselves are shown in the browser; everything else is saved.
 */
export function addAttachments(app: Hono): void {
  app.get('/api/message-files/:fileId', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    const mayRead = viewer && (viewer.isAdmin || viewer.user.email_confirmed_at);
    const reader = mayRead && { userId: viewer.user.id, isAdmin: viewer.isAdmin };
    const file = reader ? await fileOfMessage(context.req.param('fileId'), reader) : undefined;
    return respond(context, file, { inline: file?.shown ?? false, cache: 'no-cache' });
  });
  app.get('/api/lead-files/:fileId', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    const file = viewer?.user.email_confirmed_at ? await fileOfLead(context.req.param('fileId'), viewer.user.id) : undefined;
    return respond(context, file, { inline: file?.shown ?? false, cache: 'no-cache' });
  });
  app.get('/api/contact-files/:requestId', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    return respond(context, viewer?.isAdmin ? await fileOfRequest(context.req.param('requestId')) : undefined);
  });
}

function respond(
  context: Context,
  file: { body: Uint8Array; type: string; name: string } | undefined,
  how?: { inline: boolean; cache: 'no-cache' },
): Response {
  if (!file) return context.text('There’s nothing here.', 404);
  return downloadOf(file.body, { type: file.type, name: file.name, ...how });
}
