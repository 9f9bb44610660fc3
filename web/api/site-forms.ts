import type { Context } from 'hono';
import { receiveLead } from '../../domain/leads/leads.ts';
import { formRefusal } from '../../domain/leads/limits.ts';
import { leadSchema } from '../../domain/leads/schema.ts';
import { servedFile } from '../../domain/projects/serving.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { refillForm } from '../../sites/render/refill-form.ts';

/** Far above any honest message. */
const bodyLimitBytes = 64 * 1024;

/**
 * A contact or booking form of a customer's site: a plain POST, answered with a thank-you page, or with the same page,
 * what was typed, and a sentence beside each field that needs another look.
 */
export async function receiveForm(
  context: Context,
  site: { projectId: string; versionId: string; kind: 'live' | 'preview' },
  path: string,
  address: string,
): Promise<Response> {
  const kind = path === '/forms/booking' ? 'booking' : 'contact';
  if (site.kind === 'preview') return context.text('This is a draft: its form sends nothing yet.', 200);
  const form = await readForm(context.req.raw);
  if (!form) return context.text('This message is too long.', 413);
  // A field people never see; whoever fills it in is a machine, and gets the same answer.
  if (form.website) return context.redirect(`/thanks/${kind}`, 303);
  const parsed = leadSchema.safeParse(form);
  const page = pageOf(context.req.header('referer'), context.req.header('host') ?? '');
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0] ?? 'name'), issue.message]));
    return showAgain(context, site.versionId, page, kind, form, errors);
  }
  const refusal = await formRefusal(site, address);
  if (refusal) return showAgain(context, site.versionId, page, kind, form, { message: refusal });
  await receiveLead(site.projectId, kind, page, parsed.data);
  return context.redirect(`/thanks/${kind}`, 303);
}

/** The texts of a form, or undefined when its body is too long, whatever length it claims. */
async function readForm(request: Request): Promise<Record<string, string> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > bodyLimitBytes) return undefined;
    chunks.push(chunk);
  }
  const { headers } = request;
  const fields = await new Response(new Blob(chunks), { headers: { 'Content-Type': headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => new FormData());
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [])),
  );
}

async function showAgain(
  context: Context,
  versionId: string,
  page: string,
  kind: string,
  values: Record<string, string>,
  errors: Record<string, string>,
): Promise<Response> {
  const file = (await servedFile(versionId, page)) ?? (await servedFile(versionId, '/'));
  if (!file) return context.text(Object.values(errors).join('\n'), 422);
  const html = refillForm(file.bodies.identity.toString(), kind, values, errors);
  return context.html(html, 422, {
    'Content-Security-Policy': sitePolicy(html, { frameAncestors: "'none'" }),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** The page a form was sent from, when it is one of this site. */
function pageOf(referer: string | undefined, host: string): string {
  if (!referer || !URL.canParse(referer)) return '/contact';
  const url = new URL(referer);
  return url.host === host && !url.pathname.startsWith('/forms/') ? url.pathname.replace(/(.)\/+$/, '$1') : '/contact';
}
