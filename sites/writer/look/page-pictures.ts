import type { Line, Picture } from '../../document.ts';
import { random } from '../../scenes/random.ts';
import { compositionTitle, detailCount, detailTitle, sceneCount } from '../../scenes/scenes.ts';
import { type Signature, signatures } from '../../scenes/signature.ts';
import { neutral } from '../words/lines.ts';
import { uncapital } from '../words/phrases.ts';
import { shuffled } from '../words/shuffled.ts';
import { type Candidate, matchPictures, type Named } from './picture-match.ts';

/** The pictures of a site, with which every page starts. */
export interface SitePictures {
  seed: number;
  /** The trade whose scenes and details are shown. Without one, patterns are. */
  trade: string | undefined;
  photos: Picture[];
  signatures: Signature[];
  /** Numbers of the trade's scenes. */
  scenes: number[];
  /** Names of signatures that show a service of the owner's, which other slots leave for it if they can. */
  forServices: Set<string>;
  /** Words that nearly every picture of the trade would match. */
  ordinary: string;
  /** Customers come to an address that is known, it comes to them, it sells goods or food. */
  premises: boolean;
  visits: boolean;
  isShop: boolean;
  /** Drawings have English titles, so on a site in another language they're decoration. */
  titled: boolean;
  /** Whether large slots prefer signatures to scenes. */
  preferSignatures: boolean;
}

/**
 * The pictures of one page, none of which is returned twice: a section asks after those whose pictures must show something
 * particular. `shape` is width over height of the frame to fill, and `turn` shifts the order, which lets each page open
 * with another picture.
 */
export class PagePictures {
  readonly #site: SitePictures;
  readonly #page: string;
  readonly #turn: number;
  readonly #next: () => number;
  // What the page hasn't shown yet.
  readonly #photos: Picture[];
  readonly #scenes: number[];
  #signatures: Signature[];
  #details: number[];
  readonly #places: number[];

  constructor(site: SitePictures, page: string, turn: number) {
    this.#site = site;
    this.#page = page;
    this.#turn = turn;
    this.#next = random(`${site.seed}:${page}:pictures`);
    this.#photos = turned(site.photos, turn);
    this.#scenes = turned(site.scenes, turn);
    this.#signatures = [...site.signatures];
    this.#details = site.trade === undefined ? [] : range(detailCount(site.trade));
    this.#places = shuffled(`${site.seed}:${page}:place`, range(sceneCount('general')));
  }

  /** The largest slot: a photo, else the trade's signature drawing, else a scene; nothing where none shows the trade. */
  lead(shape: number): Picture | undefined {
    const { preferSignatures } = this.#site;
    return this.#photos.shift() ?? (preferSignatures ? this.#signature(shape) : undefined) ?? this.#scene() ?? this.#signature(shape);
  }

  /** Up to `count` further photos for a row of them; none under two. */
  more(count: number): Picture[] {
    return this.#photos.length >= 2 ? this.#photos.splice(0, count) : [];
  }

  /** A slot that may stay empty. */
  extra(shape: number): Picture | undefined {
    return this.#photos.shift() ?? this.#signature(shape) ?? this.#scene();
  }

  /** Where the business is or works: its street, with shops only if it is one. May stay empty. */
  place(shape: number): Picture | undefined {
    const { isShop, premises, visits } = this.#site;
    if (premises) {
      const composition = isShop ? this.#places.shift() : undefined;
      return composition === undefined ? undefined : this.#sceneOf('general', composition);
    }
    const street = visits ? signatures.find(({ name }) => name === 'street') : undefined;
    return street && fitsShape(street.ratio, shape) ? this.#spoken(signaturePicture(street)) : undefined;
  }

