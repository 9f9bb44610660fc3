import { type ReactNode, useRef, useState } from 'react';
import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { type Given, isAnswered, rowOf } from '../interview/interview.ts';
import { StepLink } from '../step-link.tsx';
import { FillingAnswer } from './filling-answer.tsx';
import { type AskedPage, keptQuestions } from './kept-questions.ts';
import { pageDetails } from './page-details.tsx';
import { SwapButton, usePageSwap } from './page-swap.tsx';
import { filledWords, thinWords } from './thin-words.ts';
import { useThinPages } from './use-thin-pages.ts';

/** Pages that would stay short, each with the questions that would fill it and pages to swap it for. A suggestion, never a block. */
export function ThinPages({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  const pages = useAskedPages();
  const { swap, note } = usePageSwap();
  const first = pages.find(({ questions }) => questions.length > 0);
  const list = (
    <>
      {pages.length > 0 && children}
      {note}
      {pages.length > 0 && (
        <ul className="border-b border-line">
          {pages.map((page) => (
            <ThinPageRow
              key={page.page}
              thin={page}
              heading={title ? 'h3' : 'h2'}
              startsOpen={page === first}
              onSwap={(other) => swap(page.page, other)}
            />
          ))}
        </ul>
      )}
    </>
  );
  return title && pages.length > 0 ? <RuledSection title={title}>{list}</RuledSection> : <div>{list}</div>;
}

/** The thin pages, and those that were thin when the step was opened. */
function useAskedPages(): AskedPage[] {
  const { value: picked = [] } = useAnswer<PageKey[]>('pages');
  const thin = useThinPages();
  const answered = useAnswered();
  const [shown, setShown] = useState<AskedPage[]>([]);
  const pages = keptQuestions(shown, { thin, picked, isAnswered: answered });
  if (JSON.stringify(pages) !== JSON.stringify(shown)) setShown(pages);
  return pages;
}

/** Tells whether a question that fills a page has an answer. */
function useAnswered(): (question: ThinPage['questions'][number]) => boolean {
  const { data, answer } = useBriefForm();
  return ({ ask, of }) => {
    if (of)
      return ((answer(of.path) ?? []) as { name?: string; description?: string }[]).some(
        (row) => row.name?.trim() === of.name && row.description?.trim(),
      );
    const row = rowOf(data.advice.interview, (answer('interview') ?? []) as Given[], ask);
    return row === undefined || isAnswered(row);
  };
}

interface ThinPageRowProps {
  thin: AskedPage;
  /** One below the heading above the list. */
  heading: 'h2' | 'h3';
  /** True if its questions are there right away. The others come with a tap, so the list stays short. */
  startsOpen: boolean;
  onSwap: (other: PageKey) => void;
}

function ThinPageRow({ thin, heading: Heading, startsOpen, onSwap }: ThinPageRowProps): ReactNode {
  const { pageWords } = useBriefForm().data.advice;
  const isAnswered = useAnswered();
  const [isOpen, setOpen] = useState(startsOpen);
  const list = useRef<HTMLUListElement>(null);
  const { page, words, questions, instead, isFilled } = thin;
  const details = pageDetails[page].thin;
  const count = pageWords[page];
  const openQuestions = () => {
    setOpen(true);
    // The button disappears, so the focus moves to the first question.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus());
  };
  return (
    <li className="border-t border-line py-4 text-ui">
      <Heading className="text-4">{pageLabel(page)}</Heading>
      <div role="status" className="mt-0.5 text-ink-2">
        {isFilled ? (
          <Dot state="done">{filledWords(page, count)}</Dot>
        ) : (
          thinWords(thin, questions.filter((question) => !isAnswered(question)).length)
        )}
      </div>
      {words && <WordMeter count={count ?? words.count} fewest={words.fewest} />}
      {isOpen && questions.length > 0 && (
        <ul ref={list} className="mt-3 noscript:hidden">
          {questions.map((question) => (
            <li key={question.ask}>
              <FillingAnswer question={question} />
            </li>
          ))}
        </ul>
      )}
      {!isFilled && (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            {!isOpen && questions.length > 0 && (
              <Button size="small" className="noscript:hidden" onClick={openQuestions}>
                Answer here<span className="sr-only"> for {pageLabel(page)}</span>
              </Button>
            )}
            {page !== 'home' &&
              instead.map((other) => (
                <SwapButton key={other} onSwap={() => onSwap(other)}>
                  Swap <span className="sr-only">{pageLabel(page)} </span>for {pageLabel(other)}
                </SwapButton>
              ))}
          </div>
          {details && (
            <StepLink step={details.step} field={details.field} className="link mt-1 inline-block py-1 pointer-coarse:py-2.5">
              {details.fill}
            </StepLink>
          )}
        </>
      )}
    </li>
  );
}

/** How far the words of a page reach: a line that fills up. The sentence above says it in words. */
function WordMeter({ count, fewest }: { count: number; fewest: number }): ReactNode {
  return (
    <div className="mt-2 flex items-center gap-3 text-small text-ink-2" aria-hidden="true">
      <svg aria-hidden="true" className="h-1 min-w-0 flex-1 rounded-[2px] bg-line-strong text-ink forced-colors:border">
        <rect width={`${Math.min(100, (100 * count) / fewest)}%`} height="100%" fill="currentColor" />
      </svg>
      of {fewest}
    </div>
  );
}
