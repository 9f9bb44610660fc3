import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { addMailSamples, type SampleMails } from './dev-mails.ts';
import { devPage, devPagePolicy, mailPolicy } from './dev-page.ts';
import { type CaughtMail, caughtAttachment, caughtMails } from './mail-catcher.ts';

/**
 * The inbox of the mail catcher, and samples of all emails. Whoever reaches them can read every email, so they're only for a demo and
 * for a trial on one's own machine.
 */
export function addDevRoutes(app: Hono, mails: SampleMails): void {
  app.get('/dev/inbox.json', (context) => context.json(caughtMails(context.req.query('to')), 200, { 'Cache-Control': 'no-store' }));
  app.get('/dev/inbox', (context) => {
    const mails = caughtMails(context.req.query('to'));
    const chosen = mails.find((mail) => mail.id === context.req.query('mail')) ?? mails[0];
    return context.html(inboxPage(mails, chosen), 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': devPagePolicy });
  });
  app.get('/dev/inbox/:id', (context) => {
    const mail = caughtMails().find((candidate) => candidate.id === context.req.param('id'));
    if (!mail) return context.notFound();
    context.header('Content-Security-Policy', mailPolicy);
    return context.html(mail.html || `<pre>${mail.text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))}</pre>`);
  });
  app.get('/dev/inbox/:id/:place', (context) => {
    const attachment = caughtAttachment(context.req.param('id'), Number(context.req.param('place')));
    if (!attachment) return context.notFound();
    return context.body(new Uint8Array(attachment.content), 200, {
      'Content-Type': attachment.type,
      'Content-Disposition': `attachment; filename="${attachment.filename.replace(/[^\w .-]/g, '')}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  addMailSamples(app, mails);
}

function inboxPage(mails: CaughtMail[], chosen: CaughtMail | undefined) {
  return devPage({
    title: 'Inbox',
    lead: 'Every email that goes out is caught here. Nothing leaves your machine.',
    empty: 'No email yet. Sign up to get the first one.',
    rows: mails.map(
      (mail) =>
        html`<li><a href="/dev/inbox?mail=${mail.id}"${mail === chosen ? raw(' aria-current="true"') : ''}><b>${mail.subject}</b><span>${mail.to.join(', ')}</span><time>${mail.at.slice(0, 16).replace('T', ' ')}</time></a></li>`,
    ),
    chosen: chosen
      ? html`<h2>${chosen.subject}</h2><p>To ${chosen.to.join(', ')}</p>${filesOf(chosen)}<iframe title="${chosen.subject}" src="/dev/inbox/${chosen.id}"></iframe><details><summary>Plain text</summary><pre>${chosen.text}</pre></details>`
      : '',
  });
}

function filesOf({ id, attachments = [] }: CaughtMail) {
  return attachments.map(({ filename }, place) => html`<p>With <a href="/dev/inbox/${id}/${place}">${filename}</a></p>`);
}
