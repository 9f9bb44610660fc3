import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Result } from '../../base/result.ts';
import { appUrl, siteLabel } from '../../domain/addresses.ts';
import { previewOfBrief } from '../../domain/briefs/preview.ts';
import { ownHosts } from '../../domain/hosting/own-hosts.ts';
import { receiveLead } from '../../domain/leads/leads.ts';
import { limitLead } from '../../domain/leads/limits.ts';
import { leadSchema } from '../../domain/leads/schema.ts';
import { siteForm } from '../../domain/leads/site-form.ts';
import { readDay } from '../../domain/leads/wished-day.ts';
import { fileOfBriefLook } from '../../domain/looks/brief-looks.ts';
import { fileOfFirstLook } from '../../domain/looks/first-looks.ts';
import { fileOfVersionLook } from '../../domain/looks/version-looks.ts';
import { isPreviewOfSuspended, resolveSite, type ShownSite, shownFile } from '../../domain/publications/serving.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { refillForm } from '../../sites/render/refill-form.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { formText } from '../forms/checked-form.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { formBody, isFormType } from '../http/form-body.ts';
import { ordinaryForm } from '../http/form-limits.ts';
import { readBody } from '../http/read-body.ts';
import { frameScripts } from './frame-scripts.ts';
import { keptFrameScript } from './kept-assets.ts';
import { siteRoute } from './route-patterns.ts';
import { pagesWithForm, sitePath } from './site-path.ts';
import { noPageSentence, unavailableHeaders, unavailablePage, unavailableSites } from './unavailable-page.ts';

const common = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/**
 * Handles requests to customers' hosts that need the app: forms, versions by their preview link, and unfinished briefs.
 * LiveSites has already answered the pages of live sites (live-sites.ts). A request for a host under SITES_DOMAIN stops here,
 * so it never reaches a session or one of our routes.
 */
export function serveSites(): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    const asked = siteLabel(host);
    // Pages that were opened before a site's address changed send their forms to the former one.
    const label = asked === undefined ? ownHosts().at(host)?.slug : (ownHosts().former(asked)?.slug ?? asked);
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
    if (context.req.method === 'POST' && /^\/forms\/(?:contact|booking)$/.test(path))
      return receiveForm(context, site, path, clientAddressOf(context));
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

interface Unavailable {
  status: 404 | 410 | 429 | 503;
  sentence: string;
  headers: Record<string, string>;
}

function unavailable(context: Context, { status, sentence, headers }: Unavailable): Response {
  return context.body(unavailablePage(sentence), status, { ...unavailableHeaders(appUrl()), ...headers });
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

/** Far above any honest message. */
const bodyLimitBytes = 64 * 1024;

/**
 * Handles a contact or booking form of a customer's site: a plain POST, answered with a thank-you page, or with the same page,
 * what was typed, and an error next to each invalid field.
 */
async function receiveForm(context: Context, site: ShownSite, path: string, address: string): Promise<Response> {
  const kind = path === '/forms/booking' ? 'booking' : 'contact';
  if (site.kind === 'preview') return context.text('This is a draft, so the form doesn’t send messages yet.', 200);
  const read = await readForm(context.req.raw);
  const asked = await siteForm(site, kind);
  if (!read.ok) return context.text(`${read.message} You can also ${asked.otherWay}.`, read.status);
  const { form } = read;
  const parsed = leadSchema.safeParse(form);
  const page = pageOf(context.req.header('referer'), context.req.header('host') ?? '') ?? asked.page;
  const day = readDay((form.day ?? '').trim(), asked.today, asked.days);
  const showAgain = (errors: Record<string, string>) =>
    shownAgain(context, site, [page, asked.page], { kind, values: form, errors, today: asked.today });
  if (!parsed.success || !day.ok) {
    const issues = (parsed.error?.issues ?? []).map((issue) => [String(issue.path[0] ?? 'name'), issue.message]);
    return showAgain({ ...Object.fromEntries(issues), ...(day.ok ? {} : { day: day.message }) });
  }
  // The hidden field. Pages that were published earlier call it `website`.
  const isSpam = Boolean(form.leave_empty?.trim() || form.website?.trim());
  const limited = await limitLead(site.projectId, address, isSpam);
  if (limited === 'refused') return showAgain({ message: `We couldn’t send your message just now. Please ${asked.otherWay}.` });
  await receiveLead(site.projectId, kind, page, { ...parsed.data, day: day.day }, { isSpam, isOverLimit: limited === 'over' });
  return context.redirect(`/thanks/${kind}`, 303);
}

type ReadForm = Result<{ form: Record<string, string> }, { message: string; status: 400 | 408 | 413 }>;

/** Reads the text fields of a form. Measures the body as it arrives, whatever its Content-Length says. */
async function readForm(request: Request): Promise<ReadForm> {
  const read = await readBody(request, bodyLimitBytes, () => true);
  if (!read.ok && read.why === 'too slow') return { ok: false, message: 'The message took too long to arrive.', status: 408 };
  if (!read.ok && read.why === 'cut off') return { ok: false, message: 'The message ended early.', status: 400 };
  if (!read.ok) return { ok: false, message: 'This message is too long. Please shorten it.', status: 413 };
  const type = request.headers.get('content-type') ?? '';
  // Any other type counts as an empty form, so the sender gets the page with every required field marked.
  if (!isFormType(type)) return { ok: true, form: {} };
  // Sites' forms have no fields for files. One that's sent anyway is left out, and the message is kept.
  const checked = formBody(read.body, type, { ...ordinaryForm, files: true });
  if (!checked.ok) return checked;
  return { ok: true, form: formText(await new Response(checked.body, { headers: { 'Content-Type': type } }).formData()) };
}

/** What was sent, to be corrected. `today` is the first day that can be picked. */
interface Again {
  kind: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  today: string;
}

/** The first of some pages that has the form, with what was typed and what's wrong. */
async function shownAgain(context: Context, site: ShownSite, pages: string[], { kind, values, errors, today }: Again): Promise<Response> {
  for (const page of new Set(pages)) {
    const plain = (await shownFile(site, page))?.body.toString();
    if (!plain?.includes(`action="/forms/${kind}"`)) continue;
    const html = refillForm(plain, kind, values, errors, today);
    return context.html(html, 422, {
      'Content-Security-Policy': sitePolicy(html, { frameAncestors: "'none'" }),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  }
  return context.text([...Object.values(errors), '', ...Object.values(values)].join('\n'), 422);
}

/** The page a form was sent from, if it's on this site. Some browsers and extensions don't say. */
function pageOf(referer: string | undefined, host: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  if (url.host !== host || url.pathname.startsWith('/forms/')) return undefined;
  return withoutEnd(url.pathname, /\//) || '/';
}
