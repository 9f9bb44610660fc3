import type { PageKey } from '../../../content/site-pages.ts';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';

/** A thin page as the screen shows it, also once it's filled. */
export interface AskedPage extends ThinPage {
  isFilled: boolean;
}

interface Now {
  /** The picked pages that are thin now. */
  thin: readonly ThinPage[];
  picked: readonly PageKey[];
  isAnswered: (question: ThinPage['questions'][number]) => boolean;
}

/**
 * The thin pages with their questions, so that nothing disappears under the owner's hands: a question stays when it's answered, and a
 * page when it's filled. Further questions come once those on screen are answered.
 */
export function keptQuestions(shown: readonly AskedPage[], { thin, picked, isAnswered }: Now): AskedPage[] {
  const kept = shown.flatMap((before): AskedPage[] => {
    const now = thin.find(({ page }) => page === before.page);
    if (!picked.includes(before.page)) return [];
    if (!now) return [{ ...before, isFilled: true }];
    const isOpen = before.questions.some((question) => !isAnswered(question));
    const more = isOpen ? [] : now.questions.filter(({ ask }) => !before.questions.some((question) => question.ask === ask));
    return [{ ...now, questions: [...before.questions, ...more], isFilled: false }];
  });
  const added = thin.filter(({ page }) => !kept.some((one) => one.page === page));
  return [...kept, ...added.map((page) => ({ ...page, isFilled: false }))];
}
