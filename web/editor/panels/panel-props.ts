import type { DraftPlace } from '../draft/use-open-text.ts';
import type { FactCard, TypedFact } from '../frame/messages.ts';
import type { Editor } from '../use-editor.ts';
import type { Panel } from './panels.ts';

/** A look that's in the draft until the owner keeps or undoes it, and the step that undoes it. */
export interface TriedLook {
  title: string;
  undo: string | undefined;
}

/** What every panel gets. */
export interface PanelProps {
  editor: Editor;
  isPhone: boolean;
  /** The open panel and card. */
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
