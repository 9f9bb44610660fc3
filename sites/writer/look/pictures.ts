import type { Brief } from '../../brief.ts';
import type { Line, Photo, Picture } from '../../document.ts';
import { random } from '../../scenes/random.ts';
import { compositionTitle, detailCount, detailTitle, sceneCount } from '../../scenes/scenes.ts';
import { type Signature, signatures } from '../../scenes/signature.ts';
import type { TradePack } from '../../trades/pack.ts';
import { settingOf } from '../material/setting.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { uncapital } from '../words/phrases.ts';
import { shuffled } from '../words/words.ts';
import { type Candidate, matchPictures, type Named } from './picture-match.ts';
import { fitsSignature } from './signature-fit.ts';

/** An encoded upload: `field` is its place in the brief, `photos.0` or `look.logo`. */
export interface BriefPhoto {
  field: string;
  photo: Photo;
  alt?: string;
}

/** Pictures of one page: none is given twice. `shape` is width over height of the frame to fill. */
export interface PagePictures {
  /** The largest slot: a photo, else the trade's signature drawing, else a scene. */
  lead: (shape: number) => Picture;
  /** A slot that may stay empty. */
  extra: (shape: number) => Picture | undefined;
  /** Where the business stands or works: a street, and for one with premises a shop front. May stay empty. */
  place: (shape: number) => Picture | undefined;
  /** One small picture for each offer, decorative beside its name. */
  tiles: (offers: Named[], shape: number) => Picture[];
  /** Those of the offers that have a picture showing what they are named for; with scenes of the trade up to three. */
  closeUps: <T extends Named>(offers: T[], shape: number) => { offer: T; picture: Picture }[];
  /** Up to `count` photos that the page has not shown, if there are three. */
  photos: (count: number) => Picture[];
  /** Pictures for a wall of `count`, photos first. */
  wall: (count: number) => Picture[];
}

/** Photos that may be shown: the owner has said that they hold the rights. */
function usablePhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  return photos.filter(({ field }) => brief.photos?.[Number(/^photos\.(\d+)$/.exec(field)?.[1] ?? -1)]?.rights === true);
}

/** How many photos and drawings the services of a site can be shown with; one scene goes to the first screen. */
export function drawingCount({ brief, pack: { scene }, photos }: Pick<PicturesRequest, 'brief' | 'pack' | 'photos'>): number {
  const own = signatures.filter(({ trades, title }) => trades.includes(scene) && fitsSignature(title, brief)).length;
  return usablePhotos(brief, photos).length + sceneCount(scene) + detailCount(scene) + own - 1;
}

interface PicturesRequest {
  seed: number;
  brief: Brief;
  pack: Pick<TradePack, 'scene' | 'setting' | 'noun'>;
  photos: BriefPhoto[];
  /** Whether large slots prefer the trade's signature drawings to its scenes. */
  preferSignatures?: boolean;
}

