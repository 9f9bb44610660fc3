import { tenth } from './pen.ts';

/** The frame a composition is laid out for. The short side is always 400 units. */
export interface Frame {
  width: number;
  height: number;
  /** Narrower than 9:10. */
  tall: boolean;
  /** Wider than 16:10. */
  wide: boolean;
  /** The picture's own id, for clip paths and uses; unique on the page. */
  id: string;
  /** 0, 1 or 2: a small seeded choice a composition may use. */
  variant: number;
  random: () => number;
}

/** Sides of a frame of the given shape, its short side 400 units. */
export function frameSize(width: number, height: number): { width: number; height: number } {
  const scale = 400 / Math.min(width, height);
  return { width: tenth(width * scale), height: tenth(height * scale) };
}

/** A whole SVG document. A title makes it an image with that name, said once since nothing else refers to it; without one it is hidden from readers. */
export function svg(picture: { width: number; height: number; id: string; title: string; ground?: string; body: string }): string {
  const { width, height, title, ground, body } = picture;
  const named = title ? ` role="img"><title>${escapeXml(title)}</title>` : ' aria-hidden="true">';
  const background = ground ? `<path d="M0 0h${width}v${height}H0z" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round"${named}${background}${body}</svg>`;
}

/** The drawing as in a mirror, `width` units wide. */
export function mirrored(body: string, width: number): string {
  return `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>`;
}

function escapeXml(words: string): string {
  return words.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));
}
