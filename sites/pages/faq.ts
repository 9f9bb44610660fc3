import type { Line } from '../document/document.ts';
import { computed } from '../document/lines.ts';
import { callSection } from '../sections/call/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import type { Answered } from '../writer/material/answers.ts';
import { callLine, pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';

/** FAQ: every question with its answer. */
export function faqPage(context: PageContext): PageDraft {
  const { heading, tradeHeadings } = context;
  const questions = context.answers.on('faq');
  const answer = answered(questions);
  return {
    path: '/faq',
    title: pageTitle(context, 'faq'),
    description: pageDescription([...(answer ? [answer, tradeAndPlace(context)] : [pageAndPlace(context, 'faq')]), callLine(context)]),
    sections: [
      introSection(context, { heading: questions.length > 0 ? heading('faq', tradeHeadings.faq) : heading('ask'), picture: false }),
      faqSection(context),
      callSection(context),
    ],
  };
}

/** The first question with its answer, if search results have room for both. */
function answered(questions: Answered[]): Line | undefined {
  const pair = questions.find(({ question, answer }) => question.text.length + answer.text.length < roomForBoth);
  return pair && computed(`${pair.question.text} ${pair.answer.text}`, ...pair.question.fields, ...pair.answer.fields);
}

/** Search results show about 155 characters of a description. */
const roomForBoth = 150;
