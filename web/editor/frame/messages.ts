/** The cards of an owner's facts. Each is one change everywhere. */
export const factCards = ['hours', 'phone', 'email', 'services', 'place', 'places', 'name', 'about', 'questions', 'proof', 'more'] as const;
export type FactCard = (typeof factCards)[number];

/** What a place of the page opens beside the draft: a card of facts, or the pages. */
export type PanelTarget = FactCard | 'pages';

/** A text of the page that's shown, with what the frame needs to edit it. */
export interface FrameText {
  section: string;
  /** Path in the section's props. */
  path: string;
  /** 'Headline', 'Service 1, text'. */
  label: string;
  text: string;
  max: number;
  /** True if it may have several lines. */
  long: boolean;
  /** Set if it shows a fact or a page's name: clicking it opens that instead. */
  fact?: PanelTarget;
}

/** A photo or illustration of the page that's shown. */
export interface FramePhoto {
  section: string;
  path: string;
  label: string;
  /** Names of the files that show a photo, without their folder and ending. Empty for illustrations. */
  files: string[];
}

/** What is typed into the form of a fact, and the saved text in whose place pages show it. */
export interface TypedFact {
  was: string;
  now: string;
}

/** A claim in a text that the brief doesn't make. `words` are as in the text. */
export interface Claim {
  words: string;
}

/** A headline that the owner can have without typing it. */
export interface FrameHeadline {
  text: string;
  /** 'Our pick'. */
  note?: string | undefined;
}

/** Messages from the portal to the frame with the draft. */
export type ToFrame =
  | {
      edit: {
        texts: FrameText[];
        photos: FramePhoto[];
        facts: { phone?: string; email?: string; name: string; hours: boolean };
        isPhone: boolean;
      };
    }
  /** Ends editing: `saved` keeps the text as typed, otherwise the frame restores what was there. */
  | { settled: { section: string; path: string; isSaved: boolean; message?: string } }
  /** `canAdd` if whoever is editing can say that they're true. */
  | { claims: { section: string; path: string; text: string; claims: Claim[]; canAdd: boolean } }
  /** Headlines to choose from while the headline is edited. */
  | { headlines: { section: string; path: string; choices: FrameHeadline[] } }
  /** Text that was typed before a reload, which the frame continues with. */
  | { resume: { section: string; path: string; text: string } }
  /** Puts the focus on an editable thing, counted in page order. */
  | { focus: number }
  /** Puts it on the first editable thing of the page's own part, past the header. */
  | { enter: true }
  /** Marks and numbers the places that show a fact while its card is open. `typed` is what they show in place of what they said. */
  | { places: { card: FactCard | null; typed: TypedFact[] } }
  /** Scrolls to the next of these places. */
  | { nextPlace: true }
  /** Frames texts that a new version changed for a moment. */
  | { changedTexts: { section: string; path: string }[] };

/** Messages from the frame to the portal. All have `sunup: true`. */
export type FromFrame =
  | { editing: { section: string; path: string } | null }
  | { typed: { section: string; path: string; text: string } }
  | { check: { section: string; path: string; text: string } }
  | { save: { section: string; path: string; text: string } }
  | { claim: { section: string; path: string; words: string; answer: 'add' } }
  /** One of the headlines was chosen, counted from 0. */
  | { headline: number }
  | { openBeside: PanelTarget }
  | { openPhoto: { section: string; path: string } }
  | { openSection: string }
  | { placed: { texts: number; photos: number; facts: number } }
  | { editorReady: true }
  /** An editable thing has the focus, counted in page order. */
  | { focused: number }
  | { key: 'undo' | 'redo' | 'next-part' }
  | { inView: { shown: number; total: number } };
