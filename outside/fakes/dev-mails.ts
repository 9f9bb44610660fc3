import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { devPage, devPagePolicy, mailPolicy } from './dev-page.ts';

interface SampleMail {
  template: string;
  /** Name of the sample; '' for the first one. */
  sample: string;
  subject: string;
  html: string;
  text: string;
}

/** Functions that render the samples of each template. The app passes them in. */
export type SampleMails = Map<string, () => Promise<SampleMail[]>>;

/** GET /dev/mails: every email, light and dark. GET /dev/mails/TEMPLATE: one email alone. */
export function addMailSamples(app: Hono, mails: SampleMails): void {
  app.get('/dev/mails', async (context) => {
    const all = await Promise.all([...mails.values()].map((render) => render()));
    const samples = all.flat();
    const { mail, sample = '', look = 'light' } = context.req.query();
    const chosen = samples.find((one) => one.template === mail && one.sample === sample) ?? samples[0];
    return context.html(samplesPage(samples, chosen, look === 'dark' ? 'dark' : 'light'), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': devPagePolicy,
    });
  });
  app.get('/dev/mails/:template', async (context) => {
    const { template } = context.req.param();
    const { sample = '', look } = context.req.query();
    const samples = (await mails.get(template)?.()) ?? [];
    const one = samples.find((candidate) => candidate.sample === sample);
    if (!one) return context.notFound();
    context.header('Content-Security-Policy', mailPolicy);
    return context.html(look ? inLook(one.html, look) : one.html);
  });
}

/** The email in light or dark mode, regardless of this browser's preference. */
function inLook(mail: string, look: string): string {
  return mail.replaceAll('@media (prefers-color-scheme:dark)', look === 'dark' ? '@media all' : '@media not all');
}

function samplesPage(samples: SampleMail[], chosen: SampleMail | undefined, look: 'light' | 'dark') {
  const address = (one: SampleMail, path: string, more: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(one.sample && { sample: one.sample }), ...more })}`;
  const other = look === 'dark' ? 'light' : 'dark';
  return devPage({
    title: 'Emails',
    lead: 'Every email that goes out, with sample words.',
    empty: 'No emails yet.',
    rows: samples.map(
      (one) =>
        html`<li><a href="${address(one, '/dev/mails', { mail: one.template, look })}"${one === chosen ? raw(' aria-current="true"') : ''}><b>${one.subject}</b><span>${one.template}${one.sample ? `: ${one.sample}` : ''}</span></a></li>`,
    ),
    chosen: chosen
      ? html`<h2>${chosen.subject}</h2><p><a href="${address(chosen, '/dev/mails', { mail: chosen.template, look: other })}">Show in ${other} mode</a> · <a href="${address(chosen, `/dev/mails/${chosen.template}`, { look })}">This email alone</a></p><iframe title="${chosen.subject}" src="${address(chosen, `/dev/mails/${chosen.template}`, { look })}"></iframe><details open><summary>Plain text</summary><pre>${chosen.text}</pre></details>`
      : '',
  });
}
