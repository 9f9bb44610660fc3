import type { Brief } from '../../brief.ts';
import type { Facts, Line } from '../../document.ts';
import { spanLabel, weekRuns } from '../../hours.ts';
import type { TradePack } from '../../trades/pack.ts';
import { cheapestFirst, type Neighbors } from '../neighbors.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { capital, listed } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';
import { shuffled, type Words } from '../words/words.ts';
import type { Offer } from './offers.ts';

export interface Answered {
  question: Line;
  answer: Line;
}
export type QuestionGroup = TradePack['questions'][number]['group'];

export interface Questions {
  own: Answered[];
  /** The next `count` of the owner's questions that no section has shown yet. */
  takeOwn: (count: number) => Answered[];
  /** Answered from hours, area, address and prices alone. */
  computed: Answered[];
  /** The trade's questions, those not yet asked on this site first. */
  fromTrade: (count: number, groups?: QuestionGroup[]) => (Answered & { group: QuestionGroup })[];
}

export function createQuestions({
  brief,
  facts,
  offers,
  pack,
  words,
  seed,
  neighbors,
}: {
  brief: Brief;
  facts: Facts;
  offers: Offer[];
  pack: TradePack;
  words: Words;
  seed: number;
  neighbors: Neighbors;
}): Questions {
  const own = (brief.details?.faq ?? []).map(({ question, answer }, index) => ({
    question: fromBrief(question, `details.faq.${index}.question`),
    answer: fromBrief(answer, `details.faq.${index}.answer`),
  }));
  const fromFacts = factQuestions(facts, offers).filter(({ question }) => !own.some((other) => alike(other.question.text, question.text)));
  const settled = (question: string) =>
    [...own, ...fromFacts].some((other) => alike(other.question.text, question)) ||
    known.some(([has, asks]) => has(facts) && asks.test(question));
  const order = shuffled(`${seed}:questions`, pack.questions).filter(({ question }) => !settled(question) && words.fill(question));
  const asked = new Set<string>();
  const waiting = [...own];

  return {
    own,
    takeOwn: (count) => waiting.splice(0, count),
    computed: fromFacts,
    fromTrade(count, groups) {
      const fitting = cheapestFirst(
        order.filter(({ group, answer }) => (!groups || groups.includes(group)) && answer.some((wording) => words.fill(wording))),
        ({ question, also = [] }) => Math.min(...[question, ...also].map((wording) => neighbors.cost([wording]))),
      );
      const fresh = [
        ...fitting.filter(({ question }) => !asked.has(question)),
        ...fitting.filter(({ question }) => asked.has(question)),
      ].slice(0, count);
      return fresh.map(({ question, also = [], answer, group }) => {
        asked.add(question);
        return {
          question: words.line(`question-${question}`, [question, ...also]),
          answer: words.line(`answer-${question}`, answer),
          group,
        };
      });
    },
  };
}

/** Trade questions that the facts answer better. */
const known: [has: (facts: Facts) => boolean, asks: RegExp][] = [
  [({ serviceArea }) => serviceArea.length > 1, /\btowns?\b|\bareas?\b|\bhow far\b|\bcome (?:out )?to (?:me|my|our)\b/i],
  [({ hours }) => hours !== undefined, /\bopen\b|\bhours\b/i],
  [({ address }) => address?.street !== undefined, /\bwhere (?:are you|do i find|is the)\b/i],
];

function factQuestions(facts: Facts, offers: Offer[]): Answered[] {
  const areaFields = facts.serviceArea.map((_, index) => `business.serviceArea.${index}`);
  const spokenFields = facts.languages.map((_, index) => `business.languages.${index}`);
  const second = facts.languages.find((language) => language.toLowerCase() !== 'english');
  const priced = offers.filter(({ price }) => price).slice(0, 3);
  const street = facts.address?.street;
  return [
    ...(facts.serviceArea.length > 1
      ? [{ question: neutral('Where do you work?'), answer: computed(`${listed(facts.serviceArea)}.`, ...areaFields) }]
      : []),
    ...(facts.hours
      ? [
          {
            question: neutral('When are you open?'),
            answer: computed(
              capital(
                ended(
                  weekRuns(facts.hours)
                    .map(({ days, spans }) => `${days} ${listed(spans.map(spanLabel))}`)
                    .join(', '),
                ),
              ),
              'business.hours',
            ),
          },
        ]
      : []),
    ...(street && facts.city
      ? [
          {
            question: neutral('Where are you located?'),
            answer: computed(
              ended(`At ${street} in ${facts.city}`),
              'business.address.street',
              facts.address?.city ? 'business.address.city' : 'business.serviceArea.0',
            ),
          },
        ]
      : []),
    ...(second && facts.languages.length > 1
      ? [
          {
            question: computed(`Do you speak ${second}?`, ...spokenFields),
            answer: computed(`Yes: ${listed(facts.languages)}.`, ...spokenFields),
          },
        ]
      : []),
    ...(priced.length > 1
      ? [
          {
            question: neutral('What do your prices start at?'),
            answer: computed(
              `${listed(priced.map(({ name, price }) => `${name.text} ${price?.text}`))}.`,
              ...priced.flatMap(({ name, price }) => [...name.fields, ...(price?.fields ?? [])]),
            ),
          },
        ]
      : []),
  ];
}

/** Whether two questions ask the same: more than half of their telling words are shared. */
function alike(one: string, other: string): boolean {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared / Math.min(a.size, b.size) > 0.5;
}

const plainWords = new Set(
  'what when where which does your have with will that this from they them there should would could about need make take much many work works i we'.split(
    ' ',
  ),
);

function tellingWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !plainWords.has(word)).map((word) => word.slice(0, 6)));
}
