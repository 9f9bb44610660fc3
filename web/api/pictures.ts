import type { Hono } from 'hono';
import { pictureFile } from '../../domain/briefs/picture-file.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' };

/** Encoded pictures for the portal and the brief: our own rasters by the hash of their content, nothing else. */
export function addPictures(app: Hono): void {
  app.get('/files/:name{[0-9a-f]+\\.(avif|webp|jpeg|png)}', async (context) => {
    const [hash = '', format = ''] = context.req.param('name').split('.');
    const body = await pictureFile(hash);
    if (!body) return context.notFound();
    return context.body(new Uint8Array(body), 200, {
      'Content-Type': types[format] ?? 'application/octet-stream',
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
