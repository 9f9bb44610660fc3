import { env } from '../base/env.ts';

export { isThisMachine } from '../base/env.ts';

/** Origin of the app, without a trailing slash. From configuration, never from a request's Host. */
export function appUrl(): string {
  return env().appUrl;
}

/** Origin of a site, by its host label: http://hollis.sites.localhost:3000. */
export function siteOrigin(label: string): string {
  const app = new URL(env().appUrl);
  return `${app.protocol}//${label}.${env().sitesDomain}${app.port ? `:${app.port}` : ''}`;
}

/** Origin of an owner's domain, over the protocol and port that the app has: https://www.hollis.com. */
export function originOfHost(host: string): string {
  const app = new URL(env().appUrl);
  return `${app.protocol}//${host}${app.port ? `:${app.port}` : ''}`;
}

/** Origin of a project's live site: its own domain once that serves it, else the free address. */
export function siteAddress({ slug, ownHost }: { slug: string | null; ownHost: string | null }): string {
  return ownHost ? originOfHost(ownHost) : siteOrigin(slug ?? '');
}

/** The label of a customer's site in a Host header, with or without a final dot. Undefined if the host isn't under SITES_DOMAIN. */
export function siteLabel(host: string): string | undefined {
  const name = host.toLowerCase().replace(/\.?(?::\d+)?$/, '');
  const suffix = `.${env().sitesDomain}`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : undefined;
}

/** The header in which the proxy passes the client's address. Undefined without a proxy. */
export function addressHeader(): string | undefined {
  return env().clientAddressHeader;
}

/** Origin of the sign-in provider. Undefined if none is configured. */
export function providerOrigin(): string | undefined {
  const { oidc } = env();
  return oidc && new URL(oidc.issuer).origin;
}
