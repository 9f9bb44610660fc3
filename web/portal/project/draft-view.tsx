import { ExternalLink } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { PhoneFrame } from '../../ui/drawings/phone-frame.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { ProjectData } from './project-data.ts';
import type { Chosen } from './review-desk.tsx';

interface Props {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  page: string;
  onPage: (page: string) => void;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** The shown version in a browser and on a phone; a click on a section chooses it. */
export function DraftView({ data, shown, page, onPage, chosen, onChoose }: Props) {
  const desktop = useRef<HTMLIFrameElement>(null);
  const phone = useRef<HTMLIFrameElement>(null);
  const [search] = useSearchParams();
  useFrameTalk([desktop, phone], shown.origin, chosen, onChoose);
  const previous = data.versions.find((version) => version.number === shown.number - 1);
  const address = `draft: ${data.project.address?.replace(/^https?:\/\//, '') ?? shown.name}`;
  const src = `${shown.origin}${page}`;
  return (
    <RuledSection
      title={`Draft, version ${shown.number}`}
      aside={
        <div className="edge-scroll flex max-w-full items-center gap-1.5">
          <Segmented
            label="Page"
            value={page}
            onValueChange={onPage}
            options={shown.pages.map((candidate) => ({ value: candidate.path, label: candidate.label }))}
          />
          {data.compared ? (
            <LinkButton look="secondary" size="small" to={`/portal?version=${shown.id}`} preventScrollReset>
              End comparison
            </LinkButton>
          ) : (
            previous && (
              <LinkButton look="secondary" size="small" to={`/portal?version=${shown.id}&compare=${previous.id}`} preventScrollReset>
                Compare with {previous.number}
              </LinkButton>
            )
          )}
          <LinkButton look="quiet" size="small" to={src} newTab>
            Open
            <ExternalLink size={16} aria-hidden="true" />
          </LinkButton>
        </div>
      }
    >
      {data.compared ? (
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          <figure>
            <figcaption className="mb-2 text-small text-ink-2">Version {data.compared.number}</figcaption>
            <BrowserFrame
              address={address}
              src={`${data.compared.origin}${page}`}
              title={`Version ${data.compared.number}`}
              className="h-[34rem]"
              viewClassName="h-full"
            />
          </figure>
          <figure>
            <figcaption className="mb-2 text-small text-ink-2">Version {shown.number}</figcaption>
            <BrowserFrame address={address} src={src} title={`Version ${shown.number}`} className="h-[34rem]" viewClassName="h-full" />
          </figure>
        </div>
      ) : (
        <div className="relative mt-2 h-[33rem] overflow-hidden rounded-3 border border-line bg-sunk px-6 pt-6 max-md:-mx-4 max-md:h-[26rem] max-md:rounded-none max-md:px-4 max-md:pt-4">
          <BrowserFrame
            key={`${src}${search.get('version')}`}
            address={address}
            className="h-full rounded-b-none md:mr-[15%]"
            viewClassName="h-full"
          >
            <ScaledPage src={src} title={`Draft, version ${shown.number}, on a desktop`} pageWidth={1280} scripts pageRef={desktop} />
          </BrowserFrame>
          <div className="absolute right-5 -bottom-6 w-[11.5rem] max-md:right-4 max-md:w-[8.5rem]">
            <PhoneFrame viewClassName="aspect-[9/17]">
              <ScaledPage
                key={src}
                src={src}
                title={`Draft, version ${shown.number}, on a phone`}
                pageWidth={390}
                scripts
                pageRef={phone}
              />
            </PhoneFrame>
          </div>
        </div>
      )}
      {!data.compared && <p className="mt-2 text-small text-ink-2">Click a section to speak about it. The pages scroll.</p>}
    </RuledSection>
  );
}

/** Tells the frames to offer sections and marks the chosen one; hears what is clicked. Messages of other origins are ignored. */
function useFrameTalk(
  frames: RefObject<HTMLIFrameElement | null>[],
  origin: string,
  chosen: Chosen | null,
  onChoose: (chosen: Chosen) => void,
) {
  const latest = useRef({ frames, onChoose });
  latest.current = { frames, onChoose };
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || !event.data?.sunup) return;
      if (event.data.ready) (event.source as Window).postMessage({ mode: 'choose' }, origin);
      if (event.data.chose)
        latest.current.onChoose({ page: String(event.data.page), section: String(event.data.chose), label: String(event.data.label) });
    };
    addEventListener('message', hear);
    // To whatever is in the frame by now: it may not have loaded yet, and which section is marked is no secret.
    for (const frame of latest.current.frames) frame.current?.contentWindow?.postMessage({ mode: 'choose' }, '*');
    return () => removeEventListener('message', hear);
  }, [origin]);
  useEffect(() => {
    for (const frame of latest.current.frames)
      frame.current?.contentWindow?.postMessage({ mode: 'choose', mark: chosen?.section ?? '' }, '*');
  }, [chosen]);
}
