import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type CaughtMail, caughtMails } from './mail-catcher.ts';
import { paymentPages } from './payment-server.ts';

/** Windows into the embedded services: the inbox and, without a real provider, the checkout pages. Never added in live mode. */
export function addDevRoutes(app: Hono, { payments }: { payments: boolean }): void {
  app.get('/dev/inbox.json', (context) => context.json(caughtMails(context.req.query('to')), 200, { 'Cache-Control': 'no-store' }));
  app.get('/dev/inbox', (context) => {
    const mails = caughtMails(context.req.query('to'));
    const chosen = mails.find((mail) => mail.id === context.req.query('mail')) ?? mails[0];
    context.header('Cache-Control', 'no-store');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return context.html(inboxPage(mails, chosen));
  });
  app.get('/dev/inbox/:id', (context) => {
    const mail = caughtMails().find((candidate) => candidate.id === context.req.param('id'));
    if (!mail) return context.notFound();
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups",
    );
    return context.html(mail.html || `<pre>${mail.text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))}</pre>`);
  });
  if (payments) app.route('/dev/payments', paymentPages());
}

function inboxPage(mails: CaughtMail[], chosen: CaughtMail | undefined) {
  const rows = mails.map(
    (mail) =>
      html`<li><a href="/dev/inbox?mail=${mail.id}"${mail === chosen ? raw(' aria-current="true"') : ''}><b>${mail.subject}</b><span>${mail.to.join(', ')}</span><time>${mail.at.slice(0, 16).replace('T', ' ')}</time></a></li>`,
  );
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Development inbox</title><style>${raw(styles)}</style></head>
  <body><header><h1>Inbox</h1><p>Every mail this Sunup sends lands here. Nothing leaves the machine.</p></header>
  ${mails.length === 0 ? html`<p class="empty">No mail yet. Sign up, and the first one comes.</p>` : html`<div class="two"><nav aria-label="Mails"><ul>${rows}</ul></nav><main>${chosen ? html`<h2>${chosen.subject}</h2><p>To ${chosen.to.join(', ')}</p><iframe title="${chosen.subject}" src="/dev/inbox/${chosen.id}"></iframe><details><summary>Plain text</summary><pre>${chosen.text}</pre></details>` : ''}</main></div>`}
  </body></html>`;
}

const styles = `*{box-sizing:border-box}body{margin:0;background:#fcfbf8;color:#0b172c;font:.9375rem/1.5 "Hanken Grotesk Variable",system-ui,sans-serif}
header{padding:1.5rem clamp(1rem,3vw,2.5rem);border-bottom:1.5px solid #0b172c}h1{font:430 2rem/1 "Newsreader Variable",Georgia,serif;letter-spacing:-.03em;margin:0}header p,main>p{margin:.4rem 0 0;color:#44526b}
.empty{padding:3rem clamp(1rem,3vw,2.5rem)}.two{display:grid}@media(min-width:56rem){.two{grid-template-columns:22rem 1fr}nav{border-right:1px solid #e3ded3;max-height:calc(100vh - 6rem);overflow:auto}}
ul{list-style:none;margin:0;padding:0}li a{display:grid;gap:.1rem;padding:.8rem clamp(1rem,3vw,2.5rem);border-bottom:1px solid #e3ded3;color:inherit;text-decoration:none}li a[aria-current]{background:#fae7c6}li span,li time{color:#44526b;font-size:.8125rem;overflow-wrap:anywhere}
main{padding:1.5rem clamp(1rem,3vw,2.5rem);min-width:0}h2{font-size:1.125rem;margin:0}iframe{width:100%;height:min(44rem,75vh);border:1px solid #e3ded3;border-radius:8px;margin-top:1rem;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}summary{cursor:pointer;padding:.75rem 0;font-weight:600}:focus-visible{outline:3px solid #0b172c;outline-offset:2px}`;
