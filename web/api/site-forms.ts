import type { Context } from 'hono';
import type { Result } from '../../base/result.ts';
import { receiveLead } from '../../domain/leads/leads.ts';
import { limitLead } from '../../domain/leads/limits.ts';
import { leadSchema } from '../../domain/leads/schema.ts';
import { siteForm } from '../../domain/leads/site-form.ts';
import { readDay } from '../../domain/leads/wished-day.ts';
import { type ShownSite, shownFile } from '../../domain/publications/serving.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { refillForm } from '../../sites/render/refill-form.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { formText } from '../forms/checked-form.ts';
import { formBody, isFormType } from '../http/form-body.ts';
import { ordinaryForm } from '../http/form-limits.ts';
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
  const definition = await siteForm(site, kind);
  if (!read.ok) return context.text(`${read.message} You can also ${definition.otherWay}.`, read.status);
  const { form } = read;
  const parsed = leadSchema.safeParse(form);
  const page = pageOf(context.req.header('referer'), context.req.header('host') ?? '') ?? definition.page;
  const day = readDay((form.day ?? '').trim(), definition.today, definition.days);
  const showAgain = (errors: Record<string, string>) =>
    shownAgain(context, site, [page, definition.page], { kind, values: form, errors, today: definition.today });
  if (!parsed.success || !day.ok) {
    const issues = (parsed.error?.issues ?? []).map((issue) => [String(issue.path[0] ?? 'name'), issue.message]);
    return showAgain({ ...Object.fromEntries(issues), ...(day.ok ? {} : { day: day.message }) });
  }
  // The hidden field. Pages that were published earlier call it `website`.
  const isSpam = Boolean(form.leave_empty?.trim() || form.website?.trim());
  const limited = await limitLead(site.projectId, address, isSpam);
  if (limited === 'refused') return showAgain({ message: `We couldn’t send your message just now. Please ${definition.otherWay}.` });
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
