import type { Context, MiddlewareHandler } from 'hono';
import type { Result } from '../../base/result.ts';
import { appUrl, siteLabel } from '../../domain/addresses.ts';
import type { HostedSite } from '../../domain/hosting/hosted-site.ts';
import type { Manifest } from '../../domain/hosting/manifest.ts';
import { ownHosts } from '../../domain/hosting/own-hosts.ts';
import { readServed } from '../../domain/hosting/served-files.ts';
import { type FormKind, type SiteForms, siteForm, siteForms } from '../../domain/hosting/site-forms.ts';
import { receiveForm } from '../../domain/kept-forms/kept-forms.ts';
import { leadSchema } from '../../domain/leads/schema.ts';
import { readDay } from '../../domain/leads/wished-day.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { refillForm } from '../../sites/render/refill-form.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { formText } from '../forms/form-text.ts';
import { BodyBudget } from '../http/body-budget.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { formBody, isFormType } from '../http/form-body.ts';
import { ordinaryForm } from '../http/form-limits.ts';
import { inTime } from '../http/in-time.ts';
import { readBody } from '../http/read-body.ts';
import { siteRoute } from './route-labels.ts';
import { isPreviewLabel, sitePath } from './site-path.ts';
import { busySentence, unavailable, unavailableSites } from './unavailable-page.ts';

/** Sites by label: `Hosts`. */
interface SitesByLabel {
  at: (label: string) => HostedSite | Promise<HostedSite | undefined>;
}

/** The label of the site that a host belongs to. Undefined for hosts that are no site's. */
export function labelAt(host: string): string | undefined {
  const asked = siteLabel(host);
  // Pages that were opened before a site's address changed send their forms to the former one.
  return asked === undefined ? ownHosts().at(host)?.slug : (ownHosts().former(asked)?.slug ?? asked);
}

/**
 * Answers the contact and booking forms of live sites, from what is in memory and the file store. The database is only needed to store
 * what was sent, and the disk does while it's away.
 */
export function takeForms(sites: SitesByLabel): MiddlewareHandler {
  return async (context, next) => {
    const kind = context.req.method === 'POST' ? formAt(sitePath(context.req.path)) : undefined;
    const label = kind && labelAt(context.req.header('host') ?? '');
    if (!kind || !label || isPreviewLabel(label)) return next();
    context.set('route', siteRoute);
    if (appUrl().startsWith('https://')) context.header('Strict-Transport-Security', 'max-age=31536000');
    const site = await sites.at(label);
    if (!site) return unavailable(context, { status: 503, sentence: busySentence, headers: { 'Retry-After': '10' } });
    return site.kind === 'live' ? answerForm(context, site.manifest, kind) : unavailable(context, unavailableSites[site.kind]);
  };
}

/** The form that's sent to a path. */
export function formAt(path: string): FormKind | undefined {
  return path === '/forms/contact' ? 'contact' : path === '/forms/booking' ? 'booking' : undefined;
}

/** Far above any honest message. */
const bodyLimitBytes = 64 * 1024;
/** Large forms in memory at a time. Those of most visitors aren't counted. */
const budget = new BodyBudget({ mostBytes: 16 * 1024 * 1024, uncountedBytes: 16 * 1024 });

/**
 * Answers a contact or booking form, a plain POST, with a thank-you page, or with the same page, what was typed, and an error next to
 * each invalid field.
 */
async function answerForm(context: Context, manifest: Manifest, kind: FormKind): Promise<Response> {
  const read = await readForm(context.req.raw);
  const asked = siteForm(await formsOf(manifest), kind);
  if (!read.ok) return context.text(`${read.message} You can also ${asked.otherWay}.`, read.status);
  const { form } = read;
  const parsed = leadSchema.safeParse(form);
  const page = pageOf(context.req.header('referer'), context.req.header('host') ?? '') ?? asked.page;
  const typedDay = (form.day ?? '').trim();
  const day = asked.days ? readDay(typedDay, asked.today, asked.days) : ({ ok: true, day: typedDay } as const);
  const showAgain = (errors: Record<string, string>, status: 422 | 503 = 422) =>
    shownAgain(context, manifest, [page, asked.page], { kind, values: form, errors, today: asked.today, status });
  if (!parsed.success || !day.ok) {
    const issues = (parsed.error?.issues ?? []).map((issue) => [String(issue.path[0] ?? 'name'), issue.message]);
    return showAgain({ ...Object.fromEntries(issues), ...(day.ok ? {} : { day: day.message }) });
  }
  // The hidden field. Pages that were published earlier call it `website`.
  const isSpam = Boolean(form.leave_empty?.trim() || form.website?.trim());
  const address = clientAddressOf(context);
  const lead = { ...parsed.data, day: day.day };
  const outcome = await receiveForm({ projectId: manifest.projectId, kind, page, lead, isSpam, address });
  if (outcome !== 'received')
    return showAgain({ message: `We couldn’t send your message just now. Please ${asked.otherWay}.` }, outcome === 'failed' ? 503 : 422);
  return context.redirect(`/thanks/${kind}`, 303);
}

/** How long the database may take to say what manifests from before 0.3.0 leave out. */
const patienceMs = 1000;

async function formsOf({ forms, projectId, versionId }: Manifest): Promise<SiteForms | undefined> {
  return forms ?? inTime(siteForms(projectId, versionId), patienceMs);
}

type ReadForm = Result<{ form: Record<string, string> }, { message: string; status: 400 | 408 | 413 | 503 }>;

/** Reads the text fields of a form. Measures the body as it arrives, whatever its Content-Length says. */
async function readForm(request: Request): Promise<ReadForm> {
  const held = budget.open();
  const read = await readBody(request, bodyLimitBytes, held.grow).finally(held.release);
  if (!read.ok && read.why === 'no room')
    return { ok: false, message: 'We’re getting a lot of messages right now. Please try again in a minute.', status: 503 };
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
  /** 503 if there's nothing to correct, and we failed. */
  status: 422 | 503;
}

/** The first of some pages that has the form, with what was typed and what's wrong. */
async function shownAgain(context: Context, manifest: Manifest, pages: string[], again: Again): Promise<Response> {
  const { kind, values, errors, today, status } = again;
  for (const page of new Set(pages)) {
    const plain = (await readServed(manifest, page, 'identity').catch(() => undefined))?.toString();
    if (!plain?.includes(`action="/forms/${kind}"`)) continue;
    const html = refillForm(plain, kind, values, errors, today);
    return context.html(html, status, {
      'Content-Security-Policy': sitePolicy(html, { frameAncestors: "'none'" }),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  }
  return context.text([...Object.values(errors), '', ...Object.values(values)].join('\n'), status);
}

/** The page a form was sent from, if it's on this site. Some browsers and extensions don't say. */
function pageOf(referer: string | undefined, host: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  if (url.host !== host || url.pathname.startsWith('/forms/')) return undefined;
  return withoutEnd(url.pathname, /\//) || '/';
}
