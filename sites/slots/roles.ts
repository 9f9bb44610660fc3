import { withoutDays } from './days.ts';
import type { Clause, Sources } from './sources.ts';
import { verbAt } from './verbs.ts';
import { formsOf, wordsIn } from './word-forms.ts';

const persons: [person: string, pattern: RegExp][] = [
  ['we', /^(?:we|i)$/],
  ['you', /^(?:you|customers?|clients?|patients?|guests?|parents?|owners?|tenants?|usted|ustedes)$/],
];
const between = new Set(
  'also usually always never do does did not can could will would may might should must have has had are is be'.split(' '),
);

/** Refuses an action of the customer's that a text makes ours, one that we don't do, and the other way around. */
export function personRefusal(clause: Clause, { statements, language }: Sources): string | undefined {
  if (language === 'es') return undefined;
  for (const { person, verb, isNegated } of actionsIn(clause.text)) {
    const forms = formsOf(verb, language);
    const known = statements
      .flatMap((statement) => actionsIn(statement.text))
      .filter((action) => formsOf(action.verb, language).some((form) => forms.includes(form)));
    if (known.length > 0 && known.every((action) => action.person !== person))
      return `says “${person} ${verb}”, which the facts say of someone else`;
    const same = known.filter((action) => action.person === person);
    if (same.length > 0 && same.every((action) => action.isNegated !== isNegated)) return `turns “${person} ${verb}” around`;
  }
  return undefined;
}

interface Action {
  person: string;
  verb: string;
  isNegated: boolean;
}

/** Who does what, where a pronoun comes before the verb: 'we clean', 'you bring'. A command is the reader's: 'Bring proof.' */
function actionsIn(text: string): Action[] {
  const words = wordsIn(text);
  const [, first, second] = /^(?:please )?(\w+)(?: or (\w+))?/.exec(words.join(' ')) ?? [];
  const command = first && commandVerbs.test(first) ? [first, second] : [];
  return [
    ...command.flatMap((verb) => (verb ? [{ person: 'you', verb, isNegated: false }] : [])),
    ...words.flatMap((word, index) => actionAfter(word, words.slice(index + 1)) ?? []),
  ];
}

function actionAfter(pronoun: string, words: string[]): Action | undefined {
  const person = persons.find(([, pattern]) => pattern.test(pronoun))?.[0];
  const at = words.findIndex((word) => !between.has(word));
  const verb = words[at];
  return person && verb ? { person, verb, isNegated: words.slice(0, at).some((word) => /^(?:not|never)$/.test(word)) } : undefined;
}

const commandVerbs =
  /^(?:bring|send|call|text|email|cancel|order|book|wear|pack|leave|drop|pick|park|come|arrive|show|use|clear|move|keep|pay|choose|fill|wash|feed)$/;

const connectives =
  /^(?:before|after|until|unless|if|when|instead|than|over|under|without|from|to|antes|después|hasta|sin|cuando|si|desde)$/;
/** How many words after a connective are still its side. */
const reach = 4;

/** Refuses a clause that turns two things around: 'we call before we come' isn't 'we come before we call'. */
export function orderRefusal(clause: Clause, sources: Sources): string | undefined {
  const words = wordsIn(clause.text);
  for (const [index, word] of words.entries()) {
    const next = connectives.test(word) ? words.slice(index + 1, index + 1 + reach).find((one) => !small.has(one)) : undefined;
    if (!next) continue;
    // Only facts with both words tell which side is which.
    const having = sources.statements
      .map(({ text }) => wordsIn(text))
      .filter((one) => one.includes(word) && places(next, one, sources).length > 0);
    if (having.length > 0 && !having.some((one) => isAfter(next, word, one, sources)))
      return `puts “${next}” on the other side of “${word}”`;
  }
  return subjectRefusal(clause, sources);
}

function isAfter(word: string, connective: string, words: string[], sources: Sources): boolean {
  return places(word, words, sources).some((place) => words.slice(Math.max(0, place - reach), place).includes(connective));
}

function places(word: string, words: string[], { language }: Sources): number[] {
  const forms = formsOf(word, language);
  return words.flatMap((one, index) => (formsOf(one, language).some((form) => forms.includes(form)) ? [index] : []));
}

/** Refuses a clause whose subject is what a fact has after the same verb: 'the hospital sends us' from 'we send to the hospital'. */
function subjectRefusal(clause: Clause, sources: Sources): string | undefined {
  const at = verbAt(clause.text);
  const written = clause.text.split(/\s+/);
  const [verb] = wordsIn(written[at] ?? '');
  const before = written.slice(0, at).join(' ');
  // A pronoun before it is the subject.
  if (!verb || small.has(verb) || /\b(?:we|i|you|it|they)$/i.test(before)) return undefined;
  // 'On weekdays' and 'from April' say when.
  const named = withoutDays(before).replace(/\b(?:on|in|at|from|to|for|by|with|if|when|after|before|until|of)\s+\S+/gi, ' ');
  const subjects = wordsIn(named).filter((word) => !small.has(word));
  const having = sources.statements.map(({ text }) => wordsIn(text)).filter((words) => places(verb, words, sources).length > 0);
  const swapped = subjects.find((subject) => {
    const matching = having.filter((words) => places(subject, words, sources).length > 0);
    return (
      matching.length > 0 &&
      matching.every((words) => Math.min(...places(subject, words, sources)) > Math.max(...places(verb, words, sources)))
    );
  });
  return swapped && `makes “${swapped}” the one that “${verb}”`;
}

const small = new Set(
  'a an the we you i they it he she your our my their us to of in on at for from with by is are was were be been has have will can do does el la los las un una su es son'.split(
    ' ',
  ),
);
