import { eq, inArray, or } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { type Change, onChange } from '../../db/live.ts';
import { domainClaims, formerLabels, projects } from '../../db/schema/index.ts';
import { originOfHost, siteOrigin } from '../addresses.ts';
import { answeredStates, isAnswered, isPrimary } from './schema.ts';

/** What a host that isn't a site's free address of today answers with. */
export interface OwnHost {
  /** Label of the site's free address, by which its pages are found. */
  slug: string;
  /** Where visitors are redirected. Undefined if the host itself serves the site. */
  to?: string;
}

interface Row {
  id: string;
  slug: string | null;
  host: string;
  twin: string | null;
  state: (typeof domainClaims.$inferSelect)['state'];
}

interface Former {
  label: string;
  projectId: string;
  slug: string | null;
}

type CopiedLine = (OwnHost & { name: string }) | { slug: string; primary: string } | Former;

interface Rows {
  claims: Row[];
  former: Former[];
}

/**
 * All hosts of owners' domains and all former labels, in memory, so that a visitor's request and the proxy's question about a certificate need no database. Changed
 * by notifications, and read again after the connection for them was lost.
 */
export class OwnHosts {
  readonly #hosts = new Map<string, OwnHost>();
  /** Hosts that are the address of a site, by its label. */
  readonly #primary = new Map<string, string>();
  /** The sites of former labels. */
  readonly #former = new Map<string, Former>();
  readonly #read: (changedId?: string) => Promise<Rows>;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #reading: Promise<void> = Promise.resolve();
  #isKnown = false;

  constructor(read: (changedId?: string) => Promise<Rows> = readHosts) {
    this.#read = read;
    this.#stop = onChange((change) => this.#hear(change));
  }

  close(): void {
    this.#stop();
  }

  /** Reads all of them. Rejects if the database doesn't answer. */
  async load(): Promise<void> {
    const { claims, former } = await this.#read();
    this.#hosts.clear();
    this.#primary.clear();
    this.#former.clear();
    for (const row of claims) this.#put(row);
    for (const one of former) this.#former.set(one.label, one);
    this.#isKnown = true;
    this.#tell();
  }

  /** True once they were read, from the database or a copy. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** All of them as lines of JSON, for a copy that `takeLines` reads. */
  *lines(): Iterable<string> {
    for (const [name, host] of this.#hosts) yield JSON.stringify({ name, ...host });
    for (const [slug, primary] of this.#primary) yield JSON.stringify({ slug, primary });
    for (const former of this.#former.values()) yield JSON.stringify(former);
  }

  /** Takes all of them from a copy, while the database is away. Throws if it isn't one. */
  takeLines(lines: readonly string[]): void {
    const read = lines.map((line) => JSON.parse(line) as CopiedLine);
    for (const one of read) {
      if ('name' in one) this.#hosts.set(one.name, { slug: one.slug, ...(one.to && { to: one.to }) });
      else if ('primary' in one) this.#primary.set(one.slug, one.primary);
      else this.#former.set(one.label, one);
    }
    this.#isKnown = true;
    this.#tell();
  }

  /** What a host answers with, in any spelling that a Host header may have. Undefined if it's no owner's, or isn't answered yet. */
  at(host: string): OwnHost | undefined {
    return this.#hosts.size > 0 ? this.#hosts.get(host.toLowerCase().replace(/\.?(?::\d+)?$/, '')) : undefined;
  }

  /** What a label answers with that a site had before. Undefined for any other. */
  former(label: string): OwnHost | undefined {
    const slug = this.#former.get(label)?.slug;
    return slug ? { slug, to: this.primaryOf(slug) ?? siteOrigin(slug) } : undefined;
  }

  /** The origin to which a site's free address redirects. Undefined if that's the site's address. */
  primaryOf(slug: string): string | undefined {
    const host = this.#primary.get(slug);
    return host && originOfHost(host);
  }

  /** Calls the listener after every change, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear({ topic, id }: Change): void {
    if (topic !== 'domain' && !(topic === 'settings' && id === '*')) return;
    const isAll = id === '*';
    // One after the other, so an older answer of the database never overwrites a newer one.
    this.#reading = this.#reading
      .then(() => (isAll ? this.load() : this.#readOne(id)))
      .catch((error: unknown) => log.error({ err: error }, 'could not read owners’ domains'));
  }

  /** Reads a claim again, or all that a project has. */
  async #readOne(changedId: string): Promise<void> {
    const { claims, former } = await this.#read(changedId);
    for (const row of claims) this.#put(row);
    for (const [label, { projectId }] of this.#former) if (projectId === changedId) this.#former.delete(label);
    for (const one of former) this.#former.set(one.label, one);
    this.#tell();
  }

  #put({ slug, host, twin, state }: Row): void {
    if (!slug) return;
    const before = this.#hosts.get(host)?.slug;
    if (before && before !== slug && this.#primary.get(before) === host) this.#primary.delete(before);
    const answers = isAnswered(state);
    const serves = answers && state !== 'away' && state !== 'leaving';
    for (const name of twin ? [host, twin] : [host]) {
      const to = serves ? (name === host ? undefined : originOfHost(host)) : siteOrigin(slug);
      if (answers) this.#hosts.set(name, { slug, ...(to && { to }) });
      else if (this.#hosts.get(name)?.slug === slug) this.#hosts.delete(name);
    }
    if (isPrimary(state)) this.#primary.set(slug, host);
    else if (this.#primary.get(slug) === host) this.#primary.delete(slug);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Hosts of all claims that are answered, and all former labels. For a changed claim or project, what it has now, in any state. */
async function readHosts(changedId?: string): Promise<Rows> {
  const { id, projectId, host, twin, state } = domainClaims;
  const [claims, former] = await Promise.all([
    db()
      .select({ id, slug: projects.slug, host, twin, state })
      .from(domainClaims)
      .innerJoin(projects, eq(projects.id, projectId))
      .where(changedId ? or(eq(id, changedId), eq(projectId, changedId)) : inArray(state, [...answeredStates])),
    db()
      .select({ label: formerLabels.label, projectId: formerLabels.projectId, slug: projects.slug })
      .from(formerLabels)
      .innerJoin(projects, eq(projects.id, formerLabels.projectId))
      .where(changedId ? eq(formerLabels.projectId, changedId) : undefined),
  ]);
  return { claims, former };
}

let shared: OwnHosts | undefined;

/** The process's own. Empty until it's loaded. */
export function ownHosts(): OwnHosts {
  shared ??= new OwnHosts();
  return shared;
}
