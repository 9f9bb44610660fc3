import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { env } from '../../base/env.ts';
import { receiverPort } from '../mail-in/receiver.ts';
import { hostOf } from './deliver.ts';
import { devPage, devPagePolicy, mailPolicy } from './dev-page.ts';
import { type CaughtMail, caughtAttachment, caughtMails } from './mail-catcher.ts';
import { answerTo, type Outcome, replyAddress, writeAsStranger } from './stranger.ts';

/** What's in the form for a stranger, and what came of it. */
interface Written {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ID of the caught email that it answers. Empty for a new one. */
  mail: string;
  outcome?: Outcome;
}

/** The inbox of the mail catcher: everything that goes out, and forms that write back as the outside world does. */
export function addDevInbox(app: Hono): void {
  app.get('/dev/inbox.json', (context) => context.json(caughtMails(context.req.query('to')), 200, { 'Cache-Control': 'no-store' }));
  app.get('/dev/inbox', (context) => showInbox(context, context.req.query('mail')));
  app.post('/dev/inbox', async (context) => {
    const { written, file } = await readForm(context);
    const answered = written.mail ? caughtMails().find(({ id }) => id === written.mail) : undefined;
    const { from, to, subject, text, html: marked } = written;
    const outcome = await writeAsStranger({
      ...(answered ? answerTo(answered, text) : { from, to, subject, text, ...(marked && { html: marked }) }),
      file,
    });
    return showInbox(context, answered?.id, { ...written, ...(outcome.ok && { text: '', html: '' }), outcome });
  });
  app.get('/dev/inbox/:id', (context) => {
    const mail = caughtMails().find((candidate) => candidate.id === context.req.param('id'));
    if (!mail) return context.notFound();
    context.header('Content-Security-Policy', mailPolicy);
    return context.html(
      mail.html ||
        `<pre style="white-space:pre-wrap">${mail.text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))}</pre>`,
    );
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
}

async function readForm(context: Context) {
  const form = await context.req.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const given = form.get('file');
  return {
    written: { from: text('from'), to: text('to'), subject: text('subject'), text: text('text'), html: text('html'), mail: text('mail') },
    file:
      given instanceof File && given.size > 0
        ? { filename: given.name, content: Buffer.from(await given.arrayBuffer()), contentType: given.type }
        : undefined,
  };
}

function showInbox(context: Context, chosen: string | undefined, written?: Written) {
  const mails = caughtMails(context.req.query('to')).filter(leaves);
  const shown = mails.find(({ id }) => id === chosen) ?? mails[0];
  return context.html(inboxPage(mails, shown, written), 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': devPagePolicy });
}

/** Whether an email goes to someone else. A sender test comes back in to us. */
function leaves({ to }: CaughtMail): boolean {
  const { mailIn } = env();
  return to.some((recipient) => !mailIn || hostOf(recipient) !== mailIn.host);
}

function inboxPage(mails: CaughtMail[], chosen: CaughtMail | undefined, written: Written | undefined) {
  return devPage({
    title: 'Inbox',
    lead: 'Every email that goes out is caught here. Nothing leaves your machine.',
    empty: 'No email yet. Sign up to get the first one.',
    above: receiverPort() === undefined ? '' : strangersForm(written?.mail ? undefined : written),
    rows: mails.map(
      (mail) =>
        html`<li><a href="/dev/inbox?mail=${mail.id}"${mail === chosen ? raw(' aria-current="true"') : ''}><b>${mail.subject}</b><span>${mail.to.join(', ')}</span><time>${mail.at.slice(0, 16).replace('T', ' ')}</time></a></li>`,
    ),
    chosen: chosen
      ? html`<h2>${chosen.subject}</h2><p>From ${chosen.fromName} &lt;${chosen.from}&gt;</p><p>To ${chosen.to.join(', ')}</p>${filesOf(chosen)}${replyForm(chosen, written?.mail === chosen.id ? written : undefined)}<iframe title="${chosen.subject}" src="/dev/inbox/${chosen.id}"></iframe><details><summary>Plain text</summary><pre>${chosen.text}</pre></details>`
      : '',
  });
}

function filesOf({ id, attachments = [] }: CaughtMail) {
  return attachments.map(({ filename }, place) => html`<p>With <a href="/dev/inbox/${id}/${place}">${filename}</a></p>`);
}

/** An email from someone whom no one here knows. */
function strangersForm(written: Written | undefined) {
  const field = (name: 'from' | 'to' | 'subject', label: string, hint: string) =>
    html`<label>${label} <input name="${name}" value="${written?.[name] ?? ''}" placeholder="${hint}" required></label>`;
  return html`<details class="write"${written ? raw(' open') : ''}><summary>Write as a stranger</summary>${outcomeOf(written)}
  <form class="mail" method="post" action="/dev/inbox" enctype="multipart/form-data">${field('from', 'From', 'Vera Visitor <vera@mail.example>')}${field('to', 'To', 'info@your-business.localhost')}${field('subject', 'Subject', 'A question')}<label>Text <textarea name="text" rows="5">${written?.text ?? ''}</textarea></label><label>HTML, if any <textarea name="html" rows="3" placeholder="&lt;p&gt;Hello &lt;b&gt;there&lt;/b&gt;&lt;/p&gt;">${written?.html ?? ''}</textarea></label><label>File, if any <input type="file" name="file"></label><button>Send</button></form></details>`;
}

/** An answer from the mailbox that a caught email went to. */
function replyForm(mail: CaughtMail, written: Written | undefined) {
  if (receiverPort() === undefined) return '';
  return html`<details class="write"${written ? raw(' open') : ''}><summary>Reply</summary>${outcomeOf(written)}
  <form class="mail" method="post" action="/dev/inbox" enctype="multipart/form-data"><input type="hidden" name="mail" value="${mail.id}"><p>From ${mail.to[0]} to ${replyAddress(mail)}</p><label>Reply text <textarea name="text" rows="5" required>${written?.text ?? ''}</textarea></label><label>File, if any <input type="file" name="file"></label><button>Send reply</button></form></details>`;
}

function outcomeOf(written: Written | undefined) {
  if (!written?.outcome) return '';
  const { ok, says } = written.outcome;
  return html`<p role="status"><b>${ok ? 'Accepted.' : 'Refused.'}</b> ${says}</p>`;
}
