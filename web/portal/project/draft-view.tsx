import { ExternalLink, Maximize2, Pencil, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonClasses, IconButton, LinkButton } from '../../ui/controls/button.tsx';
import { CloseOnBack } from '../../ui/controls/close-on-back.tsx';
import { Select } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { PhoneFrame } from '../../ui/drawings/phone-frame.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ChosenSection } from './chosen-section.ts';
import { Comparison } from './comparison.tsx';
import type { ProjectData } from './project-data.ts';
import { useSectionChoice } from './section-choice.ts';
import { versionHeading } from './version-words.ts';

interface Props {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  page: string;
  onPage: (page: string) => void;
  chosen: ChosenSection | null;
  onChoose: (chosen: ChosenSection) => void;
}

/** The shown version in a browser frame and a phone frame. A click on a section selects it. Phones open it full screen, the newest one in the editor. */
export function DraftView({ data, shown, page, onPage, chosen, onChoose }: Props) {
  const desktop = useRef<HTMLIFrameElement>(null);
  const phone = useRef<HTMLIFrameElement>(null);
  useSectionChoice([desktop, phone], shown.origin, data.takesChanges, chosen, onChoose);
  const to = usePortalPath();
  const heading = versionHeading(shown, data.project);
  const host = data.project.address?.replace(/^https?:\/\//, '') ?? shown.name;
  const address = shown.number === data.project.liveNumber ? host : `draft: ${host}`;
  const src = `${shown.origin}${page}`;
  return (
    <RuledSection
      title={heading}
      aside={
        <div className="flex max-w-full flex-wrap items-center gap-1.5 md:justify-end">
          <Segmented
            label="Page"
            value={page}
            onValueChange={onPage}
            options={shown.pages.map((candidate) => ({ value: candidate.path, label: candidate.label }))}
            className="max-md:flex-wrap"
          />
          {data.compared && (
            <LinkButton look="secondary" size="small" to={to('/portal', { version: shown.id })} preventScrollReset>
              Close comparison
            </LinkButton>
          )}
        </div>
      }
    >
      {data.compared ? (
        <Comparison compared={data.compared} shown={shown} page={page} host={host} liveNumber={data.project.liveNumber} onPage={onPage} />
      ) : (
        <>
          <div className="relative mt-2 h-[33rem] overflow-hidden rounded-3 border border-line bg-sunk px-6 pt-6 max-md:hidden">
            <BrowserFrame key={src} address={address} className="h-full rounded-b-none md:mr-[15%]" viewClassName="h-full">
              <ScaledPage src={src} title={`${heading}, on a desktop`} pageWidth={1280} scripts pageRef={desktop} />
            </BrowserFrame>
            <div className="absolute right-5 -bottom-6 w-[11.5rem]">
              <PhoneFrame viewClassName="aspect-[9/17]">
                <ScaledPage key={src} src={src} title={`${heading}, on a phone`} pageWidth={390} scripts pageRef={phone} />
              </PhoneFrame>
            </div>
          </div>
          <SmallDraft {...{ data, shown, page, heading, onPage }} />
          <BelowDraft {...{ data, shown, page }} />
        </>
      )}
    </RuledSection>
  );
}

interface SmallDraftProps extends Pick<Props, 'data' | 'shown' | 'page' | 'onPage'> {
  heading: string;
}

/** On phones: a small preview that opens full screen, the newest version in the editor. */
function SmallDraft({ data, shown, page, heading, onPage }: SmallDraftProps) {
  const to = usePortalPath();
  const src = `${shown.origin}${page}`;
  const isEditable = data.takesChanges && shown.id === data.versions[0]?.id;
  return (
    <div className="relative -mx-4 mt-2 h-[27rem] overflow-hidden border-y border-line bg-sunk px-4 pt-5 md:hidden">
      <div className="pointer-events-none mx-auto w-58" aria-hidden="true" inert>
        <PhoneFrame viewClassName="aspect-[9/18]">
          <ScaledPage key={src} src={src} title={`${heading}, small preview`} pageWidth={390} scripts />
        </PhoneFrame>
      </div>
      {isEditable ? (
        <Link to={to('/portal/editor', { page })} className="absolute inset-0 flex items-end p-4 no-underline">
          <span className={`${buttonClasses({})} w-full`}>
            <Pencil size={18} aria-hidden="true" />
            View and edit full screen
          </span>
        </Link>
      ) : (
        <FullScreenDraft
          {...{ shown, heading, page, onPage }}
          trigger={
            <button type="button" className="absolute inset-0 flex items-end p-4">
              <span className={`${buttonClasses({})} w-full`}>
                <Maximize2 size={18} aria-hidden="true" />
                View full screen
              </span>
            </button>
          }
        />
      )}
    </div>
  );
}

/** How to use the frames, and versions to compare with. */
function BelowDraft({ data, shown, page }: Pick<Props, 'data' | 'shown' | 'page'>) {
  const to = usePortalPath();
  const previous = data.versions.find((version) => version.number < shown.number);
  const toCompare = data.versions.filter((version) => version.id !== shown.id && (version.live || version.id === previous?.id));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
      <p className="max-md:hidden">{data.takesChanges && 'Click a section to change it. '}Each frame scrolls on its own.</p>
      <div className="ml-auto flex flex-wrap gap-1.5 max-md:ml-0">
        {toCompare.map((version) => (
          <LinkButton
            key={version.id}
            look="secondary"
            size="small"
            to={to('/portal', { version: shown.id, compare: version.id })}
            preventScrollReset
          >
            Compare with {version.live ? 'what is live' : `version ${version.number}`}
          </LinkButton>
        ))}
        <LinkButton look="quiet" size="small" to={`${shown.origin}${page}`} newTab className="-mr-[.9rem] max-md:hidden">
          Open
          <ExternalLink size={16} aria-hidden="true" />
        </LinkButton>
      </div>
    </div>
  );
}

interface FullScreenDraftProps {
  shown: NonNullable<ProjectData['shown']>;
  heading: string;
  page: string;
  onPage: (page: string) => void;
  trigger: ReactNode;
}

/** A version full screen, on phones, to read. One that can be changed opens in the editor instead. */
function FullScreenDraft({ shown, heading, page, onPage, trigger }: FullScreenDraftProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-(--strip) bottom-0 z-40 flex flex-col bg-bg text-ink outline-none md:hidden"
        >
          <CloseOnBack isWholeScreen />
          <div className="flex min-h-14 items-center gap-3 border-b border-line pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate ui-heading">{heading}</Dialog.Title>
            <Select size="small" aria-label="Page" className="w-32 shrink-0" value={page} onChange={(event) => onPage(event.target.value)}>
              {shown.pages.map((candidate) => (
                <option key={candidate.path} value={candidate.path}>
                  {candidate.label}
                </option>
              ))}
            </Select>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" />
            </Dialog.Close>
          </div>
          <div className="relative flex-1 overflow-hidden bg-white scheme-light">
            <ScaledPage key={page} src={`${shown.origin}${page}`} title={`${heading}, full screen`} pageWidth={390} scripts isTabbable />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