/** Hands out pictures page by page. `turn` shifts the order, so that pages do not all open with the same one. */
export function createPictures({ seed, brief, pack, photos, preferSignatures = true }: PicturesRequest) {
  const { scene } = pack;
  const premises = settingOf(brief, pack) === 'premises' && brief.business.address !== undefined;
  const usable = usablePhotos(brief, photos).map((entry) => photoPicture(entry, brief));
  const own = signatures.filter(
    (drawing) => (drawing.trades.includes(scene) || isPanorama(drawing)) && drawing.ratio <= widest && fitsSignature(drawing.title, brief),
  );
  const ordinary = `${pack.noun} ${brief.business.trade}`;
  const named = (brief.services ?? []).map(({ name }) => ({ name: neutral(name) }));
  const aboutServices = matchPictures(named, own.map(candidateOf), ordinary);
  const spoken = new Set([...aboutServices.values()].map((picture) => (picture.kind === 'signature' ? picture.name : '')));
  const compositions = shuffled(`${seed}:scenes`, range(sceneCount(scene)));

  return (page: string, turn: number): PagePictures => {
    const next = random(`${seed}:${page}:pictures`);
    const photoPool = turned(usable, turn);
    const drawnPool = [...own];
    const scenePool = turned(compositions, turn);
    const detailPool = range(detailCount(scene));
    const placePool = scene === 'general' ? [] : shuffled(`${seed}:${page}:place`, range(sceneCount('general')));
    let art = 0;

    const sceneOf = (trade: string, composition: number, alt = drawingAlt(compositionTitle(trade, composition))): Picture => ({
      kind: 'scene',
      trade,
      composition,
      ground: Math.floor(next() * 100) / 100,
      mirror: next() < 0.35,
      seed: `${seed}-${page}`,
      alt,
    });
    const takeScene = (alt?: Line) => {
      const composition = scenePool.shift();
      return composition === undefined ? undefined : sceneOf(scene, composition, alt);
    };
    /** The most telling drawing that fits the frame, one that no service needs if possible; another each turn. */
    const takeSignature = (shape: number) => {
      const fitting = drawnPool
        .filter((drawing) => fitsShape(drawing.ratio, shape) && (isWide(shape) || !isPanorama(drawing)))
        .sort((a, b) => Number(spoken.has(a.name)) - Number(spoken.has(b.name)) || b.title.length - a.title.length);
      const best = fitting[turn % Math.min(3, fitting.length || 1)];
      if (best) remove(drawnPool, best);
      return best && signaturePicture(best);
    };
    const takeDetail = (n: number, alt: Line): Picture => {
      remove(detailPool, n);
      return { kind: 'detail', trade: scene, n, seed: `${seed}`, alt };
    };
    const takeArt = (): Picture => ({ kind: 'art', generator: artOf(seed, art), seed: `${seed}-${page}-${art++}`, alt: neutral('') });

    /** For each thing the picture that shows it, taken out of the pools. */
    const takeMatching = <T extends Named>(things: readonly T[], shape: number): Map<T, Picture> => {
      const found = matchPictures(
        things,
        [
          ...photoPool.map((picture) => ({ picture, shows: picture.alt.text })),
          ...drawnPool.filter(({ ratio }) => fitsShape(ratio, shape)).map(candidateOf),
          ...detailPool.map((n) => ({
            picture: { kind: 'detail' as const, trade: scene, n, seed: `${seed}`, alt: neutral('') },
            shows: detailTitle(scene, n),
          })),
        ],
        ordinary,
      );
      for (const picture of found.values()) {
        remove(photoPool, picture);
        if (picture.kind === 'detail') remove(detailPool, picture.n);
        if (picture.kind === 'signature') drawnPool.splice(0, drawnPool.length, ...drawnPool.filter(({ name }) => name !== picture.name));
      }
      return new Map([...found].map(([thing, picture]) => [thing, picture.kind === 'photo' ? picture : { ...picture, alt: neutral('') }]));
    };

    return {
      lead: (shape) =>
        photoPool.shift() ?? (preferSignatures ? takeSignature(shape) : undefined) ?? takeScene() ?? takeSignature(shape) ?? takeArt(),
      extra: (shape) => photoPool.shift() ?? takeSignature(shape) ?? takeScene(),
      place(shape) {
        const composition = premises ? placePool.shift() : undefined;
        if (composition !== undefined) return sceneOf('general', composition);
        const street = premises ? undefined : signatures.find(({ name }) => name === 'street');
        return street && fitsShape(street.ratio, shape) ? signaturePicture(street) : undefined;
      },
      tiles(things, shape) {
        const matching = takeMatching(things, shape);
        return things.map((thing) => {
          const [n] = detailPool;
          return matching.get(thing) ?? takeScene(neutral('')) ?? (n === undefined ? takeArt() : takeDetail(n, neutral('')));
        });
      },
      closeUps(things, shape) {
        const matching = takeMatching(things, shape);
        for (const thing of things) {
          if (matching.size >= 3) break;
          const picture = matching.has(thing) ? undefined : takeScene(neutral(''));
          if (picture) matching.set(thing, picture);
        }
        return things.flatMap((thing) => {
          const picture = matching.get(thing);
          return picture ? [{ offer: thing, picture }] : [];
        });
      },
      photos: (count) => (photoPool.length >= 3 ? photoPool.splice(0, count) : []),
      wall(count) {
        const drawings = drawnPool.filter(({ trades }) => trades.includes(scene)).map(signaturePicture);
        const scenes = scenePool.map((composition) => sceneOf(scene, composition));
        const details = [...detailPool].map((n) => takeDetail(n, drawingAlt(detailTitle(scene, n))));
        const places = placePool.map((composition) => sceneOf('general', composition));
        const wall = [...photoPool, ...drawings, ...scenes, ...details].slice(0, count);
        return wall.length < 3 ? [...wall, ...places].slice(0, 3) : wall;
      },
    };
  };
}

/** True if a drawing of one shape fills a frame of another without losing what it shows. */
export function fitsShape(drawing: number, frame: number): boolean {
  return Math.min(drawing / frame, frame / drawing) >= 0.58;
}

/** Wider drawings are strips for edges, not pictures. */
const widest = 3.2;

const isWide = (shape: number) => shape > 2.4;

function isPanorama({ name }: Signature): boolean {
  return name === 'panorama';
}

function signaturePicture({ name, title }: Signature): Picture {
  return { kind: 'signature', name, alt: drawingAlt(title) };
}

function candidateOf(drawing: Signature): Candidate {
  return { picture: signaturePicture(drawing), shows: drawing.title, strong: drawing.name };
}

function turned<T>(list: readonly T[], turn: number): T[] {
  const at = turn % (list.length || 1);
  return [...list.slice(at), ...list.slice(0, at)];
}

function photoPicture({ field, photo, alt }: BriefPhoto, brief: Brief): Picture {
  const index = Number(field.split('.')[1]);
  const words = alt ?? brief.photos?.[index]?.alt;
  return {
    kind: 'photo',
    photo,
    alt: words ? fromBrief(words, `${field}.alt`) : computed(`Photo from ${brief.business.name}`, 'business.name', `${field}.file`),
  };
}

function drawingAlt(title: string): Line {
  return neutral(/^drawing\b/i.test(title) ? title : `Drawing: ${uncapital(title)}`);
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

const generators = ['bento', 'contours', 'layers', 'arches'] as const;

function artOf(seed: number, n: number): (typeof generators)[number] {
  return generators[(seed + n) % generators.length] ?? 'layers';
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
