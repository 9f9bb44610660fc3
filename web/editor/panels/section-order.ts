import { type Answers, answerAt } from '../../../domain/briefs/schema.ts';

/** The owner's order of sections by page, with that of one page replaced. */
export function withOrder(answers: Answers, page: string, sections: string[]): { page: string; sections: string[] }[] {
  const before = (answerAt(answers, 'look.order') ?? []) as { page: string; sections: string[] }[];
  return [...before.filter((one) => one.page !== page), { page, sections }];
}
