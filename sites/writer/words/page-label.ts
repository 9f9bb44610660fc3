import type { Line, PageKind } from '../../document/document.ts';
import { fromBrief, neutral } from '../../document/lines.ts';
import type { WriterContext } from '../context.ts';

/** What a page is called in the navigation: as the owner named it, else as we do. */
export function pageLabel({ brief, pageLabels }: Pick<WriterContext, 'brief' | 'pageLabels'>, page: PageKind): Line {
  const index = (brief.look?.pageNames ?? []).findIndex((named) => named.page === page);
  return index < 0 ? neutral(pageLabels[page]) : fromBrief(pageLabels[page], `look.pageNames.${index}.name`);
}
