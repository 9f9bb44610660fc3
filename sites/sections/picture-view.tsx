import type { ReactNode } from 'react';
import type { Photo, Picture } from '../document/document.ts';
import { drawingSvg } from '../pictures/drawing.ts';
import type { Site } from './site.ts';

export interface Slot {
  /** Shape of the frame in any unit, such as 4 and 3: drawings are composed for it, photos are cropped to it by CSS. */
  width: number;
  height: number;
  /** `sizes` of a photo, such as '(min-width: 56.25rem) 40vw, 100vw'. */
  sizes: string;
  /** The first picture of the page: drawn inline or loaded eagerly; everything else loads lazily. */
  priority?: boolean;
}

/** A slot whose photo is as wide as `desktop` says from 56.25rem on, below that as `phone` says. */
export function slot(width: number, height: number, desktop: string, phone = '100vw'): Slot {
  return { width, height, sizes: desktop === phone ? phone : `(min-width: 56.25rem) ${desktop}, ${phone}` };
}

/**
 * Width in `sizes` of phone photos that a list shows as wide as the screen. It's less than that, so phones with fewer than two pixels
 * per CSS pixel load the file of 480 px (12 KB) instead of the one of 800 px (34 KB). Otherwise several photos exceed the page's budget.
 */
export const listPhotoOnPhone = '64vw';

/** A picture in a slot. The element is an <svg>, <img> or <picture> that fills its frame; the frame's class is the caller's. */
export function PictureView({ picture, slot, site }: { picture: Picture; slot: Slot; site: Site }): ReactNode {
  if (picture.kind === 'photo') return <PhotoView photo={picture.photo} alt={picture.alt.text} slot={slot} site={site} />;
  const svg = drawingSvg(picture, slot, site.document.theme.palette, site.nextId());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings; no text of the owner's is in them except the escaped title
  if (slot.priority) return <span className="pic-inline" dangerouslySetInnerHTML={{ __html: svg }} />;
  return (
    <img
      src={site.addFile(svg)}
      className={seenWhole.test(svg) ? 'whole' : undefined}
      alt={picture.alt.text}
      width={slot.width * 100}
      height={slot.height * 100}
      loading="lazy"
      decoding="async"
    />
  );
}

/** A picture in a frame; nothing without one. */
export function Framed({ picture, slot, priority, className, site }: FramedProps): ReactNode {
  if (!picture) return null;
  return (
    <div className={className}>
      <PictureView picture={picture} slot={priority ? { ...slot, priority } : slot} site={site} />
    </div>
  );
}

interface FramedProps {
  picture: Picture | undefined;
  slot: Slot;
  priority?: boolean;
  className: string | undefined;
  site: Site;
}

/** A drawing that no frame may crop, such as a bag on a shelf. */
const seenWhole = /^<svg [^>]* meet"/;

function PhotoView({ photo, alt, slot, site }: { photo: Photo; alt: string; slot: Slot; site: Site }): ReactNode {
  const set = (format: string) =>
    photo.variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${photoPath(variant)} ${variant.width}w`)
      .join(', ');
  const fallback = photo.variants.filter((variant) => variant.format === 'jpeg' || variant.format === 'png').at(-1);
  return (
    <picture>
      {set('avif') && <source type="image/avif" srcSet={set('avif')} sizes={slot.sizes} />}
      {set('webp') && <source type="image/webp" srcSet={set('webp')} sizes={slot.sizes} />}
      <img
        src={fallback ? photoPath(fallback) : undefined}
        className={site.photoClass(photo)}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={slot.priority ? undefined : 'lazy'}
        fetchPriority={slot.priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** URL path of an encoded photo on a customer's site. */
export function photoPath(variant: { hash: string; format: string }): string {
  return `/img/${variant.hash}.${variant.format}`;
}
