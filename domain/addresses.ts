import { env } from '../env.ts';

/** Origin of the app, without a trailing slash. From configuration, never from a request's Host. */
export function appUrl(): string {
  return env().appUrl;
}

/** Origin of a site's host label, such as http://hollis.sites.localhost:3000. */
export function siteOrigin(label: string): string {
  const app = new URL(env().appUrl);
  return `${app.protocol}//${label}.${env().sitesDomain}${app.port ? `:${app.port}` : ''}`;
}

/** The label of a customer's site in a Host header, or undefined when the host is not under SITES_DOMAIN. */
export function siteLabel(host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const suffix = `.${env().sitesDomain}`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : undefined;
}

/** Header in which the proxy names the client, when there is a proxy. */
export function addressHeader(): string | undefined {
  return env().clientAddressHeader;
}

/** Origin of the sign-in provider, when one is configured. */
export function providerOrigin(): string | undefined {
  const { oidc } = env();
  return oidc && new URL(oidc.issuer).origin;
}
