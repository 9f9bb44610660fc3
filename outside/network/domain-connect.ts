import { z } from 'zod';
import { hasNoLogin } from '../../base/env.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { askAt } from './ask.ts';
import type { Names } from './names.ts';
import type { Reach } from './reach.ts';

/** Our template, by which providers know the records of a site: `providerId` and `serviceId` in its file. */
export interface Template {
  providerId: string;
  serviceId: string;
}

/** A DNS provider that sets a template's records once the owner agrees on its page. */
export interface ConnectProvider {
  name: string;
  /** Address of that page, without the values of the records. */
  page: string;
}

interface Asking {
  names: Names;
  reach: Reach;
  /** `https:`, or `http:` where everything is on one machine. */
  protocol: string;
}

const settingsSchema = z.object({
  providerName: z.string().min(1).max(60),
  providerDisplayName: z.string().min(1).max(60).optional(),
  urlSyncUX: z.string().max(500),
  urlAPI: z.string().max(500),
});

/**
 * Asks a domain's DNS provider whether it offers our template (Domain Connect, draft-ietf-dconn-domainconnect, the synchronous flow). Undefined
 * if it doesn't, or gives no answer. Whoever has the domain chooses who is asked, so only addresses on the internet are.
 */
export async function connectProviderOf(
  domain: string,
  { providerId, serviceId }: Template,
  asking: Asking,
): Promise<ConnectProvider | undefined> {
  const named = await discoveryOf(domain, asking.names);
  const settingsUrl = named && urlOf(`${asking.protocol}//${named}/v2/${domain}/settings`, asking.protocol);
  if (!settingsUrl) return undefined;
  const settings = await ask(settingsUrl, asking);
  const parsed = settings?.status === 200 ? settingsSchema.safeParse(jsonOf(settings.body)) : undefined;
  if (!parsed?.success) return undefined;
  const { providerName, providerDisplayName, urlSyncUX, urlAPI } = parsed.data;
  const ours = `v2/domainTemplates/providers/${providerId}/services/${serviceId}`;
  const [page, template] = [urlSyncUX, urlAPI].map((base) => urlOf(`${withoutEnd(base, /\//)}/${ours}`, asking.protocol));
  if (!page || !template || (await ask(template, asking))?.status !== 200) return undefined;
  return { name: providerDisplayName ?? providerName, page: `${page.href}/apply` };
}

/** What the domain's discovery record names: a host, and maybe a path. */
async function discoveryOf(domain: string, names: Names): Promise<string | undefined> {
  for (const resolver of names.public) {
    const answer = await resolver.ask(`_domainconnect.${domain}`, 'TXT');
    if (answer.kind === 'records')
      return answer.records.find((text) => /^[a-z\d.-]{1,253}(?::\d{1,5})?(?:\/[\w.~/-]{0,200})?$/i.test(text));
    if (answer.kind === 'none') return undefined;
  }
  return undefined;
}

function urlOf(text: string, protocol: string): URL | undefined {
  if (!URL.canParse(text) || !hasNoLogin(text)) return undefined;
  const url = new URL(text);
  return url.protocol === protocol && !url.search && !url.hash ? url : undefined;
}

async function ask(url: URL, { names, reach }: Asking): Promise<{ status: number; body: string } | undefined> {
  for (const resolver of names.public) {
    const answer = await resolver.ask(url.hostname, 'A');
    const address = answer.kind === 'records' ? answer.records.find(names.mayConnect) : undefined;
    if (address) return askAt(reach, url, address, { isVerified: true }).catch(() => undefined);
  }
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
