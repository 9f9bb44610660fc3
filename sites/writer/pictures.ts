import type { Brief } from '../brief.ts';
import type { Line, Photo, Picture } from '../document.ts';
import { random } from '../scenes/random.ts';
import { compositionTitle, detailCount, detailTitle, sceneCount } from '../scenes/scenes.ts';
import { signatures } from '../scenes/signature.ts';
import type { TradePack } from '../trades/pack.ts';
import { computed, neutral, told } from './lines.ts';
import type { Offer } from './offers.ts';
import { uncapital } from './phrases.ts';
import { settingOf } from './setting.ts';
import { fitsSignature } from './signature-fit.ts';
import { shuffled } from './words.ts';

/** An encoded upload: `field` is its place in the brief, `photos.0` or `look.logo`. */
export interface BriefPhoto {
  field: string;
  photo: Photo;
  alt?: string;
}

/** Pictures of one page: none is given twice. */
export interface PagePictures {
  /** The largest slot: a photo, else the trade's signature drawing, else a scene. */
  lead: () => Picture;
  /** A slot that may stay empty. */
  extra: () => Picture | undefined;
  /** Where the business stands or works: a street, and for one with premises a shop front. May stay empty. */
  place: () => Picture | undefined;
  /** One small picture for each offer, decorative beside its name. */
  tiles: (offers: { name: Line; known?: Offer['known'] }[]) => Picture[];
  /** Up to `count` photos that the page has not shown. */
  photos: (count: number) => Picture[];
  /** Pictures for a wall of `count`, photos first. */
  wall: (count: number) => Picture[];
}

/** Photos that may be shown: the owner has said that they hold the rights. */
export function usablePhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  return photos.filter(({ field }) => brief.photos?.[Number(/^photos\.(\d+)$/.exec(field)?.[1] ?? -1)]?.rights === true);
}

/** Hands out pictures page by page. `turn` shifts the order, so that pages do not all open with the same one. */
export function createPictures({
  seed,
  brief,
  pack,
  photos,
}: {
  seed: number;
  brief: Brief;
  pack: Pick<TradePack, 'scene' | 'setting'>;
  photos: BriefPhoto[];
}) {
  const { scene } = pack;
  const premises = settingOf(brief, pack) === 'premises' && brief.business.address !== undefined;
  const usable = usablePhotos(brief, photos).map((entry) => photoPicture(entry, brief));
  const signature = shuffled(
    `${seed}:signature`,
    signatures.filter((drawing) => drawing.trades.includes(scene) && fitsSignature(drawing.title, brief)),
  ).sort((a, b) => Number(b.trades.length === 1) - Number(a.trades.length === 1));
  const compositions = shuffled(`${seed}:scenes`, range(sceneCount(scene)));

  return (page: string, turn: number): PagePictures => {
    const next = random(`${seed}:${page}:pictures`);
    const turned = <T>(list: T[]) => [...list.slice(turn % (list.length || 1)), ...list.slice(0, turn % (list.length || 1))];
    const photoPool = turned(usable);
    const signaturePool: Picture[] = turned(signature).map(({ name, title }) => ({ kind: 'signature', name, alt: drawingAlt(title) }));
    const scenePool = turned(compositions);
    const detailPool = range(detailCount(scene));
    const street = range(sceneCount('general')).filter((n) => premises || /\brow\b|\bstreet\b/i.test(compositionTitle('general', n)));
    const placePool = scene === 'general' ? [] : shuffled(`${seed}:${page}:place`, street);
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
    const takeDetail = (n: number, alt: Line): Picture => {
      detailPool.splice(detailPool.indexOf(n), 1);
      return { kind: 'detail', trade: scene, n, seed: `${seed}`, alt };
    };
    const takeArt = (): Picture => ({ kind: 'art', generator: artOf(seed, art), seed: `${seed}-${page}-${art++}`, alt: neutral('') });

    return {
      lead: () => photoPool.shift() ?? signaturePool.shift() ?? takeScene() ?? takeArt(),
      extra: () => photoPool.shift() ?? signaturePool.shift() ?? takeScene(),
      place() {
        const general = placePool.shift();
        return general === undefined ? undefined : sceneOf('general', general);
      },
      tiles(offers) {
        const wanted = offers.map(
          ({ name, known }) => matchingPhoto(photoPool, name.text) ?? matchingDetail(detailPool, scene, name.text, known?.detail),
        );
        return wanted.map((found) => {
          if (typeof found === 'number') return { kind: 'detail', trade: scene, n: found, seed: `${seed}`, alt: neutral('') };
          if (found) return found;
          const [n] = detailPool;
          return takeScene(neutral('')) ?? (n === undefined ? takeArt() : takeDetail(n, neutral('')));
        });
      },
      photos: (count) => (photoPool.length >= 3 ? photoPool.splice(0, count) : []),
      wall(count) {
        const wall: Picture[] = photoPool.splice(0, count);
        const more = () => signaturePool.shift() ?? takeScene();
        for (let picture = more(); picture && wall.length < count; picture = wall.length < count ? more() : undefined) wall.push(picture);
        while (wall.length < count && detailPool[0] !== undefined)
          wall.push(takeDetail(detailPool[0], drawingAlt(detailTitle(scene, detailPool[0]))));
        while (wall.length < 3 && placePool.length > 0) wall.push(sceneOf('general', placePool.shift() ?? 0));
        return wall;
      },
    };
  };
}

function photoPicture({ field, photo, alt }: BriefPhoto, brief: Brief): Picture {
  const index = Number(field.split('.')[1]);
  const words = alt ?? brief.photos?.[index]?.alt;
  return {
    kind: 'photo',
    photo,
    alt: words ? told(words, `${field}.alt`) : computed(`Photo from ${brief.business.name}`, 'business.name'),
  };
}

function drawingAlt(title: string): Line {
  return neutral(/^drawing\b/i.test(title) ? title : `Drawing: ${uncapital(title)}`);
}

/** Takes the photo whose description names the service. */
function matchingPhoto(pool: Picture[], name: string): Picture | undefined {
  const words = contentWords(name);
  const at = pool.findIndex((picture) => contentWords(picture.alt.text).some((word) => words.includes(word)));
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}

/** Takes the detail drawing that the pack wishes for, or one that shows what the name says. */
function matchingDetail(pool: number[], scene: string, name: string, wished: number | undefined): number | undefined {
  const words = contentWords(name);
  const named = (n: number) => contentWords(detailTitle(scene, n)).some((word) => words.includes(word));
  const found = wished !== undefined && pool.includes(wished) ? wished : pool.find(named);
  if (found !== undefined) pool.splice(pool.indexOf(found), 1);
  return found;
}

/** Words of four letters or more, shortened to five, so that 'leaks' meets 'leak'. */
function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !['photo', 'from', 'with', 'that', 'this', 'your'].includes(word))
    .map((word) => word.slice(0, 5));
}

const generators = ['bento', 'contours', 'layers', 'arches'] as const;

function artOf(seed: number, n: number): (typeof generators)[number] {
  return generators[(seed + n) % generators.length] ?? 'layers';
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
