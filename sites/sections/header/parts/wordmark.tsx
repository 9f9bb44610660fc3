import type { ReactNode } from 'react';
import { nameLines } from '../../../logo/name-lines.ts';
import { LogoName, LogoView } from '../../logo-view.tsx';
import type { Site } from '../../site.ts';

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
      <LogoName site={site} lines={nameLines(name, lineLength)} />
    </a>
  );
}
