import type { Picture } from '../../sites/document/document.ts';

/** Removes a section or a picture from the site. */
export interface Removal {
  removed: true;
}

export type EditValue = string | Picture | Removal;

/** What an edit replaced: the text or the picture's name, and the headings above it, outermost first. */
export interface Replaced {
  says: string;
  under: string[];
}
