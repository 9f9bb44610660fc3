import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';

/** A picture in place of the drawn mark. Where it doesn't stand out from its ground, it's on a tile. */
export interface MarkPicture {
  src: string;
  tileOnLight: boolean;
  tileOnDark: boolean;
}

/** The picture that replaces the drawn mark everywhere inside. */
export const MarkPictureContext = createContext<MarkPicture | null>(null);

/** The mark: horizon, the sun's path, half a sun. `size` in px; below 20 px the path is left out, because it would blur. */
export function Mark({ size = 28, className }: { size?: number; className?: string }): ReactNode {
  const picture = useContext(MarkPictureContext);
  if (picture) return <PictureMark picture={picture} size={size} className={className} />;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M9 24.6a7.6 7.6 0 0 1 15.2 0z" fill="var(--sun)" />
      {size >= 20 && (
        <path d="M3.4 24A13.2 13.2 0 0 1 16.6 10.8" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      )}
      <path d="M2 26h28" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

function PictureMark({ picture, size, className }: { picture: MarkPicture; size: number; className?: string }): ReactNode {
  const tiled = picture.tileOnLight || picture.tileOnDark;
  return (
    <img
      src={picture.src}
      alt=""
      width={size}
      height={size}
      className={classNames(
        'object-contain',
        tiled && 'rounded-1',
        picture.tileOnLight && 'tile-on-light',
        picture.tileOnDark && 'tile-on-dark',
        className,
      )}
    />
  );
}
