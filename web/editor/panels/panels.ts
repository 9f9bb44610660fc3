import { Contrast, Files, FileText, Image, MessageSquare, SlidersHorizontal } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { EditorData } from '../editor-data.ts';
import { type FactCard, factCards } from '../frame/messages.ts';

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
