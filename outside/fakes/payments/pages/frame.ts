import { html, raw } from 'hono/html';

/** The frame of every page: it says first that no card is charged. */
export function page(title: string, body: unknown) {
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} (test mode)</title><style>${raw(styles)}</style></head>
  <body><p class="test">TEST MODE: no card is charged here</p><main>${body}</main></body></html>`;
}

export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

const styles = `*{box-sizing:border-box}body{margin:0;background:#fcfbf8;color:#0b172c;font:1.0625rem/1.55 "Hanken Grotesk Variable",system-ui,sans-serif}
.test{margin:0;padding:.7rem 1rem;background:#ffb533;color:#0a1120;text-align:center;font-weight:700}
main{max-width:27rem;margin:0 auto;padding:clamp(2rem,6vw,4.5rem) 1.25rem}
h1{font:430 clamp(2.5rem,9vw,3.75rem)/1 "Newsreader Variable",Georgia,serif;letter-spacing:-.03em;margin:0 0 .5rem}
h2{font-size:.9375rem;margin:2.5rem 0 .5rem;padding-top:.75rem;border-top:1.5px solid #0b172c}
.what{margin:0 0 1.75rem;color:#44526b}.error{padding:.75rem 1rem;border:1.5px solid #c1291f;border-radius:8px;color:#c1291f;font-weight:600}
label{display:block;font-weight:600;font-size:.9375rem;margin-bottom:1.1rem}input{display:block;width:100%;min-height:3rem;margin-top:.35rem;padding:.6rem .85rem;font:inherit;font-weight:400;border:1.5px solid #76839a;border-radius:8px;background:#fff;color:inherit}
input[readonly]{background:#f5f3ee}input[aria-invalid]{border-color:#c1291f}.wrong{display:block;margin-top:.4rem;color:#c1291f}.wrong::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin-right:.55rem;background:#c1291f;transform:rotate(45deg)}.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
button{width:100%;min-height:3.25rem;border:0;border-radius:8px;background:#0b172c;color:#fcfbf8;font:inherit;font-weight:600;line-height:1;cursor:pointer;margin-top:.25rem}button.plain{background:none;color:#0b172c;border:1.5px solid #76839a;margin-top:.75rem}
:focus-visible{outline:3px solid #0b172c;outline-offset:3px}ul{list-style:none;margin:0;padding:0}li{padding:.55rem 0;border-bottom:1px solid #e3ded3;font-size:.9375rem;color:#44526b}code{color:#0b172c;font-size:.9375rem;display:block}
a{color:inherit}dl{margin:1.5rem 0}.sums{margin:0 0 1.75rem}.sums div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-top:1px solid #e3ded3}.sums div:last-child{font-weight:600;border-top:1.5px solid #0b172c}.sums dt,.sums div:last-child dt{padding:0;border:0;font-weight:inherit}.sums dd{margin:0;font-variant-numeric:tabular-nums}dt{font-weight:600;padding-top:.75rem;border-top:1px solid #e3ded3}dd{margin:0 0 .75rem}`;
