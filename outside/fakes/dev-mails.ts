import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { devPage, devPagePolicy, mailPolicy } from './dev-page.ts';

/** Every mail with its samples; the product hands them in. */
export interface MailSamples {
  templates: string[];
  /** Samples of a template by name; the first one has none. */
  samplesOf: (template: string) => Promise<Record<string, object>>;
  render: (template: string, props: object) => Promise<{ subject: string; html: string; text: string }>;
}

interface Shown {
  template: string;
  sample: string;
  subject: string;
  html: string;
  text: string;
}

/** GET /dev/mails: every mail as it reads and looks, by day and by night; GET /dev/mails/TEMPLATE: its sheet alone. */
export function addMailSamples(app: Hono, mails: MailSamples): void {
  app.get('/dev/mails', async (context) => {
    const all = await Promise.all(mails.templates.map((template) => shownOf(mails, template)));
    const shown = all.flat();
    const { mail, sample = '', look = 'light' } = context.req.query();
    const chosen = shown.find((one) => one.template === mail && one.sample === sample) ?? shown[0];
    return context.html(samplesPage(shown, chosen, look === 'dark' ? 'dark' : 'light'), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': devPagePolicy,
    });
  });
  app.get('/dev/mails/:template', async (context) => {
    const { template } = context.req.param();
    const { sample = '', look } = context.req.query();
    const shown = mails.templates.includes(template) ? await shownOf(mails, template) : [];
    const one = shown.find((candidate) => candidate.sample === sample);
    if (!one) return context.notFound();
    context.header('Content-Security-Policy', mailPolicy);
    return context.html(look ? inLook(one.html, look) : one.html);
  });
}

async function shownOf(mails: MailSamples, template: string): Promise<Shown[]> {
  const samples = Object.entries(await mails.samplesOf(template));
  return Promise.all(samples.map(async ([sample, props]) => ({ template, sample, ...(await mails.render(template, props)) })));
}

/** The mail as a program shows it that prefers light or dark, whatever this browser prefers. */
function inLook(mail: string, look: string): string {
  return mail.replaceAll('@media (prefers-color-scheme:dark)', look === 'dark' ? '@media all' : '@media not all');
}

function samplesPage(shown: Shown[], chosen: Shown | undefined, look: 'light' | 'dark') {
  const address = (one: Shown, path: string, more: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(one.sample && { sample: one.sample }), ...more })}`;
  const other = look === 'dark' ? 'light' : 'dark';
  return devPage({
    title: 'Mails',
    lead: 'Every mail that Sunup sends, with sample words.',
    empty: 'There is no mail.',
    rows: shown.map(
      (one) =>
        html`<li><a href="${address(one, '/dev/mails', { mail: one.template, look })}"${one === chosen ? raw(' aria-current="true"') : ''}><b>${one.subject}</b><span>${one.template}${one.sample ? `: ${one.sample}` : ''}</span></a></li>`,
    ),
    chosen: chosen
      ? html`<h2>${chosen.subject}</h2><p><a href="${address(chosen, '/dev/mails', { mail: chosen.template, look: other })}">Show it ${other}</a> · <a href="${address(chosen, `/dev/mails/${chosen.template}`, { look })}">The mail alone</a></p><iframe title="${chosen.subject}" src="${address(chosen, `/dev/mails/${chosen.template}`, { look })}"></iframe><details open><summary>Plain text</summary><pre>${chosen.text}</pre></details>`
      : '',
  });
}
