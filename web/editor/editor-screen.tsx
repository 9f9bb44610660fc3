import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AskLine } from './draft/ask-line.tsx';
import { PlacesBar, TriedLookBar } from './draft/draft-bars.tsx';
import type { DraftFrameHandle } from './draft/draft-frame.tsx';
import { DraftStage } from './draft/draft-stage.tsx';
import { useDraftMessages } from './draft/use-draft-messages.ts';
import type { DraftPlace } from './draft/use-open-text.ts';
import { EditorBar, PhoneBar } from './editor-bar.tsx';
import type { Draft, EditorData } from './editor-data.ts';
import { EditorRail } from './editor-rail.tsx';
import { FirstTip } from './first-tip.tsx';
import { EditorPanel } from './panels/editor-panel.tsx';
import type { TriedLook } from './panels/panel-props.ts';
import { usePanel } from './panels/panels.ts';
import { SaveLine } from './save-line.tsx';
import { StepNews } from './step-news.tsx';
import { useEditor } from './use-editor.ts';
import { usePhone } from './use-phone.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSteps } from './use-steps.ts';

/** The editor of one site: bar, rail, panel and draft. */
export function EditorScreen({ initial }: { initial: EditorData }): ReactNode {
  const editor = useEditor(initial);
  const steps = useSteps(editor);
  const { data } = editor;
  const { panel, card, open } = usePanel(data);
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
  const saveLine = <SaveLine editor={editor} unsaved={typing?.isChanged ? 'this text' : unsavedCard?.toLowerCase()} />;
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
          {...{ editor, panel, card, open, page, isPhone, photoPlace, isTyping }}
          onPage={(path) => {
            setPage(path);
            showDraft();
          }}
          onUnsaved={setUnsavedCard}
          onTried={(look) => {
            setTried(look);
            showDraft();
          }}
          onTyped={showTyped}
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
