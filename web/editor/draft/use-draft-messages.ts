import { type RefObject, useEffect, useRef, useState } from 'react';
import { ask } from '../../brief/ask.ts';
import type { Draft } from '../editor-data.ts';
import type { FactCard, FromFrame, PanelTarget, ToFrame, TypedFact } from '../frame/messages.ts';
import type { Editor } from '../use-editor.ts';
import { focusNextPart } from '../use-shortcuts.ts';
import type { StepKind } from '../use-steps.ts';
import type { DraftFrameHandle } from './draft-frame.tsx';
import { useHeadlines } from './use-headlines.ts';
import { type DraftPlace, useOpenText } from './use-open-text.ts';

interface Props {
  editor: Editor;
  /** The path of the page in the draft. */
  page: string;
  /** The card whose fact is marked in the draft. */
  openCard: FactCard | undefined;
  frame: RefObject<DraftFrameHandle | null>;
  /** The whole editor, whose parts F6 goes through. */
  screen: RefObject<HTMLElement | null>;
  onStep: (kind: StepKind) => void;
  onOpenBeside: (target: PanelTarget) => void;
  onOpenPhoto: (place: DraftPlace) => void;
}

/** Hears what is done in the draft, saves it, and tells each new state of the page what was open, focused and changed before. */
export function useDraftMessages({ editor, page, openCard, frame, screen, onStep, onOpenBeside, onOpenPhoto }: Props) {
  const { draft } = editor.data;
  const tell = (message: ToFrame) => frame.current?.tell(message);
  const text = useOpenText(editor, page, tell);
  const headlines = useHeadlines(editor, tell);
  const { showPlaces, showTyped } = useMarkedPlaces(openCard, tell);
  const [inView, setInView] = useState({ shown: 0, total: 0 });
  /** Which editable thing of the page had the focus last, in page order. */
  const focused = useRef<number>(undefined);
  const refocus = () => focused.current !== undefined && tell({ focus: focused.current });
  const nextPart = () => focusNextPart(screen.current) && refocus();

  const hear = (message: FromFrame) => {
    if ('editing' in message) {
      text.open(message.editing);
      if (message.editing) void headlines.offer({ page, ...message.editing });
    } else if ('headline' in message) void headlines.choose(message.headline);
    else if ('typed' in message) text.type(message.typed);
    else if ('save' in message) text.save(message.save);
    else if ('check' in message) void tellClaims(editor, message.check, tell);
    else if ('claim' in message) confirmClaim(editor, message.claim.words);
    else if ('focused' in message) focused.current = message.focused;
    else if ('inView' in message) setInView(message.inView);
    else if ('openBeside' in message) onOpenBeside(message.openBeside);
    else if ('openPhoto' in message) onOpenPhoto({ page, ...message.openPhoto });
    else if ('key' in message) {
      if (message.key === 'next-part') nextPart();
      else onStep(message.key);
    }
  };

  const seen = useRef({ page, draft });
  const ready = (hadFocus: boolean) => {
    showPlaces();
    if (hadFocus) refocus();
    const before = seen.current;
    seen.current = { page, draft };
    if (before.page === page && before.draft !== draft) tell({ changedTexts: changedTexts(before.draft, draft, page) });
    text.resume();
  };

  return { typing: text.typing, inView, hear, ready, showTyped, nextPart };
}

/** Marks the places that show the open card's fact. They show what's typed, also in a page or version that comes on screen later. */
function useMarkedPlaces(openCard: FactCard | undefined, tell: (message: ToFrame) => void) {
  const typedFacts = useRef<TypedFact[]>([]);
  const showPlaces = () => tell({ places: { card: openCard ?? null, typed: typedFacts.current } });
  const showTyped = (typed: TypedFact[]) => {
    typedFacts.current = typed;
    showPlaces();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the page gets this when it's ready
  useEffect(() => {
    showPlaces();
    return () => {
      typedFacts.current = [];
    };
  }, [openCard]);
  return { showPlaces, showTyped };
}

/** Tells the draft which words of a text claim something that the brief doesn't say. */
async function tellClaims(
  { data }: Editor,
  { section, path, text }: { section: string; path: string; text: string },
  tell: (message: ToFrame) => void,
): Promise<void> {
  const answer = await ask<{ claims: string[] }>(data.area, 'claims', data.project.id, text);
  const claims = (answer?.claims ?? []).map((words) => ({ words }));
  // Only owners can say that a claim is true.
  tell({ claims: { section, path, text, claims, canAdd: data.area === 'portal' } });
}

/** Adds a claim to the brief, which makes it true. */
function confirmClaim({ data, make }: Editor, words: string): void {
  const confirmed = (data.answers.confirmed ?? []) as string[];
  const facts = [{ path: 'confirmed' as const, value: [...confirmed, words], was: confirmed }];
  void make({ kind: 'facts', name: 'Added to your brief', facts }, 'Adding to your brief...');
}

/** Texts of a page that a new draft says differently. */
function changedTexts(before: Draft, { pages }: Draft, page: string): { section: string; path: string }[] {
  const old = before.pages.find(({ path }) => path === page)?.sections ?? [];
  const was = new Map(old.flatMap(({ id, texts }) => texts.map(({ path, text }) => [`${id} ${path}`, text])));
  const now = pages.find(({ path }) => path === page)?.sections ?? [];
  return now.flatMap(({ id, texts }) =>
    texts.flatMap(({ path, text }) => (was.get(`${id} ${path}`) === text ? [] : [{ section: id, path }])),
  );
}
