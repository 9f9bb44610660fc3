import type { Hono } from 'hono';
import { ownsPicture, pictureFile } from '../../domain/briefs/picture-file.ts';
import { isNotModified } from '../http/negotiation.ts';
import { viewerOf } from '../session/session.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' };

/**
 * GET /files/HASH.webp: a photo of the viewer's own brief, in a format we encoded it to. Every other file gets 404. Browsers
 * cache it but revalidate each time, so on a shared computer it's inaccessible after logout.
 */
export function addPictures(app: Hono): void {
  app.get('/files/:name{[0-9a-f]+\\.(avif|webp|jpeg|png)}', async (context) => {
    const name = context.req.param('name');
    const [hash = '', format = ''] = name.split('.');
    const viewer = await viewerOf(context.req.raw.headers);
    if (!viewer) return context.notFound();
    const headers = { 'Cache-Control': 'private, no-cache', ETag: `"${name}"`, 'X-Content-Type-Options': 'nosniff' };
    const isCached = isNotModified(context.req.header('if-none-match'), headers.ETag);
    if (isCached) return (await ownsPicture(viewer.user.id, hash, format)) ? context.body(null, 304, headers) : context.notFound();
    const body = await pictureFile(viewer.user.id, hash, format);
    if (!body) return context.notFound();
    return context.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': types[format] ?? 'application/octet-stream' });
  });
}
