import { log } from '../../base/log.ts';
import { type Change, onChange } from '../../db/live.ts';
import { Bounded, type Held } from './bounded.ts';
import { siteFromStore } from './host-objects.ts';
import { type HostedSite, hostedSite } from './hosted-site.ts';
import type { Manifest } from './manifest.ts';
import { type HostedRow, hostedSites } from './queries.ts';

/** Age at which a cached label is refreshed in the background, in case a notification was lost. */
const freshMs = 30_000;
/** Longest wait for the database in a visitor's request, and the pause after a failed read. */
const patienceMs = 2000;
const restMs = 500;
/** Reads of the file store at the same time while the database is away, and how long a name that it doesn't have counts as one. */
const maxStoreReads = 200;
const storeRestMs = 2000;
const maxBatch = 2000;
const maxWaiting = 5000;
const keptSites = 2000;
const keptOthers = 10_000;

export interface Known {
  site: HostedSite;
  readAt: number;
  /** Whether a change was heard of that isn't read yet. */
  isChanged: boolean;
}

interface Options {
  read?: (labels: string[]) => Promise<HostedRow[]>;
  siteOf?: typeof hostedSite;
  fromStore?: typeof siteFromStore;
  now?: () => number;
}

/**
 * In-memory cache of the sites by host label. After a change notification, the label is read again before its next answer.
 * While the database is down, the last known state is served, however old, and sites that aren't in memory come from the file store. Labels are read in batches with one statement at a
 * time, so a thousand sites, or a thousand made-up names, don't become a thousand queries.
 */
export class Hosts {
  readonly #read: (labels: string[]) => Promise<HostedRow[]>;
  readonly #siteOf: typeof hostedSite;
  readonly #fromStore: typeof siteFromStore;
  readonly #now: () => number;
  readonly #sites = new Bounded<Known>(keptSites);
  readonly #others = new Bounded<Known>(keptOthers);
  /** Labels with a pending change, each with the number of its notification (`#heard`). */
  readonly #changed = new Map<string, number>();
  #heard = 0;
  #waiting = new Map<string, PromiseWithResolvers<HostedSite | undefined>>();
  #reading = new Set<string>();
  #running = false;
  readonly #storeReads = new Map<string, Promise<HostedSite | undefined>>();
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #stop: () => void;

  constructor({ read = hostedSites, siteOf = hostedSite, fromStore = siteFromStore, now = Date.now }: Options = {}) {
    this.#read = read;
    this.#siteOf = siteOf;
    this.#fromStore = fromStore;
    this.#now = now;
    this.#stop = onChange((change) => this.#hear(change));
  }

  close(): void {
    this.#stop();
  }

