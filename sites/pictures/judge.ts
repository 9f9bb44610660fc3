import type { Photo, PhotoTone } from '../document/document.ts';
import type { Shot } from './exif.ts';
import type { GraphicShares } from './graphic.ts';
import type { PictureSize } from './picture-size.ts';
import type { PictureType } from './picture-type.ts';
import type { Sharpness } from './sharpness.ts';

export type PhotoFlaw = NonNullable<Photo['flaw']>;

/** What is known of an uploaded picture. `size` is the size as uploaded and upright, in pixels. */
export interface Evidence {
  type: PictureType;
  size: PictureSize;
  shot: Shot;
  graphic: GraphicShares;
  sharpness: Sharpness;
  tone: PhotoTone;
}

/**
 * A reason why a picture doesn't make a good photo on a site. Undefined if there's none. The limits were set on 426 photos
 * without a false alarm, and on 162 screenshots and flyers in three qualities (see docs/measured.md). A doubtful picture counts
 * as good, and what was taken by a camera is a photo whatever it shows.
 */
export function flawOf(evidence: Evidence): PhotoFlaw | undefined {
  const { size, shot, sharpness, tone, graphic } = evidence;
  // Small and plain first: neither has enough in it to be called a screenshot or a flyer.
  if (Math.max(size.width, size.height) < smallPx) return 'small';
  if (tone.spread < plainSpread && tone.whole.lightest - tone.whole.darkest < plainRange) return 'plain';
  if (!shot.isFromCamera) {
    if (isScreenshot(evidence)) return 'screenshot';
    if (isPrinted(graphic) || isFlat(graphic) || isDrawn(graphic)) return 'graphic';
  }
  if (sharpness.detail < noDetail || (sharpness.edges < softEdges && sharpness.detail < softDetail)) return 'blurred';
  return undefined;
}

/** Longer side in pixels below which a photo looks soft on a phone, whose screen is about 1,200 pixels wide. */
const smallPx = 800;

/** All that a picture of a wall or a sky has. The plainest photo with something in it has a spread of 0.05. */
const plainSpread = 0.03;
const plainRange = 0.12;

/**
 * The softest of the photos has edges of 0.61 and detail of 44. Of photos blurred by 0.4% of the picture's side, 78% are below these
 * limits, by 0.6% all. Where there's hardly any detail, the steepness of edges can't be measured.
 */
const softEdges = 0.6;
const softDetail = 60;
const noDetail = 20;

/** Widths of phones' screens in pixels. */
const phoneWidths = new Set([
  640, 720, 750, 828, 1008, 1080, 1125, 1170, 1179, 1206, 1220, 1242, 1260, 1264, 1280, 1284, 1290, 1320, 1344, 1440,
]);

function isScreenshot({ type, size, shot, graphic }: Evidence): boolean {
  const ratio = size.height / size.width;
  const isTall = ratio >= 1.7 && ratio <= 2.4;
  if (!isTall) return false;
  // Some owners take a screenshot of their photo and crop it, which leaves a photo.
  const isUncropped = ratio >= 1.95 && (shot.isScreenshot || (type === 'png' && phoneWidths.has(size.width)));
  const { blank, print, topBand, bottomBand } = graphic;
  // A photo as shown in an app, between the status bar and the buttons.
  const isFramed = topBand >= 0.04 && bottomBand >= 0.04 && topBand + bottomBand >= 0.12 && print >= 0.002;
  return isUncropped || isFramed || (blank >= 0.4 && print >= 0.004) || isDrawn(graphic);
}

/** Much text: of the photos, only those at night have as many lines, and their blank ground is black. */
function isPrinted({ blank, black, lines }: GraphicShares): boolean {
  return (lines >= 0.012 && blank - black >= 0.28) || (lines >= 0.008 && blank >= 0.42) || (lines >= 0.05 && blank >= 0.17);
}

/** Few flat colors, and large letters or shapes. A product on a white ground has soft shading in it. */
function isFlat({ blank, shaded, print, colorful }: GraphicShares): boolean {
  return blank >= 0.6 && shaded <= 0.1 && (print >= 0.004 || colorful >= 0.03);
}

/**
 * Flat shapes with hard edges and nearly no soft shading, such as a page whose text shows as bars. Of 511 photos of
 * websites, those with as much blank ground have shading in at least 13% of what isn't blank.
 */
function isDrawn({ blank, black, shaded }: GraphicShares): boolean {
  return blank - black >= 0.3 && shaded <= 0.1 * (1 - blank);
}
