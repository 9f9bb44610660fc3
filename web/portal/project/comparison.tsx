import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Difference } from '../../../domain/versions/comparing.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import type { ProjectData } from './project-data.ts';
import { TextChanges } from './text-changes.tsx';

interface Props {
  compared: NonNullable<ProjectData['compared']>;
  shown: NonNullable<ProjectData['shown']>;
  page: string;
  /** Host of the live site, and its version. */
  host: string;
  liveNumber: number | null;
  onPage: (page: string) => void;
}

/** Two versions side by side. They scroll together, and changed sections are framed and listed. Phones show one at a time. */
export function Comparison({ compared, shown, page, host, liveNumber, onPage }: Props) {
  const first = useRef<HTMLIFrameElement>(null);
  const second = useRef<HTMLIFrameElement>(null);
  const [onPhone, setOnPhone] = useState<'older' | 'shown'>('shown');
  const changed = compared.differences.flatMap((one) => (one.page === page && one.section ? [one.section] : []));
  const sides = [
    { key: 'older' as const, frame: first, ...compared },
    { key: 'shown' as const, frame: second, number: shown.number, origin: shown.origin },
  ];
  useTogether(sides, changed);
  return (
    <div className="mt-2">
      <Segmented
        label="Version"
        value={onPhone}
        onValueChange={(value) => setOnPhone(value as typeof onPhone)}
        options={sides.map(({ key, number }) => ({ value: key, label: `Version ${number}` }))}
        className="mb-3 md:hidden"
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {sides.map(({ key, frame, number, origin }) => (
          <figure key={key} className={key === onPhone ? '' : 'max-md:hidden'}>
            <figcaption className="mb-2 text-small text-ink-2 max-md:hidden">Version {number}</figcaption>
            <BrowserFrame
              address={number === liveNumber ? host : `draft: ${host}`}
              className="h-[34rem] max-md:h-[26rem]"
              viewClassName="h-full"
            >
              <ScaledPage key={page} src={`${origin}${page}`} title={`Version ${number}`} pageWidth={1280} scripts pageRef={frame} />
            </BrowserFrame>
          </figure>
        ))}
      </div>
      <DifferenceList
        differences={compared.differences}
        numbers={[Math.min(compared.number, shown.number), Math.max(compared.number, shown.number)]}
        page={page}
        onPage={onPage}
      />
    </div>
  );
}

interface Side {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
}

/** Scrolls the two frames together and frames the changed sections. Ignores the scrolling that it caused itself. */
function useTogether(sides: Side[], changed: string[]): void {
  const latest = useRef({ sides, changed });
  latest.current = { sides, changed };
  useEffect(() => {
    const requested = new Map<Window, number>();
    const hear = (event: MessageEvent) => {
      const from = latest.current.sides.find(({ frame }) => frame.current?.contentWindow === event.source);
      if (!from || event.origin !== from.origin || !event.data?.sunup) return;
      if (event.data.ready) {
        (event.source as Window).postMessage({ mode: 'browse', changed: latest.current.changed }, from.origin);
        return;
      }
      const { ratio } = event.data;
      if (typeof ratio !== 'number') return;
      const expected = requested.get(event.source as Window);
      requested.delete(event.source as Window);
      if (expected !== undefined && Math.abs(expected - ratio) < 0.01) return;
      for (const other of latest.current.sides) {
        const view = other.frame.current?.contentWindow;
        if (other === from || !view) continue;
        requested.set(view, ratio);
        view.postMessage({ ratio }, other.origin);
      }
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const names = changed.join(' ');
  useEffect(() => {
    const list = names ? names.split(' ') : [];
    // Any target origin, because the frame may not have loaded yet. Which sections changed is no secret.
    for (const { frame } of latest.current.sides) frame.current?.contentWindow?.postMessage({ changed: list }, '*');
  }, [names]);
}

interface DifferenceListProps {
  differences: Difference[];
  /** Numbers of the older and the newer version. */
  numbers: [number, number];
  page: string;
  onPage: (page: string) => void;
}

const changeWords = { changed: 'Changed', added: 'New', removed: 'Removed' } as const;

/** The differences between two versions by place. A click on a page's name shows that page. */
function DifferenceList({ differences, numbers: [older, newer], page, onPage }: DifferenceListProps) {
  return (
    <section aria-label="What changed" className="mt-5">
      <h3 className="ui-heading">
        From version {older} to {newer}
      </h3>
      {differences.length === 0 && <p className="py-2 text-ui text-ink-2">The text, pictures and look are the same.</p>}
      <ul>
        {differences.map((one) => (
          <li key={`${one.page} ${one.section}`} className="border-b border-line py-3 text-small">
            <p className="flex flex-wrap gap-x-2">
              <b>{changeWords[one.what]}</b>
              {one.page && one.page !== page && one.what !== 'removed' ? (
                <button type="button" className="link" onClick={() => onPage(one.page)}>
                  {one.pageLabel}
                </button>
              ) : (
                <span>{one.pageLabel}</span>
              )}
              <span className="text-ink-2">{one.name}</span>
            </p>
            {one.notes.length > 0 && <p className="mt-1">{one.notes.join(', ')}</p>}
            {one.texts.length > 0 && <TextChanges changes={one.texts} className="mt-2" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
