import type { Brief } from '../../brief/brief.ts';
import type { Photo, Picture } from '../../document/document.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { objectOfService, objectsOfBrief, placeOf, subjectsOfBrief } from '../../objects/subjects.ts';
import { photoPairs } from '../../pictures/pairs.ts';
import { type Refusal, refusedPhotos } from '../../pictures/refusals.ts';
import { shuffled } from '../../scenes/shuffled.ts';
import type { Business } from '../../themes/business.ts';
import { compositionTitle, detailCount, sceneCount, sceneTrades } from '../../trades/scenes.ts';
import { signatures } from '../../trades/signature.ts';
import { tradeWords } from '../words/trade-words.ts';
import { candidateOf, candidatesOf, isPanorama, range, type SitePictures } from './page-pictures.ts';
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
  derived: DerivedBrief;
  photos: BriefPhoto[];
  preferSignatures: boolean;
  /** Keys of pictures that neighbors lead with. */
  taken: ReadonlySet<string>;
}

/** The photos and drawings that suit a business. A trade without drawings of its own gets patterns: never those of another. */
export function sitePictures({ seed, derived, photos, preferSignatures, taken }: PicturesRequest): SitePictures {
  const { brief, kind, traits, language } = derived;
  const usable = usablePhotos(brief, photos).map((entry) => ({ entry, picture: photoPicture(entry, brief, language) }));
  const words = tradeWords(derived);
  const trade = drawnTrade(kind);
  const suited = signatures.filter(
    (drawing) =>
      trade !== undefined &&
      (drawing.trades.includes(trade) || isPanorama(drawing)) &&
      drawing.ratio <= widest &&
      fitsSignature(drawing.title, brief),
  );
  const ordinary = `${kind.noun?.one ?? ''} ${brief.business.trade}`;
  const services = (brief.services ?? []).map(({ name }) => ({ name: neutral(name) }));
  const aboutServices = matchPictures(services, suited.map(candidateOf), ordinary);
  return {
    seed,
    trade,
    objects: objectsOfBrief(brief, kind.subjects),
    serviceObjects: serviceObjects(brief, kind),
    place: placeOf(brief.business),
    quiet: quietFamilies.has(kind.family.key),
    taken,
    photos: usable.map(({ picture }) => picture),
    befores: beforesIn(usable, brief),
    signatures: suited,
    scenes:
      trade === undefined
        ? []
        : shuffled(`${seed}:scenes`, range(sceneCount(trade))).filter((scene) => fitsSignature(compositionTitle(trade, scene), brief)),
    forServices: new Set([...aboutServices.values()].flatMap((picture) => (picture.kind === 'signature' ? picture.name : []))),
    ordinary,
    premises: traits.premises,
    atHomes: traits.visits && homeFamilies.has(kind.family.key),
    isShop: traits.gives === 'goods' || traits.gives === 'food',
    preferSignatures,
    language,
    untitled: computed(siteWords[language].drawing(words.noun), ...words.fields),
  };
}

/** Families whose drawings have no birds, cats or bunting. */
const quietFamilies = new Set(['funerals', 'faith-and-community', 'law', 'medical', 'body-and-mind']);

/** Families that work at homes, whose place may be a street of houses. */
const homeFamilies = new Set(['home-repair', 'outdoor-work', 'cleaning', 'care-of-people', 'property', 'moving']);

function serviceObjects(brief: Brief, kind: Kind): Map<string, string> {
  const subjects = subjectsOfBrief(brief, kind.subjects);
  const names = [...(brief.services ?? []), ...(brief.details?.shop ?? [])].map(({ name }) => name);
  return new Map(names.flatMap((name) => (objectOfService(name, subjects) ? [[name, objectOfService(name, subjects) ?? '']] : [])));
}

/** The trade whose drawings show this business, if any do. */
function drawnTrade({ drawings }: Kind): string | undefined {
  return drawings && sceneTrades.includes(drawings) ? drawings : undefined;
}

/** What there is to show, before a look is chosen. */
export type PictureStock = Pick<Business, 'pictured' | 'photos' | 'objects' | 'lead'>;

export function pictureStock(request: Pick<PicturesRequest, 'derived' | 'photos'>): PictureStock {
  const site = sitePictures({ ...request, seed: 0, preferSignatures: false, taken: new Set() });
  const services = (request.derived.brief.services ?? []).map(({ name }) => ({ name: neutral(name) }));
  const matching = matchPictures(
    services,
    candidatesOf(site, range(site.trade === undefined ? 0 : detailCount(site.trade))),
    site.ordinary,
  );
  const pictured = services.filter((service) => matching.has(service) || site.serviceObjects.has(service.name.text)).length;
  return {
    pictured,
    photos: site.photos.length,
    objects: site.objects.length,
    lead: site.photos.length > 0 || site.trade !== undefined || site.objects.length > 0,
  };
}

/** Wider drawings are strips for edges, not pictures. */
const widest = 3.2;

/** The photos of what was before, by those of what's after, if both can be shown. */
function beforesIn(usable: { entry: BriefPhoto; picture: Picture }[], brief: Brief): Map<Picture, Picture> {
  const byField = new Map(usable.map(({ entry, picture }) => [entry.field, picture]));
  const pairs = pairedFields(brief).flatMap((pair) => {
    const [before, after] = pair.map((field) => byField.get(field));
    return before && after ? [[after, before] as const] : [];
  });
  return new Map(pairs);
}

/** The places in the brief of photos that show one thing before and after. */
function pairedFields({ photos = [] }: Brief): (readonly [before: string, after: string])[] {
  return photoPairs(photos).map(([before, after]) => [`photos.${before}`, `photos.${after}`]);
}

/** Photos that are shown: the owner confirmed that they hold the rights, and nothing is wrong with them. */
function usablePhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  const refused = leftOutPhotos(brief, photos);
  return allowedPhotos(brief, photos).filter(({ field }) => !refused.has(field));
}

/** Photos that would be shown if nothing were wrong with them, by their places, each with the reason why it's left out. */
export function leftOutPhotos(brief: Brief, photos: BriefPhoto[]): Map<string, Refusal> {
  const judged = allowedPhotos(brief, photos).map((entry) => ({ ...entry, keep: answerTo(entry, brief)?.keep }));
  return refusedPhotos(judged, pairedFields(brief));
}

function allowedPhotos(brief: Brief, photos: BriefPhoto[]): BriefPhoto[] {
  return photos.filter((entry) => answerTo(entry, brief)?.rights === true);
}

/** What the brief says of a photo. Undefined for a logo. */
function answerTo({ field }: BriefPhoto, brief: Brief): NonNullable<Brief['photos']>[number] | undefined {
  return brief.photos?.[Number(/^photos\.(\d+)$/.exec(field)?.[1] ?? -1)];
}

function photoPicture({ field, photo, alt }: BriefPhoto, brief: Brief, language: Language): Picture {
  const words = alt ?? answerTo({ field, photo }, brief)?.alt;
  return {
    kind: 'photo',
    photo,
    alt: words
      ? fromBrief(words, `${field}.alt`)
      : computed(siteWords[language].photoFrom(brief.business.name), 'business.name', `${field}.file`),
  };
}
