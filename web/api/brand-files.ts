import type { Hono } from 'hono';
import { brand } from '../../content/brand.ts';
import { brandSheet } from '../../content/brand-colors.ts';
import { markPng } from '../../domain/settings/mark.ts';
import { iconSvg } from './icon-drawing.ts';

/** What content/brand-files.ts has the addresses of: the uploaded mark, the style sheet of the brand's color, and the icon of browser tabs. */
export function addBrandFiles(app: Hono): void {
  app.get('/brand/mark.png', async (context) => {
    const png = await markPng();
    if (!png) return context.notFound();
    const isNamed = context.req.query('v') === brand.mark?.file.slice(0, 12);
    return context.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png', 'Cache-Control': keptFor(isNamed) });
  });
  app.get('/brand/colors.css', (context) => {
    const isNamed = context.req.query('v') === brand.color.slice(1);
    return context.body(brandSheet(brand.color), 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': keptFor(isNamed) });
  });
  app.get('/favicon.svg', async (context) =>
    context.body(await iconSvg(), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' }),
  );
}

/** Only an address that names the version always means the same file. */
function keptFor(isNamed: boolean): string {
  return isNamed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
