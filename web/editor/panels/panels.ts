import { Contrast, Files, FileText, Image, MessageSquare, SlidersHorizontal } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { DraftPlace } from '../draft/use-open-text.ts';
import type { EditorData } from '../editor-data.ts';
import { type FactCard, factCards, type TypedFact } from '../frame/messages.ts';
import type { Editor } from '../use-editor.ts';

/** The panels beside the draft, in the order of the rail. */
export const panels = {
  pages: { label: 'Pages', icon: Files },
  facts: { label: 'Your facts', icon: FileText },
  look: { label: 'Look', icon: Contrast },
  photos: { label: 'Photos', icon: Image },
  requests: { label: 'Requests', icon: MessageSquare },
  structure: { label: 'Structure', icon: SlidersHorizontal },
};
export type Panel = keyof typeof panels;

/** The panels of an editor. Operators have one of their own in place of requests, which they have on the project's screen. */
export function panelsFor({ area }: Pick<EditorData, 'area'>): Panel[] {
  const left: Panel = area === 'admin' ? 'requests' : 'structure';
  return (Object.keys(panels) as Panel[]).filter((panel) => panel !== left);
}

/**
 * The open panel and card. They're part of the address, so the Back button closes them; closing one that was opened here goes
 * back too, or Back would open it again.
 */
export function usePanel(data: Pick<EditorData, 'area'>) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = Boolean((useLocation().state as { isPanel?: true } | null)?.isPanel);
  const wanted = search.get('panel');
  const panel = panelsFor(data).find((one) => one === wanted);
  const card = factCards.find((one) => one === search.get('card'));
  const open = (next: Panel | undefined, ofCard?: FactCard) => {
    if (!next && isOpenedHere) return void navigate(-1);
    setSearch(
      (before) => {
        for (const name of ['panel', 'card']) before.delete(name);
        if (next) before.set('panel', next);
        if (ofCard) before.set('card', ofCard);
        return before;
      },
      {
        preventScrollReset: true,
        replace: panel !== undefined,
        state: next && (!panel || isOpenedHere) ? { isPanel: true } : null,
      },
    );
  };
  return { panel, card, open };
}

/** A look that's in the draft until the owner keeps or undoes it, and the step that undoes it. */
export interface TriedLook {
  title: string;
  undo: string | undefined;
}

/** What every panel gets. */
export interface PanelProps {
  editor: Editor;
  isPhone: boolean;
  opened: { panel: Panel | undefined; card: FactCard | undefined; open: (panel: Panel | undefined, card?: FactCard) => void };
  draft: {
    page: string;
    setPage: (path: string) => void;
    /** True while one of its texts is being edited. */
    isTyping: boolean;
    /** The place that a photo is picked for. */
    photoPlace: DraftPlace | undefined;
  };
  onTried: (look: TriedLook) => void;
  facts: {
    /** Names the form with unsaved changes, such as 'Phone'. Undefined if there's none. */
    onUnsaved: (name: string | undefined) => void;
    /** Called with what's typed into the open card, for the draft to show. */
    onTyped: (typed: TypedFact[]) => void;
  };
}
