import { createHash } from 'node:crypto';
import metrics from './metrics.json';
import type { Face } from './pairing.ts';

export interface FontFile {
  bytes: Buffer;
  /** First 16 hex digits of the file's SHA-256, for content-addressed names. */
  hash: string;
}

const files = import.meta.glob<string>('./*.woff2', { query: '?inline', import: 'default' });

/** A font's web file by its name, such as 'besley', read when asked for. Throws when there is none. */
export async function fontFile(name: string): Promise<FontFile> {
  const load = files[`./${name}.woff2`];
  if (!load) throw new Error(`No font file named "${name}".`);
  const dataUrl = await load();
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** `@font-face` rules of a face: the web font at `url`, and a local fallback with the same metrics, so text keeps its place when the font arrives. */
export function fontFaceCss(face: Face, url: string): string {
  const { weights, fallback, sizeAdjust, ascent, descent, lineGap } = metricsOf(face.file);
  const webFont = [
    `font-family:${quoted(face.family)}`,
    `src:url(${url}) format("woff2")`,
    `font-weight:${weights.join(' ')}`,
    'font-style:normal',
    'font-display:swap',
  ];
  const standIn = [
    `font-family:${quoted(fallbackFamily(face))}`,
    `src:${locals(fallback)}`,
    `size-adjust:${percent(sizeAdjust)}`,
    `ascent-override:${percent(ascent)}`,
    `descent-override:${percent(descent)}`,
    `line-gap-override:${percent(lineGap)}`,
  ];
  return `@font-face{${webFont.join(';')}}@font-face{${standIn.join(';')}}`;
}

/** Value of `font-family` for a face: the web font, its local stand-in, then the face's generic families. */
export function fontStack(face: Face): string {
  return `${quoted(face.family)},${quoted(fallbackFamily(face))},${face.fallback}`;
}

interface FontMetrics {
  weights: number[];
  fallback: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

function metricsOf(name: string): FontMetrics {
  const fontMetrics = (metrics as Record<string, FontMetrics>)[name];
  if (!fontMetrics) throw new Error(`No metrics of a font named "${name}".`);
  return fontMetrics;
}

function fallbackFamily(face: Face): string {
  return `${face.family} Fallback`;
}

/** Local sources, by the full name and by the PostScript name that some systems ask for. */
function locals(fallback: string): string {
  const postScript: Record<string, string> = {
    Arial: 'ArialMT',
    'Arial Bold': 'Arial-BoldMT',
    'Times New Roman': 'TimesNewRomanPSMT',
    'Times New Roman Bold': 'TimesNewRomanPS-BoldMT',
    'Courier New': 'CourierNewPSMT',
  };
  return [fallback, postScript[fallback], ...(metricTwins[fallback] ?? [])].map((name) => `local("${name}")`).join(',');
}

/** Free fonts with the same widths, on systems without the first. */
const metricTwins: Record<string, string[]> = {
  Arial: ['Liberation Sans'],
  'Arial Bold': ['Liberation Sans Bold'],
  'Times New Roman': ['Liberation Serif'],
  'Times New Roman Bold': ['Liberation Serif Bold'],
  'Courier New': ['Liberation Mono'],
};

function quoted(family: string): string {
  return `"${family}"`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
