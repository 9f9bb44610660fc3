import { html, raw } from 'hono/html';

type Part = ReturnType<typeof html> | string;

/** The frame of the pages under /dev: a list on the left, the selected item on the right. */
export function devPage({ title, lead, above = '', rows, chosen, empty }: DevPage) {
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(styles)}</style></head>
  <body><header><h1>${title}</h1><p>${lead}</p>${above}</header>
  ${rows.length === 0 ? html`<p class="empty">${empty}</p>` : html`<div class="two"><nav aria-label="${title}"><ul>${rows}</ul></nav><main>${chosen}</main></div>`}
  </body></html>`;
}

interface DevPage {
  title: string;
  lead: string;
  /** Below the lead. */
  above?: Part;
  rows: Part[];
  chosen: Part;
  empty: string;
}

/** Content Security Policy of the pages under /dev: their own styles, our images and our frames. */
export const devPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Content Security Policy of an email in a frame: it runs no scripts, but its links work. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups";

const styles = `*{box-sizing:border-box}body{margin:0;background:#fcfbf8;color:#0b172c;font:.9375rem/1.5 "Hanken Grotesk Variable",system-ui,sans-serif}
header{padding:1.5rem clamp(1rem,3vw,2.5rem);border-bottom:1.5px solid #0b172c}h1{font:430 2rem/1 "Newsreader Variable",Georgia,serif;letter-spacing:-.03em;margin:0}header p,main>p{margin:.4rem 0 0;color:#44526b}main>p a{color:#0b172c}
.empty{padding:3rem clamp(1rem,3vw,2.5rem)}.two{display:grid}@media(min-width:56rem){.two{grid-template-columns:22rem 1fr}nav{border-right:1px solid #e3ded3;max-height:calc(100vh - 6rem);overflow:auto}}
ul{list-style:none;margin:0;padding:0}li a{display:grid;gap:.1rem;padding:.8rem clamp(1rem,3vw,2.5rem);border-bottom:1px solid #e3ded3;color:inherit;text-decoration:none}li a[aria-current]{background:#fae7c6}li span,li time{color:#44526b;font-size:.8125rem;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin:1rem 0}caption{text-align:left;font-weight:600}th,td{text-align:left;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #e3ded3;overflow-wrap:anywhere}h3{font-size:1rem;margin:1.5rem 0 .5rem}label{display:inline-grid;gap:.2rem;font-size:.8125rem}input,select,textarea,button{font:inherit;padding:.45rem .7rem;border:1.5px solid #0b172c;border-radius:6px;background:#fff;color:inherit}button{cursor:pointer;font-weight:600}
main{padding:1.5rem clamp(1rem,3vw,2.5rem);min-width:0}h2{font-size:1.125rem;margin:0}iframe{width:100%;height:min(44rem,75vh);border:1px solid #e3ded3;border-radius:8px;margin-top:1rem;background:#fff}details.write{margin-top:.8rem}form.mail{display:grid;gap:.8rem;max-width:36rem;padding-bottom:1rem}.mail label{display:grid}.mail input,.mail textarea{width:100%;min-width:0}.mail button{justify-self:start}.mail p,[role=status]{margin:0 0 .8rem;color:inherit;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}summary{cursor:pointer;padding:.75rem 0;font-weight:600}:focus-visible{outline:3px solid #0b172c;outline-offset:2px}`;
