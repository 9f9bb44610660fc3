import type { Hono } from 'hono';
import { pictureFile } from '../../domain/briefs/picture-file.ts';
import { viewerOf } from '../session.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' };

/** GET /files/HASH.webp: a photo of the viewer's own brief, in a format we encoded it to. Every other file gets 404. */
export function addPictures(app: Hono): void {
  app.get('/files/:name{[0-9a-f]+\\.(avif|webp|jpeg|png)}', async (context) => {
    const [hash = '', format = ''] = context.req.param('name').split('.');
    const viewer = await viewerOf(context.req.raw.headers);
    const body = viewer && (await pictureFile(viewer.user.id, hash, format));
    if (!body) return context.notFound();
    return context.body(new Uint8Array(body), 200, {
      'Content-Type': types[format] ?? 'application/octet-stream',
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
