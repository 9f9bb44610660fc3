import { ArrowLeft, type LucideIcon, Menu, Monitor, Redo2, Smartphone, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loginPath } from '../http/own-path.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Dot } from '../ui/drawings/dot.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { Mark } from '../ui/drawings/mark.tsx';
import { AskLine } from './draft/ask-line.tsx';
import { PlacesBar, TriedLookBar } from './draft/draft-bars.tsx';
import { DraftFrame, type DraftFrameHandle } from './draft/draft-frame.tsx';
import { useDraftMessages } from './draft/use-draft-messages.ts';
import type { EditorData } from './editor-data.ts';
import { FirstTip } from './first-tip.tsx';
import { EditorPanel } from './panels/editor-panel.tsx';
import type { TriedLook } from './panels/panel-props.ts';
import { type Panel, panels, panelsFor, usePanel } from './panels/panels.ts';
import { ReviewButton } from './review-button.tsx';
import { saveWords } from './save-words.ts';
import { useEditor } from './use-editor.ts';
import { usePhone } from './use-phone.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The editor of one site: bar, rail, panel and draft. */
export function EditorScreen({ initial }: { initial: EditorData }): ReactNode {
  const editor = useEditor(initial);
  const { data, save, busy } = editor;
  const { draft, project } = data;
  const { panel, card, open } = usePanel(data);
  const isOperator = data.area === 'admin';
  const { home } = data;
  const isPhone = usePhone();
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [search] = useSearchParams();
  const [path, setPath] = useState(search.get('page') ?? '/');
  const page = draft.pages.some((one) => one.path === path) ? path : '/';
  const [unsavedCard, setUnsavedCard] = useState<string>();
  const [tried, setTried] = useState<TriedLook>();
  const [photoPlace, setPhotoPlace] = useState<{ page: string; section: string; path: string }>();
  const frame = useRef<DraftFrameHandle>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [stepError, setStepError] = useState<string>();
  const [stepped, setStepped] = useState('');
  const step = async (kind: 'undo' | 'redo') => {
    const version = data[kind];
    if (!version) return;
    setStepped('');
    const outcome = await editor.make({ kind, versionId: version.id }, kind === 'undo' ? 'Undoing...' : 'Redoing...');
    if (outcome.ok) setStepped(`${kind === 'undo' ? 'Undone' : 'Redone'}: ${version.name}`);
    setStepError(outcome.ok ? undefined : Object.values(outcome.errors)[0]);
  };

  const openCard = panel === 'facts' ? card : undefined;
  const { typing, inView, hear, ready, showTyped, nextPart } = useDraftMessages({
    editor,
    page,
    openCard,
    frame,
    screen,
    onStep: (kind) => void step(kind),
    onOpenBeside: (target) => (target === 'pages' ? open('pages') : open('facts', target)),
    onOpenPhoto: (place) => {
      setPhotoPlace(place);
      open('photos');
    },
  });
  useShortcuts((kind) => void step(kind), nextPart);
  /** The bar's buttons go away with it, so the focus moves to the panel, or on phones to the bar on top. */
  const endTrial = () => {
    setTried(undefined);
    screen.current?.querySelector<HTMLElement>('[data-part="panel"], [data-part="bar"] button')?.focus();
  };
  const words = saveWords(save, {
    number: draft.number,
    isLiveVersion: data.isLiveVersion,
    isUnsent: !data.isSent,
    busy,
    unsaved: typing?.isChanged ? 'this text' : unsavedCard?.toLowerCase(),
  });

  const menu = draft.pages.filter(({ isPost }) => !isPost);
  const pageName = draft.pages.find((one) => one.path === page)?.label;
  const undoRedo = (
    <>
      <IconButton
        icon={Undo2}
        label={data.undo ? `Undo: ${data.undo.name}` : 'Undo'}
        disabled={!data.undo || busy !== undefined}
        onClick={() => void step('undo')}
      />
      <IconButton
        icon={Redo2}
        label={data.redo ? `Redo: ${data.redo.name}` : 'Redo'}
        disabled={!data.redo || busy !== undefined}
        onClick={() => void step('redo')}
      />
    </>
  );
  const state = editor.isLoggedOut ? (
    <p role="alert" className="min-w-0 text-small whitespace-nowrap">
      <Dot state="late">
        <span className="max-md:hidden">You’ve been logged out. </span>
        <a href={loginPath(window.location.pathname + window.location.search, true)} className="link">
          Log in, your text stays
        </a>
      </Dot>
    </p>
  ) : (
    <p role="status" className="min-w-0 text-small whitespace-nowrap">
      <Dot state={words.dot}>
        <span className="max-md:hidden">{words.words}</span>
        <span className="md:hidden">{words.short}</span>
      </Dot>
    </p>
  );
  return (
    <div ref={screen} className="app flex h-[calc(100dvh-var(--strip))] low:h-120 flex-col bg-sunk text-ink">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads into the page, as the same link of other screens does */}
      <a
        href="#draft"
        className="skip-link"
        onClick={(event) => {
          event.preventDefault();
          frame.current?.focus();
          frame.current?.tell({ enter: true });
        }}
      >
        Skip to the draft
      </a>
      <header data-part="bar" className="flex min-h-15 items-center border-b border-line bg-bg px-1 md:gap-3 md:px-5">
        {isPhone ? (
          <>
            <a
              href={home}
              aria-label={isOperator ? 'Back to the project' : 'Back to your portal'}
              className="grid size-11 place-items-center rounded-2"
            >
              <Icon of={ArrowLeft} />
            </a>
            <div className="min-w-0 flex-1 overflow-hidden text-center leading-tight">
              <h1 className="truncate ui-heading">{pageName ?? project.name}</h1>
              <div className="flex justify-center overflow-hidden">{state}</div>
            </div>
            {undoRedo}
            <IconButton icon={Menu} label="Menu" aria-expanded={panel !== undefined} onClick={() => open('pages')} />
          </>
        ) : (
          <>
            <Mark size={28} className="mx-2 shrink-0" />
            <h1 translate="no" className="min-w-0 truncate font-display text-4">
              {project.name}
            </h1>
            {undoRedo}
            <div className="ml-auto">{state}</div>
            <ReviewButton editor={editor} isTyping={typing !== null} />
          </>
        )}
      </header>
      <FirstTip isPhone={isPhone} isOperator={isOperator} hasChanged={draft.number > initial.draft.number} />
      <p role="status" className="sr-only">
        {stepped}
      </p>
      {stepError && (
        <p role="alert" className="border-b border-line bg-bg px-4 py-2 text-small font-semibold text-danger md:px-5">
          {stepError}
        </p>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[5.5rem_auto_minmax(0,1fr)]">
        <nav data-part="rail" aria-label="Editor" className="flex flex-col gap-1 border-r border-line px-2 py-4 max-md:hidden">
          {panelsFor(data).map((key) => (
            <RailButton
              key={key}
              panel={key}
              isOpen={panel === key}
              count={key === 'requests' ? data.openEdits : 0}
              onOpen={() => open(panel === key ? undefined : key)}
            />
          ))}
          <a
            href={home}
            className="mt-auto grid justify-items-center gap-1 rounded-2 px-1 py-2 text-small text-ink-2 no-underline hover:text-ink"
          >
            <Icon of={ArrowLeft} size={20} />
            {isOperator ? 'Project' : 'Portal'}
          </a>
        </nav>
        <EditorPanel
          {...{ editor, panel, card, open, page, isPhone, photoPlace }}
          isTyping={typing !== null}
          onPage={(next) => {
            setPath(next);
            if (isPhone) open(undefined);
          }}
          onUnsaved={setUnsavedCard}
          onTried={(look) => {
            setTried(look);
            // On phones, the panel covers the draft.
            if (isPhone) open(undefined);
          }}
          onTyped={showTyped}
        />
        <main id="draft" data-part="draft" className="min-h-0 min-w-0 md:col-start-3 md:p-5 md:pb-0">
          <div className="flex h-full flex-col overflow-hidden md:rounded-t-3 md:border md:border-line md:bg-raised md:shadow-1">
            <div className="@container flex min-h-11 items-center gap-4 border-b border-line px-4 max-md:hidden">
              <Segmented
                label="Page"
                value={page}
                onValueChange={setPath}
                options={menu.map((one) => ({ value: one.path, label: one.label }))}
              />
              <span className="ml-auto min-w-0 truncate text-small text-ink-2 @max-2xl:hidden">
                {!data.isLiveVersion && 'draft: '}
                <span translate="no">{project.host}</span>
              </span>
              <Segmented
                label="Screen"
                className="shrink-0 @max-2xl:ml-auto"
                value={device}
                onValueChange={(next) => setDevice(next as 'desktop' | 'phone')}
                options={[
                  { value: 'desktop', label: <Device icon={Monitor} name="Desktop" /> },
                  { value: 'phone', label: <Device icon={Smartphone} name="Phone" /> },
                ]}
              />
            </div>
            <div className={`relative min-h-0 flex-1 ${device === 'phone' && !isPhone ? 'mx-auto w-[390px] max-w-full' : ''}`}>
              <DraftFrame
                draft={draft}
                page={page}
                {...(!isPhone && device === 'desktop' && { pageWidth: 1280 })}
                startsAt={search.get('section') ?? undefined}
                isPhone={isPhone}
                title={`Draft, ${pageName ?? 'page'}`}
                handle={frame}
                onMessage={hear}
                onReady={ready}
              />
            </div>
            <TriedLookBar
              title={tried?.undo && data.undo?.id === tried.undo ? tried.title : undefined}
              onKeep={endTrial}
              onUndo={() => {
                endTrial();
                void step('undo');
              }}
            />
            {openCard && !isPhone && <PlacesBar page={pageName} inView={inView} onNext={() => frame.current?.tell({ nextPlace: true })} />}
            {!isOperator && <AskLine page={page} />}
          </div>
        </main>
      </div>
    </div>
  );
}

function RailButton({ panel, isOpen, count, onOpen }: { panel: Panel; isOpen: boolean; count: number; onOpen: () => void }): ReactNode {
  const { label, icon } = panels[panel];
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className={`relative grid justify-items-center gap-1 rounded-2 py-2 text-small whitespace-nowrap ${isOpen ? 'bg-raised font-semibold shadow-1' : 'text-ink-2 hover:text-ink'}`}
    >
      <Icon of={icon} size={20} />
      {label}
      {count > 0 && (
        <span className="absolute top-1 right-3 grid min-w-5 place-items-center rounded-full bg-ink px-1 text-micro text-bg">
          {count}
          <span className="sr-only"> open</span>
        </span>
      )}
    </button>
  );
}

function Device({ icon, name }: { icon: LucideIcon; name: string }): ReactNode {
  return (
    <>
      <Icon of={icon} size={18} />
      <span className="sr-only">{name}</span>
    </>
  );
}
