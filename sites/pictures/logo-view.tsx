import type { ReactNode } from 'react';
import type { Photo } from '../document.ts';
import { markSvg } from '../logo/logo.ts';
import type { Site } from '../site.ts';
import { photoPath } from './picture-view.tsx';

/**
 * The business's logo, `size` CSS pixels high: the uploaded one as an image named after the business, else its mark as
 * inline SVG, hidden from screen readers because the name is beside it.
 */
export function LogoView({ site, size }: { site: Site; size: number }): ReactNode {
  const { logo } = site.document;
  if (logo.kind === 'photo') return <LogoPhoto photo={logo.photo} alt={site.facts.name} size={size} />;
  const svg = markSvg(site.document, { id: site.nextId(), size, theme: site.theme });
  const name = site.facts.name.length > longestWithMark ? 'logo-mark' : 'logo-mark brief';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; no text of the owner's is in it
  return <span className={name} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Longest name, in characters, that leaves room for the mark on a phone. Beside longer names, the mark is hidden there. */
const longestWithMark = 12;

/** Logos may be wide, up to four times their height. */
function LogoPhoto({ photo, alt, size }: { photo: Photo; alt: string; size: number }): ReactNode {
  const width = Math.round(Math.min(size * 4, (size * photo.width) / photo.height));
  const height = Math.round((width * photo.height) / photo.width);
  const enough = (variants: Photo['variants']) => variants.find((variant) => variant.width >= width * 2) ?? variants.at(-1);
  const inFormat = (...formats: string[]) => enough(photo.variants.filter((variant) => formats.includes(variant.format)));
  const [modern, fallback] = [inFormat('webp'), inFormat('jpeg', 'png')];
  return (
    <picture>
      {modern && <source type="image/webp" srcSet={photoPath(modern)} />}
      <img
        className="logo-photo"
        src={photoPath(fallback ?? modern ?? { hash: photo.id, format: 'png' })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
