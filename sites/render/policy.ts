import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Who may frame the page: `'none'` live, the app's origin for a preview. */
  frameAncestors: string;
  /** Where its forms may go, when not to the site itself. */
  formAction?: string;
  /** Allows the scripts and styles that carry it, as a preview's do. */
  nonce?: string;
}

/**
 * Content-Security-Policy of one page of a customer's site. No script runs without the nonce; the page's own style is allowed by its
 * hash (structured data is a data block, which needs no permission); pictures and fonts come from the site itself.
 */
export function sitePolicy(html: string, { frameAncestors, formAction = "'self'", nonce }: PolicyOptions): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const allowed = nonce ? [`'nonce-${nonce}'`] : [];
  return [
    "default-src 'none'",
    `style-src ${[...styles, ...allowed].join(' ') || "'none'"}`,
    ...allowed.map((source) => `script-src ${source}`),
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
