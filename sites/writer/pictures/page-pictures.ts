import type { Line, Picture } from '../../document/document.ts';
import { neutral } from '../../document/lines.ts';
import type { Language } from '../../language/language.ts';
import { uncapital } from '../../language/phrases.ts';
import type { Place } from '../../objects/places.ts';
import { random } from '../../scenes/random.ts';
import { shuffled } from '../../scenes/shuffled.ts';
import { compositionTitle, detailCount, detailTitle, sceneCount } from '../../trades/scenes.ts';
import { type Signature, signatures } from '../../trades/signature.ts';
import { type CompositionPicture, compositionFor } from './object-pictures.ts';
import { type Candidate, matchPictures, type Named } from './picture-match.ts';

/** The pictures of a site, with which every page starts. */
export interface SitePictures {
  seed: number;
  /** The trade whose scenes and details are shown. Without one, patterns are. */
  trade: string | undefined;
  photos: Picture[];
  /** The photos of what was before, by those of what's after. They're only shown beside each other. */
  befores: ReadonlyMap<Picture, Picture>;
  signatures: Signature[];
  /** Numbers of the trade's scenes. */
  scenes: number[];
  /** Objects that stand for the business, likeliest first, and those that show a service, by its name. */
  objects: string[];
  serviceObjects: ReadonlyMap<string, string>;
  place: Place | undefined;
  /** No jokes in its drawings. */
  quiet: boolean;
  /** Keys of pictures that neighbors lead with. */
  taken: ReadonlySet<string>;
  /** Names of signatures that show a service of the owner's, which other slots leave for it if they can. */
  forServices: Set<string>;
  /** Words that nearly every picture of the trade would match. */
  ordinary: string;
  /** Customers come to an address that is known, it works at their homes, it sells goods or food. */
  premises: boolean;
  atHomes: boolean;
  isShop: boolean;
  language: Language;
  /** What scenes and details are called on a site in another language than English, the one of their titles. */
  untitled: Line;
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
  readonly #composed: CompositionPicture[] = [];