  /** One small picture for each offer, decorative beside its name: for all of them or for none. */
  tiles(offers: readonly Named[], shape: number): Picture[] {
    const matching = this.#matching(offers, shape);
    const tiles = offers.map((offer) => matching.get(offer) ?? this.#scene(neutral('')) ?? this.#detail());
    return tiles.every((tile) => tile !== undefined) ? tiles : [];
  }

  /** Up to `count` photos, if there are three left. */
  photos(count: number): Picture[] {
    return this.#photos.length >= 3 ? this.#photos.splice(0, count) : [];
  }

  /** Pictures for a wall of up to `count`: photos, or the trade's drawings if there's no photo. */
  wall(count: number): Picture[] {
    const { seed, trade } = this.#site;
    if (this.#photos.length > 0 || trade === undefined) return this.#photos.slice(0, count);
    const drawings = this.#signatures.filter(({ trades }) => trades.includes(trade)).map(signaturePicture);
    const scenes = this.#scenes.map((composition) => this.#sceneOf(trade, composition));
    const details = this.#details.map((n) => detailPicture(trade, n, seed, titleOfDrawing(detailTitle(trade, n))));
    return [...drawings, ...scenes, ...details].slice(0, count).map((picture) => this.#spoken(picture));
  }

  #sceneOf(trade: string, composition: number, alt = titleOfDrawing(compositionTitle(trade, composition))): Picture {
    return this.#spoken({
      kind: 'scene',
      trade,
      composition,
      ground: Math.floor(this.#next() * 100) / 100,
      mirror: this.#next() < 0.35,
      seed: `${this.#site.seed}-${this.#page}`,
      alt,
    });
  }

  /** The drawing, without its title where that would be in the wrong language. */
  #spoken(picture: Picture): Picture {
    return this.#site.titled ? picture : { ...picture, alt: neutral('') };
  }

  #scene(alt?: Line): Picture | undefined {
    const { trade } = this.#site;
    const composition = this.#scenes.shift();
    return composition === undefined || trade === undefined ? undefined : this.#sceneOf(trade, composition, alt);
  }

  /** The most telling drawing that fits the frame, one that no service needs if possible; another each turn. */
  #signature(shape: number): Picture | undefined {
    const { forServices } = this.#site;
    const fitting = this.#signatures
      .filter((drawing) => fitsShape(drawing.ratio, shape) && (isWide(shape) || !isPanorama(drawing)))
      .sort((a, b) => Number(forServices.has(a.name)) - Number(forServices.has(b.name)) || b.title.length - a.title.length);
    const best = fitting[this.#turn % Math.min(3, fitting.length || 1)];
    this.#signatures = this.#signatures.filter((drawing) => drawing !== best);
    return best && this.#spoken(signaturePicture(best));
  }

  #detail(): Picture | undefined {
    const { seed, trade } = this.#site;
    const n = this.#details.shift();
    return n === undefined || trade === undefined ? undefined : detailPicture(trade, n, seed);
  }

  /** For each offer the picture that shows it, if there is one. */
  #matching<T extends Named>(offers: readonly T[], shape: number): Map<T, Picture> {
    const { seed, trade, ordinary } = this.#site;
    const candidates = [
      ...this.#photos.map((picture) => ({ picture, shows: picture.alt.text })),
      ...this.#signatures.filter(({ ratio }) => fitsShape(ratio, shape)).map(candidateOf),
      ...(trade === undefined ? [] : this.#details.map((n) => ({ picture: detailPicture(trade, n, seed), shows: detailTitle(trade, n) }))),
    ];
    const found = matchPictures(offers, candidates, ordinary);
    for (const picture of found.values()) this.#remove(picture);
    return new Map([...found].map(([offer, picture]) => [offer, picture.kind === 'photo' ? picture : { ...picture, alt: neutral('') }]));
  }

  #remove(picture: Picture): void {
    if (picture.kind === 'photo') this.#photos.splice(this.#photos.indexOf(picture), 1);
    if (picture.kind === 'detail') this.#details = this.#details.filter((n) => n !== picture.n);
    if (picture.kind === 'signature') this.#signatures = this.#signatures.filter(({ name }) => name !== picture.name);
  }
}

/** True if a drawing of one shape fills a frame of another without losing what it shows. */
export function fitsShape(drawing: number, frame: number): boolean {
  return Math.min(drawing / frame, frame / drawing) >= 0.58;
}

const isWide = (shape: number) => shape > 2.4;

export function isPanorama({ name }: Signature): boolean {
  return name === 'panorama';
}

export function candidateOf(drawing: Signature): Candidate {
  return { picture: signaturePicture(drawing), shows: drawing.title, strong: drawing.name };
}

function signaturePicture({ name, title }: Signature): Picture {
  return { kind: 'signature', name, alt: titleOfDrawing(title) };
}

function detailPicture(trade: string, n: number, seed: number, alt = neutral('')): Picture {
  return { kind: 'detail', trade, n, seed: `${seed}`, alt };
}

function titleOfDrawing(title: string): Line {
  return neutral(/^drawing\b/i.test(title) ? title : `Drawing: ${uncapital(title)}`);
}

function turned<T>(list: readonly T[], turn: number): T[] {
  const at = turn % (list.length || 1);
  return [...list.slice(at), ...list.slice(0, at)];
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
