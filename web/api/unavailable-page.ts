import type { Context } from 'hono';
import { appUrl } from '../../domain/addresses.ts';
import { sitePolicy } from '../../sites/render/policy.ts';

/** Status, sentence and headers for a customer's host without a live site, by the state of the site. */
export const unavailableSites = {
  none: { status: 404, sentence: 'There’s no website at this address.', headers: {} },
  // 503 keeps a site that may come back in search engines; 410 removes it.
  off: { status: 503, sentence: 'This website isn’t available right now.', headers: { 'Retry-After': '86400' } },
  over: { status: 410, sentence: 'This website has been taken down.', headers: {} },
} as const;

export const busySentence = 'This website isn’t available right now. Please try again in a moment.';
export const noPageSentence = 'There’s no page at this address.';

interface Unavailable {
  status: 404 | 410 | 429 | 503;
  sentence: string;
  headers: Record<string, string>;
}

/** The answer of the app for a host without a site to show. */
export function unavailable(context: Context, { status, sentence, headers }: Unavailable): Response {
  return context.body(unavailablePage(sentence), status, { ...unavailableHeaders(appUrl()), ...headers });
}

/** Headers of an unavailable page. The app may frame it, because its portal shows previews. */
export function unavailableHeaders(appUrl: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': sitePolicy(unavailablePage(''), { frameAncestors: appUrl }),
    ...(appUrl.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/**
 * A plain page for a customer's host that has nothing to serve, and for failures. It reveals only the failed request's ID. A `note`
 * is in small print at the top.
 */
export function unavailablePage(sentence: string, { reference = '', note = '' } = {}): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Not available</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#fcfbf8;color:#0b172c;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}
h1{font:400 clamp(2rem,6vw,3.25rem)/1.06 Georgia,serif;letter-spacing:-.02em;margin:0 0 1rem}p{margin:0;color:#43526b}p+p{margin-top:1rem;font-size:.875rem}aside{position:absolute;inset:0 0 auto;padding:.4rem 1rem;font-size:.8125rem;color:#43526b}</style></head>
<body>${note && `<aside>${note}</aside>`}<main><h1>Not available</h1><p>${sentence}</p>${reference && `<p>Reference: ${reference}</p>`}</main></body></html>`;
}
