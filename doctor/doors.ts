import { randomBytes } from 'node:crypto';
import { isThisMachine } from '../base/env.ts';
import { newQuestion, type ProbeFacts, probeHeader, probePath } from '../domain/health/probe.ts';
import { aliasLabel } from '../domain/own-domains/records.ts';
import { askAt, type HttpAnswer } from '../outside/network/ask.ts';
import { reasonOf } from '../outside/network/reason.ts';
import { withinTime } from '../outside/network/within-time.ts';
import { once } from './once.ts';
import type { Surroundings } from './surroundings.ts';

/** A public address of Sunup. */
export interface Door {
  /** What a sentence calls it: APP_URL's host, or one under SITES_DOMAIN. */
  host: string;
  url: (path: string) => URL;
  isHttps: boolean;
  /** True for localhost, names under it, and this machine's own addresses. */
  isLocal: boolean;
  /** IP addresses of the host. Rejects if no name server answers. */
  addresses: () => Promise<string[]>;
  /** What answers there. Never rejects. */
  probe: () => Promise<Probe>;
  /** Asks with a fresh proof that we belong together. Undefined if the host has no address. Rejects if nothing answers. */
  ask: (path: string, headers?: Record<string, string>, body?: Buffer) => Promise<HttpAnswer | undefined>;
}

export interface Doors {
  app: Door;
  /** A host under SITES_DOMAIN that no one has: it shows that the wildcard works. */
  site: Door;
  /** The name under SITES_DOMAIN that owners' domains lead to. */
  alias: Door;
}

/** What answers at a door: the Sunup of this configuration, something else, nothing, or there's nowhere to ask. */
export type Probe =
  | { kind: 'this'; facts: ProbeFacts; answer: HttpAnswer }
  | { kind: 'other'; answer: HttpAnswer }
  | { kind: 'nothing'; reason: string }
  | { kind: 'nowhere' };

export function doorsOf({ env, reach }: Surroundings): Doors {
  const app = new URL(env.appUrl);
  const label = `doctor-${randomBytes(5).toString('hex')}`;
  const doorAt = (host: string): Door => {
    const isLocal = isThisMachine(host);
    const url = (path: string) => new URL(path, `${app.protocol}//${host}${app.port ? `:${app.port}` : ''}`);
    const addresses = once(async () => (isLocal ? ['127.0.0.1'] : withinTime(5000, reach.addresses(host))));
    const ask: Door['ask'] = async (path, headers = {}, body = undefined) => {
      const address = preferred(await addresses());
      const { question } = newQuestion(env.authSecret);
      return address ? askAt(reach, url(path), address, { headers: { [probeHeader]: question, ...headers }, body }) : undefined;
    };
    return {
      host,
      url,
      isHttps: app.protocol === 'https:',
      isLocal,
      addresses,
      ask,
      probe: once(async (): Promise<Probe> => {
        const address = preferred(await addresses().catch(() => []));
        if (!address) return { kind: 'nowhere' };
        const { question, proof } = newQuestion(env.authSecret);
        try {
          const answer = await askAt(reach, url(probePath), address, { headers: { [probeHeader]: question } });
          const facts = factsIn(answer.body);
          return facts?.proof === proof ? { kind: 'this', facts, answer } : { kind: 'other', answer };
        } catch (error) {
          return { kind: 'nothing', reason: reasonOf(error) };
        }
      }),
    };
  };
  return { app: doorAt(app.hostname), site: doorAt(`${label}.${env.sitesDomain}`), alias: doorAt(`${aliasLabel}.${env.sitesDomain}`) };
}

/** IPv4 first, because many machines have no IPv6. Its own check covers that. */
export function preferred(addresses: string[]): string | undefined {
  return addresses.find((address) => !address.includes(':')) ?? addresses[0];
}

/** What a body says if it's the answer of a Sunup to a probe. */
export function factsIn(body: string): ProbeFacts | undefined {
  try {
    return JSON.parse(body) as ProbeFacts;
  } catch {
    return undefined;
  }
}
