import { type ReactNode, useEffect, useState } from 'react';
import { type PageKey, pageLabel, pagesPerSite } from '../../../content/site-pages.ts';
import { pagesToSwapForGallery } from '../../../sites/interview/gallery-swaps.ts';
import { ask } from '../ask.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { SwapButton, usePageSwap } from './page-swap.tsx';
import { useThinPages } from './use-thin-pages.ts';

/** Saves within this time of each other ask once. */
const settleMs = 500;

/** Photos that no picked page has room for, and which pages a gallery could replace: short ones first. Nothing if all photos fit. */
export function PhotosWithoutRoom(): ReactNode {
  const sentence = useSentence();
  const { value: picked = [] } = useAnswer<PageKey[]>('pages');
  const short = useThinPages().map(({ page }) => page);
  const { swap, note } = usePageSwap();
  return (
    <div className="contents">
      {note}
      {sentence && picked.length === pagesPerSite && (
        <div className="grid gap-2 border-l-[3px] border-line-strong pl-4 text-ui">
          <p>{sentence}</p>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {pagesToSwapForGallery(picked, short).map((page) => (
              <SwapButton key={page} onSwap={() => swap(page, 'gallery')}>
                Swap {pageLabel(page)} for Gallery
              </SwapButton>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** What the server says about them, again after every save. It takes a draft to know, so only the review, which has one, starts with it. */
function useSentence(): string | undefined {
  const { data, revision } = useBriefForm();
  const { projectId } = data;
  const [sentence, setSentence] = useState(data.photosWithoutRoom);
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
