import { MessageSquare, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { SaveState } from '../brief/save-queue.ts';
import { recall, remember } from '../browser/browser-memory.ts';
import { loginPath, pathWith } from '../http/own-path.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { Link } from '../ui/controls/link.tsx';
import { Dot } from '../ui/drawings/dot.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { PlacesBar, TriedLookBar } from './draft/draft-bars.tsx';
import type { DraftFrameHandle } from './draft/draft-frame.tsx';
import { DraftStage } from './draft/draft-stage.tsx';
import { useDraftMessages } from './draft/use-draft-messages.ts';
import type { DraftPlace } from './draft/use-open-text.ts';
import { EditorBar, PhoneBar } from './editor-bar.tsx';
import type { Draft, EditorData } from './editor-data.ts';
import { EditorRail } from './editor-rail.tsx';
import { EditorPanel } from './panels/editor-panel.tsx';
import { type TriedLook, usePanel } from './panels/panels.ts';
import { type Editor, useEditor } from './use-editor.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type Steps, useSteps } from './use-steps.ts';

/** The editor of one site: bar, rail, panel and draft. */
export function EditorScreen({ initial }: { initial: EditorData }): ReactNode {
  const editor = useEditor(initial);
  const steps = useSteps(editor);
  const { data } = editor;
  const opened = usePanel(data);
  const { panel, card, open } = opened;
  const isPhone = usePhone();
  const { page, pageName, setPage } = usePage(data.draft);
  const [unsavedCard, setUnsavedCard] = useState<string>();
  const [tried, setTried] = useState<TriedLook>();
  const [photoPlace, setPhotoPlace] = useState<DraftPlace>();
  const frame = useRef<DraftFrameHandle>(null);
  const screen = useRef<HTMLDivElement>(null);

  const openCard = panel === 'facts' ? card : undefined;
  const { typing, inView, hear, ready, showTyped, nextPart } = useDraftMessages({
    editor,
    page,
    openCard,
    frame,
    screen,
    onStep: steps.take,
    onOpenBeside: (target) => (target === 'pages' ? open('pages') : open('facts', target)),
    onOpenPhoto: (place) => {
      setPhotoPlace(place);
      open('photos');
    },
  });
  useShortcuts(steps.take, nextPart);
  /** On phones, the panel covers the draft. */
  const showDraft = () => isPhone && open(undefined);
  /** The bar's buttons go away with it, so the focus moves to the panel, or on phones to the bar on top. */
  const endTrial = () => {
    setTried(undefined);
    screen.current?.querySelector<HTMLElement>('[data-part="panel"], [data-part="bar"] button')?.focus();
  };
  const isTyping = typing !== null;
  const isOperator = data.area === 'admin';
  const saveLine = <SaveLine editor={editor} unsaved={typing?.isChanged ? 'this text' : unsavedCard && `“${unsavedCard}”`} />;
  return (
    <div ref={screen} className="app flex h-[calc(100dvh-var(--strip))] low:h-120 flex-col bg-sunk text-ink">
      <SkipToDraft frame={frame} />
      {isPhone ? (
        <PhoneBar {...{ editor, steps, saveLine, pageName }} isMenuOpen={panel !== undefined} onMenu={() => open('pages')} />
      ) : (
        <EditorBar {...{ editor, steps, saveLine, isTyping }} />
      )}
      <FirstTip isPhone={isPhone} isOperator={isOperator} hasChanged={data.draft.number > initial.draft.number} />
      <StepNews steps={steps} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[5.5rem_auto_minmax(0,1fr)]">
        <EditorRail data={data} panel={panel} onOpen={open} />
        <EditorPanel
          {...{ editor, isPhone, opened }}
          draft={{
            page,
            setPage: (path) => {
              setPage(path);
              showDraft();
            },
            isTyping,
            photoPlace,
          }}
          facts={{ onUnsaved: setUnsavedCard, onTyped: showTyped }}
          onTried={(look) => {
            setTried(look);
            showDraft();
          }}
        />
        <DraftStage {...{ data, page, isPhone, frame }} onPage={setPage} onMessage={hear} onReady={ready}>
          <TriedLookBar
            title={tried?.undo && data.undo?.id === tried.undo ? tried.title : undefined}
            onKeep={endTrial}
            onUndo={() => {
              endTrial();
              steps.take('undo');
            }}
          />
          {openCard && !isPhone && <PlacesBar page={pageName} inView={inView} onNext={() => frame.current?.tell({ nextPlace: true })} />}
          {!isOperator && <AskLine data={data} page={page} />}
        </DraftStage>
      </div>
    </div>
  );
}

/** The page of the draft that's shown: at first the one in the address. Home if it no longer exists. */
function usePage({ pages }: Draft) {
  const [search] = useSearchParams();
  const [path, setPage] = useState(search.get('page') ?? '/');
  const page = pages.some((one) => one.path === path) ? path : '/';
  return { page, pageName: pages.find((one) => one.path === page)?.label, setPage };
}

function SkipToDraft({ frame }: { frame: RefObject<DraftFrameHandle | null> }): ReactNode {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads into the page, as the same link of other screens does
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
  );
}

