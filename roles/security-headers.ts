import { env } from '../base/env.ts';
import { providerOrigin } from '../domain/addresses.ts';
import { buildId } from '../domain/builds/build-id.ts';
import { unlistedHeaders } from '../domain/trial.ts';

/** Headers of every answer on the app's host: the build ID and, over HTTPS, HSTS for one year. */
export function hostHeaders(): Record<string, string> {
  const isSecure = env().appUrl.startsWith('https://');
  return { 'X-Build': buildId(), ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }) };
}

/** Headers of every page. `scriptSources` lists what its inline scripts are allowed by: a nonce, or their hashes. */
export function securityHeaders(scriptSources: string): Record<string, string> {
  const sites = `${new URL(env().appUrl).protocol}//*.${env().sitesDomain}${new URL(env().appUrl).port ? `:${new URL(env().appUrl).port}` : ''}`;
  const provider = providerOrigin();
  // Named only where Google Analytics is configured.
  const google = env().ga4Id ? ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com' : '';
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self' ${scriptSources}${env().ga4Id ? ' https://*.googletagmanager.com' : ''}`,
      // No page has style attributes or elements. SVG attributes or scripts draw what depends on data.
      "style-src 'self'",
      `img-src 'self' data: blob:${google}`,
      "font-src 'self'",
      `connect-src 'self'${google}`,
      `frame-src ${sites}`,
      "object-src 'none'",
      "base-uri 'none'",
      // The payment page is on another origin in live mode, and the sign-in provider always is. A redirect after a form counts
      // as form-action.
      ['form-action', "'self'", `https://${env().stripeCheckoutHost ?? 'checkout.stripe.com'}`, ...(provider ? [provider] : [])].join(' '),
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...unlistedHeaders(),
    ...hostHeaders(),
  };
}
