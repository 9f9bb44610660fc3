import type { ReactNode } from 'react';
import type { Photo } from '../document/document.ts';
import { designOf, markSvg, noteBeside } from '../logo/logo.ts';
import { Lines, longWordOf } from './parts.tsx';
import { photoPath } from './picture-view.tsx';
import type { Site } from './site.ts';

/**
 * The business's logo, `size` CSS pixels high: the uploaded one as an image named after the business, else its mark as
 * inline SVG, hidden from screen readers because the name is beside it.
 */
export function LogoView({ site, size, alt = site.facts.name }: { site: Site; size: number; alt?: string }): ReactNode {
  const { logo } = site.document;
  if (logo.kind === 'photo') return <LogoPhoto photo={logo.photo} alt={alt} size={size} />;
  const svg = markSvg(site.document, { id: site.nextId(), size, theme: site.theme });
  const name = site.facts.name.length > longestWithMark ? 'logo-mark' : 'logo-mark brief';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; no text of the owner's is in it
  return <span className={name} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Longest name, in characters, that leaves room for the mark and the phone number in a phone's header. Beside longer ones the number goes. */
const longestWithMark = 12;

/**
 * The name beside the mark, lettered as in the logo that was chosen where there's room: plain, over a caption in small capitals,
 * or on a plaque. Nothing beside an uploaded logo, which has the name in it. The caption is drawn by the style sheet, since it
 * repeats what the page says.
 */
export function LogoName({ site, lines, className = '' }: { site: Site; lines: string[]; className?: string }): ReactNode {
  const { document } = site;
  if (document.logo.kind === 'photo') return null;
  const design = designOf(document);
  const longest = Math.max(...lines.map((line) => line.length));
  const note = design === 'object' && lines.length === 1 ? noteBeside(document, lines.join(' '), longest * letterRatio) : undefined;
  const lettering = design === 'letter' && (lines.length > 1 || longest > longestOnPlaque) ? 'plain' : design;
  return (
    <span className={['logo-name', lettering, longWordOf(lines.join(' ')), className].filter(Boolean).join(' ')} data-note={note}>
      <Lines lines={lines} />
    </span>
  );
}

/** How many small capitals of the caption are as wide as a letter of the name. */
const letterRatio = 1.5;
/** Longest name, in characters, that has room on a plaque in a row with a menu. */
const longestOnPlaque = 22;

/** Mark and name as a footer shows them. Without `name`, what stands beside it says it. */
export function LogoLine({ site, name }: { site: Site; name?: string | undefined }): ReactNode {
  const isPhoto = site.document.logo.kind === 'photo';
  return (
    <span className="logo-line">
      <LogoView site={site} size={40} alt={name ? '' : site.facts.name} />
      {name && (isPhoto ? <span>{name}</span> : <LogoName site={site} lines={[name]} />)}
    </span>
  );
}

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