const phoneQuery = '(max-width: 47.99rem)';

/** True on screens as narrow as a phone's. */
function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(phoneQuery);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(phoneQuery).matches,
    () => false,
  );
}

/** What became of the last undo or redo: read out if it's done, shown if it couldn't be. */
function StepNews({ steps: { done, error } }: { steps: Steps }): ReactNode {
  return (
    <>
      <p role="status" className="sr-only">
        {done}
      </p>
      {error && (
        <p role="alert" className="border-b border-line bg-bg px-4 py-2 text-small font-semibold text-danger md:px-5">
          {error}
        </p>
      )}
    </>
  );
}

/** The line below the draft that leads to where an owner says in their own words what should change. */
function AskLine({ data, page }: { data: EditorData; page: string }): ReactNode {
  return (
    <div className="border-t border-line bg-bg px-3 py-2 md:px-4">
      <Link
        to={pathWith('/portal/request', { ...data.inPortal, from: 'editor', page: page === '/' ? undefined : page })}
        className="flex min-h-11 items-center gap-3 rounded-2 border border-control bg-raised px-3 text-ui text-ink-2 no-underline hover:text-ink"
      >
        <Icon of={MessageSquare} size={18} />
        What should change?
      </Link>
    </div>
  );
}

const tipKey = 'editor-tip-seen';

interface FirstTipProps {
  isPhone: boolean;
  isOperator: boolean;
  /** True once something was changed. */
  hasChanged: boolean;
}

/** How editing works, in one line, until it's closed or something was changed in this browser. */
function FirstTip({ isPhone, isOperator, hasChanged }: FirstTipProps): ReactNode {
  // The server doesn't know whether it was seen.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(recall('localStorage', tipKey) === undefined), []);
  const close = () => {
    setShown(false);
    remember('localStorage', tipKey, 'yes');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has changed something knows how
  useEffect(() => {
    if (hasChanged) close();
  }, [hasChanged]);
  if (!isShown) return null;
  return (
    <aside aria-label="Tip" className="flex items-center gap-3 border-b border-line bg-chosen py-1 pr-1 pl-4 text-small md:pl-5">
      <p className="min-w-0 flex-1">
        {isPhone ? 'Tap' : 'Click'} any outlined text or photo to change it. Nothing goes live until{' '}
        {isOperator ? 'the owner approves' : 'you approve'} it.
      </p>
      <IconButton icon={X} size={18} label="Close this tip" onClick={close} />
    </aside>
  );
}

/** Whether everything is saved. `unsaved` names what isn't sent yet, such as 'this text'. */
function SaveLine({ editor, unsaved }: { editor: Editor; unsaved: string | undefined }): ReactNode {
  const { data, save, busy } = editor;
  if (editor.isLoggedOut)
    return (
      <p role="alert" className="min-w-0 text-small whitespace-nowrap">
        <Dot state="late">
          <span className="max-md:hidden">You’ve been logged out. </span>
          <a href={loginPath(window.location.pathname + window.location.search, true)} className="link">
            Log in, your text stays
          </a>
        </Dot>
      </p>
    );
  const { dot, words, short } = saveWords(save, {
    number: data.draft.number,
    isLiveVersion: data.isLiveVersion,
    isUnsent: !data.isSent,
    busy,
    unsaved,
  });
  return (
    <p role="status" className="min-w-0 text-small whitespace-nowrap">
      <Dot state={dot}>
        <span className="max-md:hidden">{words}</span>
        <span className="md:hidden">{short}</span>
      </Dot>
    </p>
  );
}

/** What the editor's bar says about saving, and the dot before it. */
function saveWords(
  save: SaveState,
  {
    number,
    isLiveVersion,
    isUnsent = false,
    busy,
    unsaved,
  }: {
    number: number;
    isLiveVersion: boolean;
    isUnsent?: boolean;
    busy: string | undefined;
    /** What was changed and isn't saved: 'this text', 'phone'. */
    unsaved?: string | undefined;
  },
): { dot: 'done' | 'waiting' | 'late'; words: string; short: string } {
  if (save.state === 'failed') {
    if (save.reason === 'refused' && save.message) return { dot: 'late', words: save.message, short: 'Not saved' };
    const words =
      save.reason === 'offline'
        ? 'You’re offline. We’ll keep your text here and save it when you’re back.'
        : 'We can’t reach the server. We’ll keep your text here and try again.';
    return { dot: 'late', words, short: 'Kept here, not saved yet' };
  }
  if (busy) return { dot: 'waiting', words: busy, short: busy };
  if (save.state === 'saving') return { dot: 'waiting', words: 'Saving...', short: 'Saving...' };
  if (unsaved) return { dot: 'waiting', words: `Version ${number} saved. You have unsaved changes in ${unsaved}.`, short: 'Not saved yet' };
  if (isLiveVersion) return { dot: 'done', words: `Version ${number} is live`, short: 'Live' };
  if (isUnsent) return { dot: 'done', words: `Saved as version ${number}, not sent to the customer yet`, short: 'Saved, not sent yet' };
  return { dot: 'done', words: `Saved as version ${number}, not sent live yet`, short: 'Saved, not sent live yet' };
}
