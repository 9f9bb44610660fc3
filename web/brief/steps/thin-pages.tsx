import type { ReactNode } from 'react';
import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { useBriefForm } from '../brief-form.tsx';
import { rowsToAsk } from '../interview/interview.ts';
import { StepLink } from '../step-link.tsx';
import { pageDetails } from './page-details.tsx';
import { SwapButton, usePageSwap } from './page-swap.tsx';
import { useThinPages } from './use-thin-pages.ts';

/** Pages that would stay short, each with the questions that would fill it and pages to swap it for. A suggestion, never a block. */
export function ThinPages({ children }: { children?: ReactNode }): ReactNode {
  const thin = useThinPages();
  const { swap, note } = usePageSwap();
  return (
    <div>
      {thin.length > 0 && children}
      {note}
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

function ThinPageRow({ thin: { page, questions, instead, becomes }, onSwap }: { thin: ThinPage; onSwap: (other: PageKey) => void }) {
  const { data, answer } = useBriefForm();
  const words = pageDetails[page].thin;
  const rows = rowsToAsk(data.advice.interview, answer);
  const questionRows = questions.flatMap((ask) => rows.find((row) => row.asked.ask === ask) ?? []);
  return (
    <li className="border-t border-line py-3 text-ui">
      <p>
        <b className="font-semibold">{pageLabel(page)}</b>{' '}
        <span className="text-ink-2">
          {words?.lacks} {becomes && `Until then, your site has ${pageLabel(becomes)} in its place.`}
        </span>
      </p>
      <ul className="mt-1">
        {questionRows.map(({ asked: { ask }, at }) => (
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
            <SwapButton key={other} onSwap={() => onSwap(other)}>
              Swap <span className="sr-only">{pageLabel(page)} </span>for {pageLabel(other)}
            </SwapButton>
          ))}
        </div>
      )}
    </li>
  );
}
