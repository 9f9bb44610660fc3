import { type ReactNode, useEffect, useState } from 'react';
import { type PageKey, pageLabel, pagesPerSite } from '../../../../content/site-pages.ts';
import { ask } from '../../editor/send-change.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { SwapButton, usePageSwap } from './page-swap.tsx';
import { useThinPages } from './thin-pages.tsx';

/** Pages that sites do best without, if there's something better to show, the least missed first. */
const leastMissed: PageKey[] = ['blog', 'faq', 'pricing', 'about'];
/** Most pages to swap for a gallery. */
const mostSwaps = 2;

/** Saves within this time of each other ask once. */
const settleMs = 500;

/** Photos that no picked page has room for, and which pages a gallery could replace: short ones first. Nothing if all photos fit. */
export function PhotosWithoutRoom(): ReactNode {
  const sentence = useSentence();
  const { value: picked = [] } = useAnswer<PageKey[]>('pages');
  const short = useThinPages().map(({ page }) => page);
  const { swap, note } = usePageSwap();
  const candidates = leastMissed.filter((page) => picked.includes(page));
  const swaps = candidates.toSorted((one, other) => Number(short.includes(other)) - Number(short.includes(one))).slice(0, mostSwaps);
  return (
    <div className="contents">
      {note}
      {sentence && picked.length === pagesPerSite && (
        <div className="grid gap-2 border-l-[3px] border-line-strong pl-4 text-ui">
          <p>{sentence}</p>
          {!picked.includes('gallery') && (
            <div className="flex flex-wrap gap-2 empty:hidden">
              {swaps.map((page) => (
                <SwapButton key={page} onSwap={() => swap(page, 'gallery')}>
                  Swap {pageLabel(page)} for Gallery
                </SwapButton>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** What the server says about them, again after every save. It takes a draft to know, so no page waits for it. */
function useSentence(): string | undefined {
  const { data, revision } = useBriefForm();
  const { projectId } = data;
  const [sentence, setSentence] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the answers have changed
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(async () => {
      const answer = await ask<{ sentence?: string }>('portal', 'photos-without-room', projectId);
      if (isNewest && answer) setSentence(answer.sentence);
    }, settleMs);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [projectId, revision]);
  return sentence;
}
