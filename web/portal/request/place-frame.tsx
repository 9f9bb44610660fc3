import { type ReactNode, useRef } from 'react';
import type { EditPlace } from '../../../domain/edit-requests/schema.ts';
import { truncate } from '../../../text/truncate.ts';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { useSectionChoice } from '../project/section-choice.ts';

interface Props {
  /** Where the draft's pages are. */
  origin: string;
  pages: readonly { path: string; label: string }[];
  place: EditPlace;
  onPlace: (place: EditPlace) => void;
}

/** The page that a part of a request is about, with its section marked. A click on another section moves the part there. */
export function PlaceFrame({ origin, pages, place, onPlace }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const chosen = { page: place.page, section: place.section, label: place.place };
  useSectionChoice(
    [frame],
    origin,
    true,
    chosen,
    ({ page, section, label }) => {
      const on = pages.find(({ path }) => path === page)?.label ?? page;
      onPlace({ page, section, place: truncate(`${on}, ${label}`, 120) });
    },
    { scrolls: true },
  );
  return (
    <figure className="grid gap-2">
      <div className="relative aspect-[8/5] overflow-hidden rounded-2 border border-line bg-sunk">
        <ScaledPage src={`${origin}${place.page}`} title={`Your page, at ${place.place}`} pageWidth={1280} scripts pageRef={frame} />
      </div>
      <figcaption className="text-small text-ink-2">
        {place.section === 'header' ? 'Click the section that it’s about.' : 'Is it about another section? Click it.'}
      </figcaption>
    </figure>
  );
}
