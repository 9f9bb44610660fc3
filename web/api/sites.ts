import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { previewOfBrief } from '../../domain/briefs/preview.ts';
import { resolveSite, type ServedFile, servedFile } from '../../domain/projects/serving.ts';
import { appUrl, siteLabel } from '../../domain/settings/addresses.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { clientAddressOf } from './client-address.ts';
import previewFrame from './preview-frame.js?raw';
import { receiveForm } from './site-forms.ts';
import { countView } from './site-views.ts';
import { unavailablePage } from './unavailable-page.ts';

const unkept = { 'Cache-Control': 'no-store' };
const common = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/**
 * Customers' sites by host name: live ones, versions shown by their preview link, and unfinished briefs. A host under
 * SITES_DOMAIN never reaches the app: no session, no route of ours.
 */
export function serveSites(): MiddlewareHandler {
  return async (context, next) => {
    const label = siteLabel(context.req.header('host') ?? '');
    if (label === undefined) return next();
    const path = sitePath(context.req.path);
    if (context.req.path === '/~preview.js')
      return context.body(previewFrame, 200, { ...common, 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
    const brief = /^b-([a-z2-7]{20})$/.exec(label);
    if (brief?.[1]) return briefPreview(context, brief[1], path);

    const site = await resolveSite(label);
    if (!site) return context.html(unavailablePage('There is no site at this address.'), 404, common);
    // 503 lets search engines keep what they know of a site that may come back; 410 tells them to forget it.
    if (site === 'off')
      return context.html(unavailablePage('This site is not available at the moment.'), 503, {
        ...common,
        ...unkept,
        'Retry-After': '86400',
      });
    if (site === 'over') return context.html(unavailablePage('This site has been taken down.'), 410, { ...common, ...unkept });
    if (context.req.method === 'POST' && /^\/forms\/(?:contact|booking)$/.test(path))
      return receiveForm(context, site, path, clientAddressOf(context));
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return context.text('This address only takes visits.', 405, { ...common, Allow: 'GET, HEAD' });

    const file = await servedFile(site.versionId, path);
    if (file && site.kind === 'live' && file.type.startsWith('text/html') && !/^\/(?:thanks\/|404$)/.test(path))
      countView(site.projectId, context.req.raw);
    if (file)
      return site.kind === 'live'
        ? respond(context, file, 200)
        : respondPreview(context, file.bodies.identity.toString(), file.type, file.bodies.identity, 200);
    const missing = await servedFile(site.versionId, '/404');
    if (!missing) return context.html(unavailablePage('There is no page at this address.'), 404, common);
    return site.kind === 'live'
      ? respond(context, missing, 404)
      : respondPreview(context, missing.bodies.identity.toString(), missing.type, missing.bodies.identity, 404);
  };
}

/** '/services/' and '/services' are one page; the root stays '/'. */
function sitePath(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  try {
    const decoded = decodeURIComponent(plain) || '/';
    // No file's path holds a zero character, and the database takes none.
    return decoded.includes('\0') ? plain : decoded;
  } catch {
    return plain;
  }
}

const policies = new Map<string, string>();

function livePolicy(file: ServedFile): string {
  const known = policies.get(file.hash);
  if (known) return known;
  const policy = sitePolicy(file.bodies.identity.toString(), { frameAncestors: "'none'" });
  if (policies.size > 2000) policies.clear();
  policies.set(file.hash, policy);
  return policy;
}

/** A live file with its hash as ETag: pages are asked for again each time, everything named by its content for a year. */
function respond(context: Context, file: ServedFile, status: 200 | 404): Response {
  const etag = `"${file.hash.slice(0, 32)}"`;
  const html = file.type.startsWith('text/html');
  const headers: Record<string, string> = {
    ...common,
    'Content-Type': file.type,
    'Cache-Control':
      status === 404
        ? 'no-cache'
        : file.cache === 'immutable'
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(html ? { 'Content-Security-Policy': livePolicy(file), 'X-Frame-Options': 'DENY' } : {}),
  };
  if (status === 200 && context.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = file.bodies.br && /\bbr\b/.test(accepted) ? 'br' : file.bodies.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

/** The same bytes as live, plus the frame's script on pages; only our own app may frame it, and nobody indexes it. */
function respondPreview(context: Context, html: string, type: string, body: Buffer, status: 200 | 404, kept = false): Response {
  const cache = kept ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  const headers = { ...common, 'Content-Type': type, 'Cache-Control': cache, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  if (!type.startsWith('text/html')) return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
  const nonce = randomBytes(12).toString('base64');
  const page = html.replace('</body>', `<script nonce="${nonce}" src="/~preview.js" data-parent="${appUrl()}"></script></body>`);
  const policy = sitePolicy(html, { frameAncestors: appUrl() }).replace(
    '; img-src',
    ` 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src`,
  );
  return new Response(context.req.method === 'HEAD' ? null : page, { status, headers: { ...headers, 'Content-Security-Policy': policy } });
}

async function briefPreview(context: Context, token: string, path: string): Promise<Response> {
  if (context.req.method !== 'GET') return context.text('This is a preview.', 405, common);
  const file = await previewOfBrief(token, path);
  if (!file)
    return context.html(unavailablePage('There is nothing to show here yet.'), 404, {
      ...common,
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${appUrl()}`,
    });
  return respondPreview(context, file.body.toString(), file.type, file.body, 200, file.cache === 'immutable');
}
