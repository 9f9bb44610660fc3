import sharp, { type Sharp } from 'sharp';
import type { SiteDocument } from '../document/document.ts';
import { markSvg } from '../logo/logo.ts';
import { withConcurrencyLimit } from '../pictures/concurrency.ts';
import type { PhotoBytes } from './files.ts';
import { rasterOf } from './raster.ts';

/** Pixels of an uploaded logo in the icon: browsers show icons at 16 or 32, on fine screens at twice that. */
const side = 64;
/** A logo that is longer than this has its letters too small in a square. */
const longestRatio = 1.35;
/** Shares of the way from black to white, at 32 pixels: between its light and dark parts, and lost with its fine lines. */
const leastContrast = 0.3;
const mostLost = 0.1;

/**
 * The site's logo as a small icon: its mark, or the owner's own logo if that's nearly square and can be told at 32 pixels on the
 * page's ground. A business with another logo gets an icon drawn from its name.
 */
export async function faviconSvg(document: SiteDocument, photoBytes: PhotoBytes): Promise<string> {
  const logo = document.logo.kind === 'photo' ? await rasterOf(document.logo.photo, photoBytes) : undefined;
  const png = logo && (await withConcurrencyLimit(() => iconOf(logo, document.theme.palette.bg)));
  if (!png) return markSvg(document, { id: 'icon' });
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><image width="${side}" height="${side}" href="${href}"/></svg>`;
}

/** The logo without its margins on a square of the ground, if it makes a good icon. */
async function iconOf(logo: Uint8Array, ground: string): Promise<Buffer | undefined> {
  const { data, info } = await sharp(logo)
    .flatten({ background: ground })
    .toColourspace('srgb')
    .trim({ threshold: 20 })
    .png()
    .toBuffer({ resolveWithObject: true })
    // A picture of one color has nothing left to show.
    .catch(() => ({ data: undefined, info: { width: 1, height: 0 } }));
  if (!data || Math.max(info.width / info.height, info.height / info.width) > longestRatio) return undefined;
  const corner = await sharp(data).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const background = { r: corner[0] ?? 0, g: corner[1] ?? 0, b: corner[2] ?? 0 };
  const square = (pixels: number) => sharp(data).resize({ width: pixels, height: pixels, fit: 'contain', background });
  return (await isReadable(square)) ? square(side).png({ palette: true }).toBuffer() : undefined;
}

/** True if a picture has light and dark parts at 32 pixels, and few lines that are finer than that. */
async function isReadable(square: (pixels: number) => Sharp): Promise<boolean> {
  const small = await square(32).greyscale().raw().toBuffer();
  const large = await square(128).greyscale().raw().toBuffer();
  const sorted = [...small].sort((a, b) => a - b);
  const share = (at: number) => (sorted[Math.floor(at * (sorted.length - 1))] ?? 0) / 255;
  const again = await sharp(small, { raw: { width: 32, height: 32, channels: 1 } })
    .resize(128, 128)
    .greyscale()
    .raw()
    .toBuffer();
  const lost = large.reduce((sum, value, at) => sum + Math.abs(value - (again[at] ?? 0)), 0) / large.length / 255;
  return share(0.97) - share(0.03) >= leastContrast && lost <= mostLost;
}
