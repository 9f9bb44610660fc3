import { type Themes, themes } from '../themes/theme.ts';
import { type Sections, sections } from './registry.ts';

/** What sites are made from. Tests pass one with a folder more. */
export interface Workshop {
  sections: Sections;
  themes: Themes;
}

export const workshop: Workshop = { sections, themes };
