import type { Brief } from '../../brief.ts';
import type { Photo, Picture } from '../../document.ts';
import { traitsOf } from '../../interview/traits.ts';
import { languageOf } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { type Refusal, refusedPhotos } from '../../pictures/refusals.ts';
import { detailCount, sceneCount, sceneTrades } from '../../scenes/scenes.ts';
import { signatures } from '../../scenes/signature.ts';
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
function drawnTrade({ key, trade }: Kind): string | undefined {
  return trade && sceneTrades.includes(key) ? key : undefined;
}

/** How many photos and drawings the services of a site can be shown with; one scene goes to the first screen. */
export function drawingCount({ brief, kind, photos }: Pick<PicturesRequest, 'brief' | 'kind' | 'photos'>): number {
  const trade = drawnTrade(kind);
  if (trade === undefined) return usablePhotos(brief, photos).length;
  const own = signatures.filter(({ trades, title }) => trades.includes(trade) && fitsSignature(title, brief)).length;
  return usablePhotos(brief, photos).length + sceneCount(trade) + detailCount(trade) + own - 1;
}

/** Wider drawings are strips for edges, not pictures. */
const widest = 3.2;

/** Photos that are shown: the owner confirmed that they hold the rights, and nothing is wrong with them. */
function usablePhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  const refused = leftOutPhotos(brief, photos);
  return allowedPhotos(brief, photos).filter(({ field }) => !refused.has(field));
}

/** Photos that would be shown if nothing were wrong with them, by their places, each with the reason why it's left out. */
export function leftOutPhotos(brief: Brief, photos: BriefPhoto[]): Map<string, Refusal> {
  return refusedPhotos(allowedPhotos(brief, photos).map((entry) => ({ ...entry, keep: answerTo(entry, brief)?.keep })));
}

function allowedPhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  return photos.filter((entry) => answerTo(entry, brief)?.rights === true);
}

/** What the brief says of a photo. Undefined for a logo. */
function answerTo({ field }: BriefPhoto, brief: Brief): NonNullable<Brief['photos']>[number] | undefined {
  return brief.photos?.[Number(/^photos\.(\d+)$/.exec(field)?.[1] ?? -1)];
}

function photoPicture({ field, photo, alt }: BriefPhoto, brief: Brief): Picture {
  const words = alt ?? answerTo({ field, photo }, brief)?.alt;
  return {
    kind: 'photo',
    photo,
    alt: words
      ? fromBrief(words, `${field}.alt`)
      : computed(siteWords[languageOf(brief)].photoFrom(brief.business.name), 'business.name', `${field}.file`),
  };
}
