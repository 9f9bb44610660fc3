import type { ReactNode } from 'react';
import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import type { ThinPage } from '../../../domain/briefs/advice.ts';
import type { BriefStep } from '../../../domain/briefs/schema.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { rowsToAsk } from '../interview/interview.ts';
import { StepLink } from '../step-link.tsx';
import { SwapButton, usePageSwap } from './page-swap.tsx';

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

function ThinPageRow({ thin: { page, questions, instead }, onSwap }: { thin: ThinPage; onSwap: (other: PageKey) => void }) {
  const { data, answer } = useBriefForm();
  const words = thinWords[page];
  const rows = rowsToAsk(data.advice.interview, answer);
  const thinRows = questions.flatMap((ask) => rows.find((row) => row.asked.ask === ask) ?? []);
  return (
    <li className="border-t border-line py-3 text-ui">
      <p>
        <b className="font-semibold">{pageLabel(page)}</b> <span className="text-ink-2">{words?.lacks}</span>
      </p>
      <ul className="mt-1">
        {thinRows.map(({ asked: { ask }, at }) => (
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

/** What a page that would stay short lacks, and the field that fills it best. */
const thinWords: Partial<Record<PageKey, { lacks: string; fill: string; step: BriefStep; field?: string }>> = {
  about: {
    lacks: 'Your description is short, and you haven’t added people, awards or licenses.',
    fill: 'Add the people',
    step: 'proof',
    field: 'business.people',
  },
  services: { lacks: 'You’ve listed fewer than two services.', fill: 'Add services', step: 'services', field: 'services' },
  faq: { lacks: 'You have fewer than four answers so far.', fill: 'Add your own questions', step: 'pages', field: 'details.faq' },
  pricing: { lacks: 'There are no prices on it yet.', fill: 'Add prices', step: 'services', field: 'services.0.price' },
  gallery: { lacks: 'It needs at least three photos that we may show.', fill: 'Add photos', step: 'photos' },
  shop: { lacks: 'You haven’t listed any products.', fill: 'Add products', step: 'pages', field: 'details.shop' },
  blog: { lacks: 'You haven’t written any posts yet.', fill: 'Add a post', step: 'pages', field: 'details.blog' },
};
