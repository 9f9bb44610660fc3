import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { appUrl } from '../../domain/addresses.ts';
import { previewOfBrief } from '../../domain/briefs/preview.ts';
import { fileOfBriefLook } from '../../domain/looks/brief-looks.ts';
import { fileOfFirstLook } from '../../domain/looks/first-looks.ts';
import { fileOfVersionLook } from '../../domain/looks/version-looks.ts';
import { isPreviewOfSuspended, resolveSite, shownFile } from '../../domain/publications/serving.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { frameScripts } from './frame-scripts.ts';
import { keptFrameScript } from './kept-assets.ts';
import { siteRoute } from './route-labels.ts';
import { formAt, labelAt } from './site-forms.ts';
import { pagesWithForm, sitePath } from './site-path.ts';
import { noPageSentence, unavailable, unavailableSites } from './unavailable-page.ts';

const common = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/**
 * Handles requests to customers' hosts that need the app: versions by their preview link, and unfinished briefs. LiveSites has already
 * answered the pages of live sites (live-sites.ts), and `takeForms` their forms. A request for a host under SITES_DOMAIN stops here,
 * so it never reaches a session or one of our routes.
 */
export function serveSites(): MiddlewareHandler {
  return async (context, next) => {
    const label = labelAt(context.req.header('host') ?? '');
    if (label === undefined) return next();
    context.set('route', siteRoute);
    if (appUrl().startsWith('https://')) context.header('Strict-Transport-Security', 'max-age=31536000');
    const path = sitePath(context.req.path);
    const script = frameScripts.get(context.req.path);
    if (script) {
      // A tab that came from another build asks for the script that it understands.
      const build = context.req.query('build');
      const own = build ? await keptFrameScript(context.req.path, build) : undefined;
      return context.body(own ?? script, 200, { ...common, 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
    }
    // A suspended site would otherwise stay online at the addresses of its previews and their looks. Requests that don't say what they
    // open it for, of most programs and of old browsers, are refused too. A forged header still gets through.
    if ((isOpenedAlone(context) || !context.req.header('sec-fetch-dest')) && (await isPreviewOfSuspended(label)))
      return unavailable(context, unavailableSites.off);
    if (label.startsWith('b-')) return briefPreview(context, label, path);

    if (label.startsWith('f-')) return firstLookPreview(context, label.slice(2), path);

    if (label.startsWith('l-')) return lookPreview(context, label, path);

    const site = await resolveSite(label);
    if (!site) return unavailable(context, unavailableSites.none);
    if (site === 'off' || site === 'over') return unavailable(context, unavailableSites[site]);
    if (context.req.method === 'POST' && formAt(path)) return context.text('This is a draft, so the form doesn’t send messages yet.', 200);
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return context.text('This address doesn’t accept form submissions.', 405, { ...common, Allow: 'GET, HEAD' });
    if (site.kind === 'live') throw new Error('Pages of live sites are answered before the app.');

    const file = await shownFile(site, path);
    if (file) return respondPreview(context, file, 200);
    for (const page of pagesWithForm(path)) if (await shownFile(site, page)) return context.redirect(page, 303);
    const missing = await shownFile(site, '/404');
    return missing ? respondPreview(context, missing, 404) : unavailable(context, { ...unavailableSites.none, sentence: noPageSentence });
  };
}

/**
 * Sends a file as it would be live, with the frame's script added to pages. Only our app may frame it, and search engines don't
 * index it.
 */
function respondPreview(context: Context, { body, type }: { body: Buffer; type: string }, status: 200 | 404, kept = false): Response {
  const cache = kept ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  const headers = {
    ...common,
    'Content-Type': type,
    'Cache-Control': cache,
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const isHead = context.req.method === 'HEAD';
  if (!type.startsWith('text/html'))
    return isHead ? context.body(null, status, headers) : context.body(new Uint8Array(body), status, headers);
  const html = body.toString();
  const nonce = randomBytes(12).toString('base64');
  const page = html.replace('</body>', `<script nonce="${nonce}" src="/~preview.js" data-parent="${appUrl()}"></script></body>`);
  const withPolicy = { ...headers, 'Content-Security-Policy': sitePolicy(html, { frameAncestors: appUrl(), nonce }) };
  return isHead ? context.body(null, status, withPolicy) : context.body(page, status, withPolicy);
}

async function lookPreview(context: Context, label: string, path: string): Promise<Response> {
  if (context.req.method !== 'GET') return context.text('This is a preview.', 405, common);
  const file = await fileOfVersionLook(label, path);
  if (!file) return unavailable(context, unavailableSites.none);
  // A look never changes: its label names the version, the theme and the seed.
  return respondPreview(context, file, 200, true);
}

/** Whether a page is opened by itself, and not in a frame of our app. */
function isOpenedAlone(context: Context): boolean {
  return context.req.header('sec-fetch-dest') === 'document';
}

/** Only frames of our app show one, so no one can pass off the page of a business they made up. */
async function firstLookPreview(context: Context, token: string, path: string): Promise<Response> {
  if (context.req.method !== 'GET') return context.text('This is a preview.', 405, common);
  if (isOpenedAlone(context)) return unavailable(context, unavailableSites.none);
  const file = await fileOfFirstLook(token, path, clientAddressOf(context));
  if (!file) return unavailable(context, unavailableSites.none);
  if (!('retryInSeconds' in file)) return respondPreview(context, file, 200, true);
  const headers = { 'Retry-After': String(file.retryInSeconds) };
  return unavailable(context, { status: 429, sentence: file.message, headers });
}

/** The site of an unfinished brief, or one of the looks that are offered for it. */
async function briefPreview(context: Context, label: string, path: string): Promise<Response> {
  if (context.req.method !== 'GET') return context.text('This is a preview.', 405, common);
  const token = /^b-([a-z2-7]{20})$/.exec(label)?.[1];
  const file = token ? await previewOfBrief(token, path) : await fileOfBriefLook(label, path);
  if (!file) return unavailable(context, { ...unavailableSites.none, sentence: 'There’s nothing to show here yet.' });
  return respondPreview(context, file, 200, file.cache === 'immutable');
}