  /** The site of a label. Answers synchronously from the cache if possible. Undefined if it isn't cached and the database can't be reached. */
  at(label: string): HostedSite | Promise<HostedSite | undefined> {
    const entry = this.#known(label);
    if (!entry && !isLabel(label)) return { kind: 'none' };
    if (!entry || entry.isChanged) return this.#readAgain(label, entry?.site);
    if (this.#now() - entry.readAt > freshMs) this.#refresh(label);
    return entry.site;
  }

  /** A handle on a label's cached site, for `current`. */
  hold(label: string): Held<Known> | undefined {
    return this.#sites.hold(label);
  }

  /** The site behind a handle, without any lookup. Undefined if `at` has something to do first. */
  current(held: Held<Known>): HostedSite | undefined {
    const entry = held.read();
    return entry && !entry.isChanged && this.#now() - entry.readAt <= freshMs ? entry.site : undefined;
  }

  /** Serves another release in place of a damaged one until the label is read again, unless the site has changed meanwhile. */
  standIn(label: string, manifestHash: string, manifest: Manifest): void {
    const now = this.#sites.get(label)?.site;
    if (now?.kind !== 'live' || now.manifestHash !== manifestHash) return;
    const site: HostedSite = { kind: 'live', manifestHash, manifest };
    this.#sites.set(label, { site, readAt: this.#now(), isChanged: this.#changed.has(label) });
  }

  /** Refreshes a label in the background, together with every site that's due soon, in one statement. */
  #refresh(label: string): void {
    this.#queue(label)?.catch(() => undefined);
    if (this.#running && this.#reading.size) return;
    const due = this.#now() - freshMs / 2;
    for (const [other, { readAt }] of this.#sites) if (readAt < due) this.#queue(other)?.catch(() => undefined);
  }

  #known(label: string): Known | undefined {
    return this.#sites.get(label) ?? this.#others.get(label);
  }

  #hear({ topic, id }: Change): void {
    const entry = topic === 'site' ? this.#known(id) : undefined;
    if (entry) entry.isChanged = true;
    if (entry || (topic === 'site' && this.#reading.has(id))) {
      this.#changed.set(id, ++this.#heard);
      this.#queue(id)?.catch(() => undefined);
    }
    // Notifications were missed while the connection was down, so every entry counts as outdated.
    if (topic === 'settings' && id === '*')
      for (const kept of [this.#sites, this.#others]) for (const [, known] of kept) known.readAt = Number.NEGATIVE_INFINITY;
  }

  async #readAgain(label: string, last: HostedSite | undefined): Promise<HostedSite | undefined> {
    const reading = this.#queue(label);
    if (!reading) return last ?? this.#withoutDatabase(label);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer.')), patienceMs);
    });
    try {
      return (await Promise.race([reading, patience])) ?? last;
    } catch {
      return last ?? this.#withoutDatabase(label);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A site that isn't in memory while the database is away, from the file store. Undefined if it isn't there, or too many are asked for. */
  #withoutDatabase(label: string): Promise<HostedSite | undefined> | undefined {
    const running = this.#storeReads.get(label);
    if (running || this.#storeReads.size >= maxStoreReads) return running;
    const next = this.#fromStore(label).then((site) => {
      if (site && !this.#known(label)) this.#sites.set(label, { site, readAt: this.#now(), isChanged: false });
      // A name that isn't there is asked for again only after a pause, so made-up ones don't keep the store busy.
      if (site) this.#storeReads.delete(label);
      else setTimeout(() => this.#storeReads.delete(label), storeRestMs).unref();
      return site;
    });
    this.#storeReads.set(label, next);
    return next;
  }

  /** Adds a label to the next batch. Undefined right after a failed read, and if too many labels are waiting. */
  #queue(label: string): Promise<HostedSite | undefined> | undefined {
    if (this.#now() - this.#failedAt < restMs) return undefined;
    const pending = this.#waiting.get(label);
    if (pending) return pending.promise;
    if (this.#waiting.size >= maxWaiting) return undefined;
    const next = Promise.withResolvers<HostedSite | undefined>();
    this.#waiting.set(label, next);
    if (!this.#running) void this.#run();
    return next.promise;
  }

  async #run(): Promise<void> {
    this.#running = true;
    // Lets all callers of the current event loop turn join the first batch.
    await Promise.resolve();
    while (this.#waiting.size) {
      const batch = new Map([...this.#waiting].slice(0, maxBatch));
      for (const label of batch.keys()) this.#waiting.delete(label);
      this.#reading = new Set(batch.keys());
      const heard = this.#heard;
      try {
        const sites = await this.#take(await this.#read([...batch.keys()]), [...batch.keys()], heard);
        // Not from memory, where a large batch may have replaced it already.
        for (const [label, { resolve }] of batch) resolve(sites.get(label));
      } catch (error) {
        this.#failedAt = this.#now();
        log.error({ err: error, labels: batch.size }, 'could not read sites');
        for (const { promise, reject } of [...batch.values(), ...this.#waiting.values()]) {
          promise.catch(() => undefined);
          reject(error);
        }
        this.#waiting.clear();
      }
      this.#reading.clear();
    }
    this.#running = false;
  }

  async #take(rows: HostedRow[], labels: string[], heard: number): Promise<Map<string, HostedSite>> {
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    const remaining = labels.values();
    const sites = new Map<string, HostedSite>();
    const work = async () => {
      for (const label of remaining) {
        const before = this.#known(label)?.site;
        const site = await this.#siteOf(bySlug.get(label), before).catch((error: unknown) => {
          log.error({ err: error, label }, 'could not load a site');
          return before;
        });
        // Nothing to serve. The next visitor triggers another attempt.
        if (!site) continue;
        sites.set(label, site);
        const [kept, other] = site.kind === 'none' ? [this.#others, this.#sites] : [this.#sites, this.#others];
        other.delete(label);
        const isChanged = (this.#changed.get(label) ?? 0) > heard;
        if (!isChanged) this.#changed.delete(label);
        kept.set(label, { site, readAt: this.#now(), isChanged });
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    return sites;
  }
}

/** True if a text is a valid DNS label. */
function isLabel(text: string): boolean {
  return text.length <= 63 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text);
}
