import type { PageKey } from '../../../content/site-pages.ts';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';

/** Most pages to swap a short one for. */
const mostSwaps = 3;

/** The picked pages that would stay short, known without asking the server, so the list doesn't move after a pick. */
export function useThinPages(): ThinPage[] {
  const { value: picked = [] } = useAnswer<PageKey[]>('pages');
  const { thinPages } = useBriefForm().data.advice;
  return thinPages
    .filter(({ page }) => picked.includes(page))
    .map((thin) => ({ ...thin, instead: thin.instead.filter((page) => !picked.includes(page)).slice(0, mostSwaps) }));
}
