import type { ReactNode } from 'react';
import { LogoView } from '../../../pictures/logo-view.tsx';
import type { Site } from '../../../site.ts';
import { Lines } from '../../parts.tsx';
import { nameLines } from '../name-lines.ts';

/** The way home: the owner's logo, or a mark beside the name, which is set in two lines if it's longer than `lineLength`. */
export function Wordmark({
  site,
  name,
  lineLength,
  logoSize,
}: {
  site: Site;
  name: string;
  lineLength: number;
  logoSize: number;
}): ReactNode {
  const { facts, document } = site;
  const isPhoto = document.logo.kind === 'photo';
  return (
    <a className="wm" href="/" aria-label={isPhoto ? facts.name : undefined}>
      <LogoView site={site} size={isPhoto ? logoSize : 36} />
      {!isPhoto && (
        <span>
          <Lines lines={nameLines(name, lineLength)} />
        </span>
      )}
    </a>
  );
}
