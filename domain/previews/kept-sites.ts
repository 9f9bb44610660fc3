import { LRUCache } from 'lru-cache';
import { type RenderedSite, withAssetsOf } from './rendered-site.ts';

/** The sites of one kind that are in memory, by name. The ones that weren't requested for longest go first. */
export class KeptSites {
  readonly #kept: LRUCache<string, { state: string; site: RenderedSite }>;
  /** Sites that are being made now, by name and state. They take no place yet, so requests for unknown names push no one's site out. */
  readonly #making = new Map<string, Promise<unknown>>();

  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  /** The site in memory. Undefined if there's none, or only in another state. */
  find(name: string, state = ''): RenderedSite | undefined {
    const kept = this.#kept.get(name);
    return kept?.state === state ? kept.site : undefined;
  }

  /** The site in memory in whatever state. */
  last(name: string): RenderedSite | undefined {
    return this.#kept.get(name)?.site;
  }

  /**
   * The site in memory, or else what `make` returns. It's made once per state, whatever number of its files are requested meanwhile, and
   * kept if it is a site. It then has the illustrations and fonts of the state before it, because pages on screen may still request them.
   */
  async findOrMake<Refused = never>(
    name: string,
    make: () => Promise<RenderedSite | Refused>,
    state = '',
  ): Promise<RenderedSite | Refused> {
    const known = this.find(name, state);
    if (known) return known;
    const key = `${name} ${state}`;
    const running = this.#making.get(key) as Promise<RenderedSite | Refused> | undefined;
    if (running) return running;
    const making = make()
      .then((made) => (isSite(made) ? this.#keep(name, made, state) : made))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** Looks for the earlier state only now, because another one may have been kept while this one was made. */
  #keep(name: string, made: RenderedSite, state: string): RenderedSite {
    const earlier = this.last(name);
    const site = earlier ? withAssetsOf(earlier, made) : made;
    this.#kept.set(name, { state, site });
    return site;
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }
}

function isSite(made: unknown): made is RenderedSite {
  return typeof made === 'object' && made !== null && 'document' in made && 'assets' in made;
}
