import type { Context } from 'hono';
import { receiveLead } from '../../domain/leads/leads.ts';
import { formRefusal } from '../../domain/leads/limits.ts';
import { leadSchema } from '../../domain/leads/schema.ts';
import { type ShownSite, shownFile } from '../../domain/publications/serving.ts';
import type { Result } from '../../result.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { refillForm } from '../../sites/render/refill-form.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { formText } from '../forms/checked-form.ts';
import { formBody, isFormType, ordinaryForm } from '../http/form-body.ts';
import { readBody } from '../http/read-body.ts';

/** Far above any honest message. */
const bodyLimitBytes = 64 * 1024;

/**
 * Handles a contact or booking form of a customer's site: a plain POST, answered with a thank-you page, or with the same page,
 * what was typed, and an error next to each invalid field.
 */
export async function receiveForm(context: Context, site: ShownSite, path: string, address: string): Promise<Response> {
  const kind = path === '/forms/booking' ? 'booking' : 'contact';
  if (site.kind === 'preview') return context.text('This is a draft, so the form doesn’t send messages yet.', 200);
  const read = await readForm(context.req.raw);
  if (!read.ok) return context.text(read.message, read.status);
  const { form } = read;
  const parsed = leadSchema.safeParse(form);
  const page = pageOf(context.req.header('referer'), context.req.header('host') ?? '');
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0] ?? 'name'), issue.message]));
    return showAgain(context, site, page, kind, form, errors);
  }
  const refusal = await formRefusal(site, address);
  if (refusal) return showAgain(context, site, page, kind, form, { message: refusal });
  // The hidden field. Pages that were published earlier call it `website`.
  const isSpam = Boolean(form.leave_empty || form.website);
  await receiveLead(site.projectId, kind, page, parsed.data, isSpam);
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
  const checked = formBody(read.body, type, ordinaryForm);
  if (!checked.ok) return checked;
  return { ok: true, form: formText(await new Response(checked.body, { headers: { 'Content-Type': type } }).formData()) };
}

async function showAgain(
  context: Context,
  site: ShownSite,
  page: string,
  kind: string,
  values: Record<string, string>,
  errors: Record<string, string>,
): Promise<Response> {
  const file = (await shownFile(site, page)) ?? (await shownFile(site, '/'));
  if (!file) return context.text(Object.values(errors).join('\n'), 422);
  const html = refillForm(file.body.toString(), kind, values, errors);
  return context.html(html, 422, {
    'Content-Security-Policy': sitePolicy(html, { frameAncestors: "'none'" }),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** The page a form was sent from, if it's on this site. */
function pageOf(referer: string | undefined, host: string): string {
  if (!referer || !URL.canParse(referer)) return '/contact';
  const url = new URL(referer);
  return url.host === host && !url.pathname.startsWith('/forms/') ? withoutEnd(url.pathname, /\//) || '/' : '/contact';
}
