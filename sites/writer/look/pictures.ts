import type { Brief } from '../../brief.ts';
import type { Photo, Picture } from '../../document.ts';
import { detailCount, sceneCount } from '../../scenes/scenes.ts';
import { signatures } from '../../scenes/signature.ts';
import type { TradePack } from '../../trades/pack.ts';
import { settingOf } from '../material/setting.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { shuffled } from '../words/words.ts';
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
  pack: Pick<TradePack, 'scene' | 'setting' | 'noun'>;
  photos: BriefPhoto[];
  preferSignatures: boolean;
}

/** The photos and drawings that suit a business. */
export function sitePictures({ seed, brief, pack, photos, preferSignatures }: PicturesRequest): SitePictures {
  const { scene: trade } = pack;
  const suited = signatures.filter(
    (drawing) => (drawing.trades.includes(trade) || isPanorama(drawing)) && drawing.ratio <= widest && fitsSignature(drawing.title, brief),
  );
  const ordinary = `${pack.noun} ${brief.business.trade}`;
  const services = (brief.services ?? []).map(({ name }) => ({ name: neutral(name) }));
  const aboutServices = matchPictures(services, suited.map(candidateOf), ordinary);
  return {
    seed,
    trade,
    photos: usablePhotos(brief, photos).map((entry) => photoPicture(entry, brief)),
    signatures: suited,
    scenes: shuffled(`${seed}:scenes`, range(sceneCount(trade))),
    forServices: new Set([...aboutServices.values()].flatMap((picture) => (picture.kind === 'signature' ? picture.name : []))),
    ordinary,
    premises: settingOf(brief, pack) === 'premises' && brief.business.address !== undefined,
    preferSignatures,
  };
}

/** How many photos and drawings the services of a site can be shown with; one scene goes to the first screen. */
export function drawingCount({ brief, pack: { scene }, photos }: Pick<PicturesRequest, 'brief' | 'pack' | 'photos'>): number {
  const own = signatures.filter(({ trades, title }) => trades.includes(scene) && fitsSignature(title, brief)).length;
  return usablePhotos(brief, photos).length + sceneCount(scene) + detailCount(scene) + own - 1;
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
    alt: words ? fromBrief(words, `${field}.alt`) : computed(`Photo from ${brief.business.name}`, 'business.name', `${field}.file`),
  };
}
