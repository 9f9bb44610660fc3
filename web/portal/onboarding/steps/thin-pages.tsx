import { type ReactNode, useRef, useState } from 'react';
import { type PageKey, pageChoices } from '../../../../content/site-pages.ts';
import type { ThinPage } from '../../../../domain/briefs/advice.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';
import { rowsToAsk } from '../interview/interview.ts';
import { StepLink } from '../step-link.tsx';
import { thinWords } from './thin-words.ts';

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

/** Pages that would stay short, each with the questions that would fill it and pages to swap it for. A suggestion, never a block. */
export function ThinPages({ children }: { children?: ReactNode }): ReactNode {
  const { value: picked = [], set } = useAnswer<PageKey[]>('pages');
  const thin = useThinPages();
  const [swapped, setSwapped] = useState<{ before: PageKey; after: PageKey }>();
  const note = useRef<HTMLParagraphElement>(null);
  const replace = (before: PageKey, after: PageKey) =>
    set(
      picked.map((page) => (page === before ? after : page)),
      'now',
    );
  const swap = (before: PageKey, after: PageKey) => {
    replace(before, after);
    setSwapped({ before, after });
    // The button disappears with its page.
    requestAnimationFrame(() => note.current?.focus());
  };
  const canUndo = swapped && picked.includes(swapped.after) && !picked.includes(swapped.before);
  return (
    <div>
      {thin.length > 0 && children}
      <p ref={note} role="status" tabIndex={-1} className="text-small outline-none empty:sr-only">
        {canUndo && (
          <>
            {nameOf(swapped.after)} replaces {nameOf(swapped.before)}.{' '}
            <QuietButton
              onClick={() => {
                replace(swapped.after, swapped.before);
                setSwapped(undefined);
              }}
            >
              Undo<span className="sr-only"> the swap</span>
            </QuietButton>
          </>
        )}
      </p>
      {thin.length > 0 && (
        <ul className="border-b border-line">
          {thin.map((page) => (
            <ThinPageRow key={page.page} thin={page} onSwap={(other) => swap(page.page, other)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ThinPageRow({ thin: { page, questions, instead }, onSwap }: { thin: ThinPage; onSwap: (other: PageKey) => void }) {
  const { data, answer } = useBriefForm();
  const words = thinWords[page];
  const rows = rowsToAsk(data.advice.interview, answer);
  const asked = questions.flatMap((ask) => rows.find((row) => row.asked.ask === ask) ?? []);
  return (
    <li className="border-t border-line py-3 text-ui">
      <p>
        <b className="font-semibold">{nameOf(page)}</b> <span className="text-ink-2">{words?.lacks}</span>
      </p>
      <ul className="mt-1">
        {asked.map(({ asked: { ask }, at }) => (
          <li key={ask}>
            <StepLink step="services" field={`interview.${at}`} className="link inline-block py-1 pointer-coarse:py-2.5">
              {ask}
            </StepLink>
          </li>
        ))}
        {words && (
          <li>
            <StepLink step={words.step} field={words.field} className="link inline-block py-1 pointer-coarse:py-2.5">
              {words.fill}
            </StepLink>
          </li>
        )}
      </ul>
      {instead.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {instead.map((other) => (
            <Button key={other} look="secondary" size="small" className="noscript:hidden" onClick={() => onSwap(other)}>
              <span>
                Swap <span className="sr-only">{nameOf(page)} </span>for {nameOf(other)}
              </span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function nameOf(page: PageKey): string {
  return pageChoices.find(({ key }) => key === page)?.label ?? page;
}