  constructor(site: SitePictures, page: string, turn: number) {
    this.#site = site;
    this.#page = page;
    this.#turn = turn;
    this.#next = random(`${site.seed}:${page}:pictures`);
    const befores = new Set(site.befores.values());
    this.#photos = turned(
      site.photos.filter((picture) => !befores.has(picture)),
      turn,
    );
    this.#scenes = turned(site.scenes, turn);
    this.#signatures = [...site.signatures];
    this.#details = site.trade === undefined ? [] : range(detailCount(site.trade));
    this.#places = shuffled(`${site.seed}:${page}:place`, range(sceneCount('general')));
  }

  /** The largest slot: a photo, else the trade's signature drawing, else a scene; nothing where none shows the trade. */
  lead(shape: number): Picture | undefined {
    const { preferSignatures } = this.#site;
    return (
      this.#photos.shift() ??
      (preferSignatures ? this.#signature(shape) : undefined) ??
      this.#scene() ??
      this.#signature(shape) ??
      this.#composition(shape)
    );
  }

  /** A photo, if there's one left. */
  photo(): Picture | undefined {
    return this.#photos.shift();
  }

  /** Up to `count` further pictures for a row of them: photos, or objects cut out; none under two. */
  more(count: number): Picture[] {
    if (this.#photos.length >= 2) return this.#photos.splice(0, count);
    const { photos, objects } = this.#site;
    if (photos.length > 0 || objects.length < 2) return [];
    return objects.slice(0, count).map((name, outfit) => ({ kind: 'object', name, outfit, alt: neutral('') }));
  }

  /** Up to `count` objects cut out, beside whatever photos there are. Each is called what it is for, if it shows an offer. */
  tools(count: number, offers: readonly Named[]): Picture[] {
    const { objects, serviceObjects } = this.#site;
    return objects.slice(0, count).map((name, outfit) => {
      const offer = offers.find((candidate) => serviceObjects.get(candidate.name.text) === name);
      return { kind: 'object', name, outfit, alt: offer?.name ?? neutral('') };
    });
  }

  /** For each offer a photo of it, else the object that shows it cut out, else nothing; no object twice. */
  toolsFor(offers: readonly Named[]): (Picture | undefined)[] {
    const photos = matchPictures(
      offers,
      this.#photos.map((picture) => ({ picture, shows: picture.alt.text })),
      this.#site.ordinary,
    );
    for (const picture of photos.values()) this.#remove(picture);
    const spent = new Set<string>();
    return offers.map((offer, index) => {
      const tool = photos.get(offer) ?? this.#object(offer, index, spent);
      if (tool?.kind !== 'object') return tool;
      const { ground, ...cutOut } = tool;
      return cutOut;
    });
  }

  /** A slot that may stay empty. */
  extra(shape: number): Picture | undefined {
    return this.#photos.shift() ?? this.#signature(shape) ?? this.#scene() ?? this.#composition(shape);
  }

  /** Where the business is or works: its street, with shops only if it is one, and with houses only if it works at them. May stay empty. */
  place(shape: number): Picture | undefined {
    const { isShop, premises, atHomes } = this.#site;
    if (premises) {
      const composition = isShop ? this.#places.shift() : undefined;
      return composition === undefined ? undefined : this.#sceneOf('general', composition);
    }
    const street = atHomes ? signatures.find(({ name }) => name === 'street') : undefined;
    return street && fitsShape(street.ratio, shape) ? this.#spoken(signaturePicture(street)) : undefined;
  }

  /** One small picture for each offer, decorative beside its name: for all of them or for none. */
  tiles(offers: readonly Named[], shape: number): Picture[] {
    const matching = this.#matching(offers, shape);
    const spent = new Set<string>();
    const tiles = offers.map((offer, index) => matching.get(offer) ?? this.#object(offer, index, spent));
    if (!tiles.every((tile) => tile !== undefined)) return [];
    for (const picture of matching.values()) this.#remove(picture);
    return tiles;
  }

  /** Pictures of the first few offers that have one of their own, at their places; none if fewer than two have. */
  featured(offers: readonly Named[], shape: number, most: number): (Picture | undefined)[] {
    const matching = this.#matching(offers, shape);
    const spent = new Set<string>();
    const pictures = new Map<Named, Picture>();
    for (const [index, offer] of offers.entries()) {
      const picture = pictures.size < most ? (matching.get(offer) ?? this.#object(offer, index, spent)) : undefined;
      if (picture) pictures.set(offer, picture);
    }
    if (pictures.size < 2) return offers.map(() => undefined);
    for (const picture of pictures.values()) this.#remove(picture);
    return offers.map((offer) => pictures.get(offer));
  }

  /** Up to `count` photos if there are three left, or a pair of what was before and after with others. A pair counts as two. */
  photos(count: number): Picture[] {
    const { befores } = this.#site;
    const pair = this.#photos.find((picture) => befores.has(picture));
    const others = this.#photos.filter((picture) => !befores.has(picture));
    if (!pair && others.length < 3) return [];
    const taken = pair ? [pair, ...others.slice(0, count - 2)] : others.slice(0, count);
    for (const picture of taken) this.#remove(picture);
    return taken;
  }

  /** The photo of what was before, for one of what's after. */
  beforeOf(picture: Picture): Picture | undefined {
    return this.#site.befores.get(picture);
  }

  /** All photos in the owner's order, also those that other sections show. Those of what was before come with the others. */
  wall(): Picture[] {
    const befores = new Set(this.#site.befores.values());
    return this.#site.photos.filter((picture) => !befores.has(picture));
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

  /** The drawing, called by what it shows in the site's language. A place beyond the trade is decoration then. */
  #spoken(picture: Picture): Picture {
    const { language, untitled } = this.#site;
    if (language === 'en' || picture.alt.text === '') return picture;
    return { ...picture, alt: picture.kind === 'scene' && picture.trade === 'general' ? neutral('') : untitled };
  }

  #scene(alt?: Line): Picture | undefined {
    const { trade } = this.#site;
    const { taken } = this.#site;
    const free = this.#scenes.findIndex((composition) => !taken.has(`scene ${trade} ${composition}`));
    const [composition] = free < 0 ? [] : this.#scenes.splice(free, 1);
    return composition === undefined || trade === undefined ? undefined : this.#sceneOf(trade, composition, alt);
  }

  /** The object that shows an offer, one that no other tile shows. */
  #object({ name }: Named, index: number, spent: Set<string>): Picture | undefined {
    const objectName = this.#site.serviceObjects.get(name.text);
    if (objectName === undefined || spent.has(objectName)) return undefined;
    spent.add(objectName);
    return { kind: 'object', name: objectName, ground: tileGrounds[index % tileGrounds.length] ?? 'soft', outfit: index, alt: neutral('') };
  }

  /**
   * Objects of the trade put together, another way each time, and each picture of the site led by the next of the likeliest objects.
   * After two rounds there's no further picture: a drawing is seen once large and once more, not on every page.
   */
  #composition(shape: number): Picture | undefined {
    const { objects, place, quiet, seed, taken, language } = this.#site;
    const count = this.#turn + this.#composed.length;
    const leads = objects.slice(0, mostLeads);
    if (count >= leads.length * 2) return undefined;
    const picture = compositionFor({
      objects: [...turned(leads, count), ...objects.slice(mostLeads)],
      shape,
      seed: `${seed}-${this.#page}-${this.#composed.length}`,
      place,
      // A bird in every picture is no joke.
      quiet: quiet || count % 2 === 1,
      shown: this.#composed,
      taken,
      language,
    });
    if (!picture) return undefined;
    this.#composed.push(picture);
    return picture;
  }

  /** The most telling drawing that fits the frame, one that no service needs if possible; another each turn. */
  #signature(shape: number): Picture | undefined {
    const { forServices, taken } = this.#site;
    const fitting = this.#signatures
      .filter((drawing) => fitsShape(drawing.ratio, shape) && (isWide(shape) || !isPanorama(drawing)) && !taken.has(drawing.name))
      .sort((a, b) => Number(forServices.has(a.name)) - Number(forServices.has(b.name)) || b.title.length - a.title.length);
    const best = fitting[this.#turn % Math.min(3, fitting.length || 1)];
    this.#signatures = this.#signatures.filter((drawing) => drawing !== best);
    return best && this.#spoken(signaturePicture(best));
  }

  /** For each offer the picture that shows it, if there is one. They stay the page's until they are removed. */
  #matching<T extends Named>(offers: readonly T[], shape: number): Map<T, Picture> {
    const signatures = this.#signatures.filter(({ ratio }) => fitsShape(ratio, shape));
    const stock = { ...this.#site, photos: this.#photos, signatures };
    const matches = matchPictures(offers, candidatesOf(stock, this.#details), this.#site.ordinary);
    return new Map([...matches].map(([offer, picture]) => [offer, picture.kind === 'photo' ? picture : { ...picture, alt: neutral('') }]));
  }

  #remove(picture: Picture): void {
    if (picture.kind === 'photo') this.#photos.splice(this.#photos.indexOf(picture), 1);
    if (picture.kind === 'detail') this.#details = this.#details.filter((n) => n !== picture.n);
    if (picture.kind === 'signature') this.#signatures = this.#signatures.filter(({ name }) => name !== picture.name);
  }
}

type Stock = Pick<SitePictures, 'seed' | 'trade' | 'photos' | 'signatures'>;

/** The pictures of a site that could show an offer of its own. */
export function candidatesOf({ seed, trade, photos, signatures }: Stock, details: readonly number[]): Candidate[] {
  return [
    ...photos.map((picture) => ({ picture, shows: picture.alt.text })),
    ...signatures.map(candidateOf),
    ...(trade === undefined ? [] : details.map((n) => ({ picture: detailPicture(trade, n, seed), shows: detailTitle(trade, n) }))),
  ];
}

/** True if a drawing of one shape fills a frame of another without losing what it shows. */
export function fitsShape(drawing: number, frame: number): boolean {
  return Math.min(drawing / frame, frame / drawing) >= 0.58;
}

/** So many of the likeliest objects lead a picture in turns. */
const mostLeads = 4;

const tileGrounds = ['soft', 'brand', 'accent'] as const;

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
