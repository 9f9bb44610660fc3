import type { Brief } from '../../brief.ts';
import type { Photo, Picture } from '../../document.ts';
import { traitsOf } from '../../interview/traits.ts';
import { languageOf } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { detailCount, sceneCount, sceneTrades } from '../../scenes/scenes.ts';
import { signatures } from '../../scenes/signature.ts';
import type { Business } from '../../sections/info.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { shuffled } from '../words/shuffled.ts';
import { candidateOf, isPanorama, range, type SitePictures } from './page-pictures.ts';
import { matchPictures } from './picture-match.ts';
import { fitsSignature } from './signature-fit.ts';

/** An encoded upload: `field` is its place in the brief, `photos.0` or `look.logo`. */
export interface BriefPhoto {
  field: string;
  photo: Photo;
  alt?: string;
}

interface PicturesRequest {
  seed: number;
  brief: Brief;
  kind: Kind;
  photos: BriefPhoto[];
  preferSignatures: boolean;
}

/** The photos and drawings that suit a business. A trade without drawings of its own gets patterns: never those of another. */
export function sitePictures({ seed, brief, kind, photos, preferSignatures }: PicturesRequest): SitePictures {
  const trade = drawnTrade(kind);
  const suited = signatures.filter(
    (drawing) =>
      trade !== undefined &&
      (drawing.trades.includes(trade) || isPanorama(drawing)) &&
      drawing.ratio <= widest &&
      fitsSignature(drawing.title, brief),
  );
  const traits = traitsOf(brief, kind);
  const ordinary = `${kind.noun?.one ?? ''} ${brief.business.trade}`;
  const services = (brief.services ?? []).map(({ name }) => ({ name: neutral(name) }));
  const aboutServices = matchPictures(services, suited.map(candidateOf), ordinary);
  return {
    seed,
    trade,
    photos: usablePhotos(brief, photos).map((entry) => photoPicture(entry, brief)),
    signatures: suited,
    scenes: trade === undefined ? [] : shuffled(`${seed}:scenes`, range(sceneCount(trade))),
    forServices: new Set([...aboutServices.values()].flatMap((picture) => (picture.kind === 'signature' ? picture.name : []))),
    ordinary,
    premises: traits.premises,
    visits: traits.visits,
    isShop: traits.gives === 'goods' || traits.gives === 'food',
    preferSignatures,
    titled: languageOf(brief) === 'en',
  };
}

/** The trade whose drawings show this business, if any do. */
function drawnTrade({ drawings }: Kind): string | undefined {
  return drawings && sceneTrades.includes(drawings) ? drawings : undefined;
}

/** What there is to show, before a look is chosen. */
export type PictureStock = Pick<Business, 'pictured' | 'photos' | 'objects' | 'lead'>;

export function pictureStock({ brief, kind, photos }: Pick<PicturesRequest, 'brief' | 'kind' | 'photos'>): PictureStock {
  const trade = drawnTrade(kind);
  const taken = usablePhotos(brief, photos).length;
  const own =
    trade === undefined ? 0 : signatures.filter(({ trades, title }) => trades.includes(trade) && fitsSignature(title, brief)).length;
  const drawn = trade === undefined ? 0 : sceneCount(trade) + detailCount(trade) + own;
  // One goes to the first screen.
  return { pictured: Math.max(0, taken + drawn - 1), photos: taken, objects: 0, lead: taken + drawn > 0 };
}

/** Wider drawings are strips for edges, not pictures. */
const widest = 3.2;

/** Photos that may be shown: the owner confirmed that they hold the rights. */
function usablePhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  return photos.filter(({ field }) => brief.photos?.[Number(/^photos\.(\d+)$/.exec(field)?.[1] ?? -1)]?.rights === true);
}

function photoPicture({ field, photo, alt }: BriefPhoto, brief: Brief): Picture {
  const index = Number(field.split('.')[1]);
  const words = alt ?? brief.photos?.[index]?.alt;
  return {
    kind: 'photo',
    photo,
    alt: words
      ? fromBrief(words, `${field}.alt`)
      : computed(siteWords[languageOf(brief)].photoFrom(brief.business.name), 'business.name', `${field}.file`),
  };
}
