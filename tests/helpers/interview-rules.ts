import type { Headings, KnownService, Question } from '../../sites/kinds/format.ts';
import { fold, hasPhrase } from '../../sites/language/fold.ts';
import { serviceFor } from '../../sites/lexicon/services.ts';
import { findClaims } from '../../sites/writer/claims/claims.ts';

/** What tests refuse in the files of trades and families: sentences that say what's wrong, none if all is well. */

/** Words that send the reader away instead of answering. */
const nonAnswers =
  /\b(ask (?:us|\{us\}|for|about|when|your)|asks? first|call (?:us|\{us\}|for|to find|ahead to)|give (?:us|\{us\}) a call|contact (?:us|\{us\})|reach out|get in touch|find out|it depends|depends|varies|vary|let (?:us|\{us\}) know|check with (?:us|\{us\})|inquire|to be determined|tbd|case by case|please describe|tell (?:us|\{us\}) what)\b/i;
/** Praise that no chip may put into an owner's mouth. */
const puffery =
  /\b(best|top[- ]rated|top-notch|quality|world-class|premier|trusted|affordable|competitive|reasonable|hassle[- ]free|stress[- ]free|peace of mind|state[- ]of[- ]the[- ]art|second to none|number one|#1|one-stop|seamless|solutions?|passionate|dedicated|committed|strive|exceed|satisfaction|award|expert(?:s|ly|ise)?|professional(?:s|ly|ism)?)\b/i;
/** Words that our voice has others for, and British spelling. */
const wrongWords =
  /\b(mend(?:ed|ing)?|nobody|somebody|can not|working days?|premises|whilst|licence|colour|grey|cancelled|mould|tyre|kerb|centre|honour|shall|one may|utilize)\b/i;
/** Sentences that read wrong once {We} is I. */
const pluralOnly = /\{(?:We|we)\}\s*(?:are|were|aren’t|weren’t|’re)\b|\{(?:We|we)\}’re|\bourselves\b|\{[Ww]e\} both/;
/** What a definition that holds for every business of a trade can't say. */
const promises =
  /\b(we|our|us|my)\b|\bI\b(?!-)|\{|\b(free|always|never|guarantee\w*|warrant\w*|same[- ]day|fast|quick(?:ly)?|careful(?:ly)?)\b/;
/**
 * Promises that a chip's texts make only if its label or question does: their words in English and Spanish, and the words of a
 * label or question that mean as much. An owner who ticks 'Yes, at an after-hours rate' hasn't said 'day and night'.
 */
const bigWords: { en: RegExp; es: RegExp; asked: RegExp }[] = [
  {
    en: /\b(?:day (?:and|or) night|any hour|all hours|around the clock|24\/7|24 hours a day|open 24 hours|all night)\b/i,
    es: /de día y de noche|de día o de noche|a cualquier hora|a toda hora|las 24 horas|toda la noche/i,
    asked: /\b(?:day and night|any hour|any time|around the clock|24 hours|all night|staffed hours)\b/i,
  },
  {
    en: /(?<!-)\bfree\b(?! of)|\bno (?:extra )?(?:charge|cost|fee)\b/i,
    es: /\bgratis\b|\bsin (?:costo|cargo)\b|\bno (?:cuesta|tiene costo)/i,
    asked: /\bfree\b|\bcharge|\bcosts?\b|\bfees?\b|\bnothing\b|\bincluded\b|\bextra\b|\bgrace\b|\bdeposit\b/i,
  },
  { en: /\bsame[- ]day\b/i, es: /\b(?:el )?mismo día\b/i, asked: /\bsame\b|\bday(?:-of)?\b/i },
  { en: /\balways\b/i, es: /\bsiempre\b(?! que)/i, asked: /\balways\b|\bsame\b/i },
  { en: /\bnever\b/i, es: /\bnunca\b|\bjamás\b/i, asked: /\bnever\b/i },
  {
    en: /\bevery(?:one|thing|body)?\b/i,
    es: /(?<!casi )\b(?:todos los|todas las|todo el mundo|cualquier persona)\b/i,
    asked: /\b(?:every\w*|each|all|any\w*|always|only|whole|per|weekly|monthly|quarterly|daily|yearly|annual\w*)\b/i,
  },
  { en: /\b(?:guarantee|warrant)\w*/i, es: /garant/i, asked: /\b(?:guarantee|warrant)\w*|stand behind/i },
];
const sentence = /^(?:[A-Z“]|\{We\}|\{amount\}|\{text\}|\{[A-Z][^{}|]*\|[A-Z]).*(?:[.]|: \{link\})$/;
const clock = /\b(?:at|by|from|until|before|after) \{time\}/;
const voiceWords = ['We', 'we', 'our', 'us'];

interface Limit {
  max: number;
  /** Labels and short forms may hold a colon. */
  colon?: boolean;
}

export function textFaults(what: string, value: string, { max, colon = false }: Limit): string[] {
  return [
    ...(value.trim() === '' ? [`${what} is empty`] : []),
    ...(value !== value.trim() ? [`${what} has spaces around it`] : []),
    ...(value.length > max ? [`${what} has ${value.length} characters, ${max} are the limit: ${value}`] : []),
    ...(/['"]/.test(value) ? [`${what}: straight quote in ${value}`] : []),
    ...(/;|!|\.\.\.|…|—| {2}/.test(value) || (!colon && /:\s(?!\{link\})/.test(value))
      ? [`${what}: semicolon, colon, dash, dots or exclamation mark in ${value}`]
      : []),
    ...(wrongWords.test(value) ? [`${what}: not our word in ${value}`] : []),
    ...(/\$\{|\$\d/.test(value) ? [`${what}: an amount that no one gave in ${value}`] : []),
  ];
}

/** Names are compared folded, so accents and capitals would only hide duplicates. */
export function nameFaults(names: readonly string[]): string[] {
  const folded = names.map(fold);
  return [
    ...names.filter((name) => name !== name.toLowerCase().trim()).map((name) => `the name "${name}" isn’t lower case`),
    ...folded.filter((name, index) => name === '' || folded.indexOf(name) !== index).map((name) => `the name "${name}" is listed twice`),
  ];
}

export function headingFaults(headings: Headings): string[] {
  const sections = Object.entries(headings);
  return [
    ...sections.flatMap(([section, list]) =>
      list.flatMap((text) => [
        ...textFaults(`heading "${text}" of ${section}`, text, { max: 45 }),
        ...claimFaults(`heading of ${section}`, text),
      ]),
    ),
    // Two pages with one heading don't pass the quality check.
    ...twice(sections.flatMap(([, list]) => list)).map((text) => `the heading "${text}" is listed twice`),
  ];
}

export function claimFaults(what: string, text: string): string[] {
  return findClaims(text).map((claim) => `${what} claims something (${claim.kind}, "${claim.text}"): ${text}`);
}

export function serviceFaults(services: readonly KnownService[]): string[] {
  const owners = new Map<string, string>();
  return services.flatMap(({ name, match, not = [], means }) => {
    const at = `service "${name}"`;
    const taken = match.filter((phrase) => owners.has(fold(phrase)));
    for (const phrase of match) owners.set(fold(phrase), name);
    const own = serviceFor(services, name)?.name;
    return [
      ...textFaults(`${at}, name`, name, { max: 50 }),
      ...textFaults(`${at}, means`, means, { max: 190 }),
      ...claimFaults(`${at}, means`, means),
      ...(/\.$/.test(means) ? [] : [`${at}: means ends with a period`]),
      ...(promises.test(means) ? [`${at}: the definition promises something or speaks for the owner: ${means}`] : []),
      ...[...match, ...not]
        .filter((phrase) => !fold(phrase) || phrase !== phrase.toLowerCase().trim())
        .map((phrase) => `${at}: "${phrase}" isn’t words in lower case`),
      ...taken.map((phrase) => `${at}: "${phrase}" is listed twice`),
      ...match
        .flatMap((phrase) => not.filter((word) => hasPhrase(fold(phrase), fold(word))).map((word) => [phrase, word]))
        .map(([phrase, word]) => `${at}: "${phrase}" can never match, because "${word}" forbids it`),
      ...(own === name ? [] : [`${at}: its own name finds ${own ?? 'nothing'}`]),
      ...findingFaults(at, name, match, services),
    ];
  });
}

/** Phrases of a service that find another one, or nothing. */
export function findingFaults(at: string, name: string, phrases: readonly string[], services: readonly KnownService[]): string[] {
  return phrases
    .map((phrase) => ({ phrase, found: serviceFor(services, phrase)?.name }))
    .filter(({ found }) => found !== name)
    .map(({ phrase, found }) => `${at}: "${phrase}" finds ${found ?? 'nothing'}`);
}

/** Days that depend on when the site is read. 'La mañana' is the morning, 'mañana' alone is tomorrow. */
const datedDays = {
  en: /\b(?:today|tomorrow|tonight|yesterday|this (?:week(?:end)?|month|season|year))\b/i,
  es: /\b(?:hoy|ayer|est[ea] (?:misma? )?(?:semana|mes|temporada|año|fin de semana))\b|(?<!\b(?:las?|una|misma|cualquier|cada) )\bmañanas?\b/i,
};

/** A text that names a day or week as if it were written today, though a site says it every day. */
export function datedFaults(where: string, text: string, language: 'en' | 'es'): string[] {
  const [day] = datedDays[language].exec(text) ?? [];
  return day ? [`${where}: a site can’t know when “${day}” is: ${text}`] : [];
}

/** Words that make an answer true of most customers or cases only. */
const hedges = {
  en: /\b(?:usual(?:ly)?|often|most(?:ly)?)\b/i,
  es: /\b(?:normalmente|por lo general|casi siempre|muchas veces|a menudo)\b|\bla mayoría\b/i,
};
/** What a short form promises a customer: a time, or the number of visits. */
const promisedTimes = {
  en: /\d|\b(?:minutes?|hours?|days?|weeks?|months?|visits?|wait)\b/i,
  es: /\d|\b(?:minutos?|horas?|días?|semanas?|mes|meses|visitas?|espera)\b/i,
};

/** A short form that promises a time for sure, when its sentence says 'usually', 'often' or 'most'. */
export function hedgeFaults(where: string, says: string, short: string, language: 'en' | 'es'): string[] {
  const [hedge] = hedges[language].exec(says) ?? [];
  return hedge && promisedTimes[language].test(short) && !hedges[language].test(short)
    ? [`${where}: the short form leaves out “${hedge}”: ${short}`]
    : [];
}

/** Promises of a text, in English or Spanish, that neither the chip's label nor its question makes. */
export function overclaimFaults(where: string, text: string, asked: string, language: 'en' | 'es'): string[] {
  return bigWords
    .filter((words) => words[language].test(text) && !words.asked.test(asked))
    .map((words) => `${where}: promises “${words[language].exec(text)?.[0]}”, which “${asked}” doesn’t: ${text}`);
}

export function interviewFaults(questions: readonly Question[]): string[] {
  const asks = questions.flatMap(({ ask, customer }) => [`ask ${fold(ask)}`, ...(customer ? [`customer ${fold(customer)}`] : [])]);
  const said = questions.flatMap(({ chips }) => chips.flatMap(({ says }) => says ?? []));
  const shown = questions.filter(({ customer }) => customer);
  return [
    ...twice(asks).map((text) => `asked twice: ${text}`),
    ...twice(said).map((text) => `said twice: ${text}`),
    ...questions.flatMap(questionFaults),
    ...(shown.slice(0, 5).some(({ places }) => places.includes('facts'))
      ? []
      : ['none of the first five questions goes under the headline']),
  ];
}

function questionFaults({ ask, customer, chips, places, short }: Question): string[] {
  const at = `"${ask}"`;
  const labels = chips.map(({ label }) => label);
  const said = chips.filter(({ says }) => says);
  const needsDetail = said.length > 0 && said.every(({ detail }) => detail);
  return [
    ...[ask, ...(customer ? [customer] : [])].flatMap((text) => [
      ...textFaults(at, text, { max: 90 }),
      ...(text.endsWith('?') ? [] : [`${at}: no question mark after ${text}`]),
    ]),
    ...(/\b(I|my|me)\b/.test(ask) ? [`${at} is asked by a customer, not by us`] : []),
    ...(customer && places.length === 0 ? [`${at} is published nowhere`] : []),
    // An answer that only decides traits may have nothing to tell a customer.
    ...(customer ? chips.filter(({ says, sets }) => !says && !sets).map(({ label }) => `${at}: "${label}" says nothing`) : []),
    ...twice(labels).map((label) => `${at}: the label "${label}" is listed twice`),
    ...(needsDetail && !/^(What|How much|Which)\b/.test(ask) ? [`${at}: no chip is answered with one tap`] : []),
    ...chips.flatMap((chip) => chipFaults(at, chip)),
    ...chips.flatMap(({ label, says = '' }) =>
      [says, short?.[label] ?? ''].flatMap((text) => [
        ...overclaimFaults(`${at}, ${label}`, text, `${ask} ${label}`, 'en'),
        ...datedFaults(`${at}, ${label}`, text, 'en'),
      ]),
    ),
    ...chips.flatMap(({ label, says = '' }) => hedgeFaults(`${at}, ${label}`, says, short?.[label] ?? '', 'en')),
    ...shortFaults(at, { chips, places, short: short ?? {} }),
  ];
}

function chipFaults(at: string, { label, detail, says }: Question['chips'][number]): string[] {
  const where = `${at}, ${label}`;
  const faults = textFaults(`${where}, label`, label, { max: 48, colon: true });
  if (says === undefined) return detail ? [...faults, `${where}: a detail that isn’t said`] : faults;
  return [
    ...faults,
    ...textFaults(where, says, { max: 200 }),
    ...placeholderFaults(where, says, detail),
    ...(sentence.test(says) && says.split(/\s+/).length > 2 ? [] : [`${where}: not a sentence: ${says}`]),
    ...(/^(Yes|No)\b[,.]/.test(says) ? [`${where}: needs its question to be understood: ${says}`] : []),
    ...(/\b(we|our|us|ours)\b/i.test(says.replace(/\{[^{}]*\}|\bUS\b/g, '')) ? [`${where}: write {we}, {our} or {us}: ${says}`] : []),
    ...(pluralOnly.test(says) ? [`${where}: reads wrong for one person: ${says}`] : []),
    ...(nonAnswers.test(says) ? [`${where}: not an answer: ${says}`] : []),
    ...(puffery.test(says) ? [`${where}: puffery: ${says}`] : []),
    ...(detail === 'time' && !clock.test(says) ? [`${where}: {time} is a time of the day, and a length of time is {text}: ${says}`] : []),
    ...(detail && !says.includes(`{${detail}}`) ? [`${where}: doesn’t use {${detail}}: ${says}`] : []),
  ];
}

function shortFaults(at: string, { chips, places, short }: Required<Pick<Question, 'chips' | 'places' | 'short'>>): string[] {
  const inFacts = places.includes('facts');
  const count = Object.keys(short).length;
  return [
    ...(inFacts && count === 0 ? [`${at} goes under the headline, but has no short form`] : []),
    ...(!inFacts && count > 0 ? [`${at} has short forms, but doesn’t go under the headline`] : []),
    ...Object.entries(short).flatMap(([label, text]) => {
      const chip = chips.find((one) => one.label === label);
      if (!chip) return [`${at}: a short form for an unknown chip "${label}"`];
      return [
        ...textFaults(`${at}, short`, text, { max: 48, colon: true }),
        ...placeholderFaults(`${at}, short`, text, chip.detail),
        ...(/\.$/.test(text) ? [`${at}: a short form ends with a period: ${text}`] : []),
        ...(/\{(?:We|we|our|us)\}|\b(we|our|us|I|my)\b/i.test(text) ? [`${at}: a short form speaks: ${text}`] : []),
        ...(nonAnswers.test(text) ? [`${at}: a short form is no answer: ${text}`] : []),
        ...(puffery.test(text) ? [`${at}: puffery in a short form: ${text}`] : []),
      ];
    }),
  ];
}

function placeholderFaults(where: string, text: string, detail: string | undefined): string[] {
  const names = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  return [
    ...names.filter((name) => !voiceWords.includes(name) && name !== detail).map((name) => `${where}: unknown placeholder {${name}}`),
    ...(/[{}]/.test(text.replace(/\{(?:\w+|[^{}|]+\|[^{}|]+)\}/g, '')) ? [`${where}: a lone brace in ${text}`] : []),
  ];
}

export function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
