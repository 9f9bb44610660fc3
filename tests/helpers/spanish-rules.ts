import type { Headings, KnownService, Question, SpanishFile } from '../../sites/kinds/format.ts';
import { formSaid, formsOfAddress, inForm } from '../../sites/language/form-of-address.ts';
import { datedFaults, findingFaults, hedgeFaults, overclaimFaults, twice } from './interview-rules.ts';

/** English that a spanish.yaml translates. */
interface Original {
  services: readonly KnownService[];
  interview: readonly Question[];
  headings: Headings;
}

const details = /^(?:amount|time|number|text|list|link)$/;

/** What a spanish.yaml lacks or has wrong, in sentences. */
export function spanishFaults(both: SpanishFile, { services, interview, headings }: Original): string[] {
  const spanish = inForm(both, 'usted');
  const words = Object.entries(spanish.services ?? {});
  const known = words.map(([, { name, match, means }]): KnownService => ({ name, match, means }));
  return [
    ...formFaults(both),
    ...services.filter(({ name }) => !spanish.services?.[name]).map(({ name }) => `the service "${name}" is missing`),
    ...words.filter(([name]) => !services.some((service) => service.name === name)).map(([name]) => `there is no service "${name}"`),
    ...words.flatMap(([key, { name, match, means }]) => [
      ...lineFaults(`service "${key}", name`, name, 60),
      ...lineFaults(`service "${key}", means`, means, 220),
      ...(means.endsWith('.') ? [] : [`service "${key}": means ends with a period`]),
      ...findingFaults(`service "${key}"`, name, [name, ...match], known),
    ]),
    ...interview.flatMap((question) => questionFaults(question, spanish)),
    ...twice(spanish.interview.map(({ ask }) => ask)).map((ask) => `"${ask}" is listed twice`),
    ...spanish.interview.filter(({ ask }) => !interview.some((one) => one.ask === ask)).map(({ ask }) => `there is no question "${ask}"`),
    ...Object.keys(headings).flatMap((section) => (spanish.headings[section] ? [] : [`headings.${section} is missing`])),
    ...twice(Object.values(spanish.headings).flat()).map((text) => `the heading "${text}" is listed twice`),
    ...Object.entries(spanish.headings).flatMap(([section, list]) => [
      ...(section in headings ? [] : [`there is no headings.${section}`]),
      ...list.flatMap((text) => lineFaults(`heading of ${section}`, text, 60)),
    ]),
  ];
}

/** What speaks to readers has both forms: '[Pida|Pide] una cita'. */
function formFaults({ interview, headings }: SpanishFile): string[] {
  const texts = [...interview.flatMap(({ chips, short }) => Object.values({ ...chips, ...short })), ...Object.values(headings)].flat();
  return texts.flatMap((text) =>
    formsOfAddress.flatMap((form) => {
      const said = inForm(text, form);
      const other = formSaid(said.replace(/Le pagas al chofer/, ''));
      return /[[\]]/.test(said) || (other && other !== form) ? [`as ${form}: ${said}`] : [];
    }),
  );
}

function questionFaults(question: Question, spanish: SpanishFile): string[] {
  const at = `"${question.ask}"`;
  const words = spanish.interview.find(({ ask }) => ask === question.ask);
  if (!words) return [`the question ${at} is missing`];
  const { customer, chips = {}, short = {} } = words;
  const spoken = question.chips.filter(({ says }) => says);
  return [
    ...(question.customer && !/^(?:.* )?¿.*\?$/.test(customer ?? '') ? [`${at}: customer is no question: ${customer}`] : []),
    ...lineFaults(at, customer ?? '', 110),
    ...(question.customer ? [] : customer ? [`${at} isn’t published, but has a customer’s question`] : []),
    ...spoken.flatMap((chip) => sayingFaults(`${at}, ${chip.label}`, chips[chip.label], chip.detail)),
    ...question.chips.flatMap(({ label }) =>
      [chips[label] ?? '', short[label] ?? ''].flatMap((text) => [
        ...overclaimFaults(`${at}, ${label}`, text, `${question.ask} ${label}`, 'es'),
        ...datedFaults(`${at}, ${label}`, text, 'es'),
      ]),
    ),
    ...question.chips.flatMap(({ label }) => hedgeFaults(`${at}, ${label}`, chips[label] ?? '', short[label] ?? '', 'es')),
    ...Object.keys(chips).flatMap((label) => (spoken.some((chip) => chip.label === label) ? [] : [`${at}: there is no chip "${label}"`])),
    ...twice(Object.values(chips)).map((text) => `${at}: said twice: ${text}`),
    ...Object.keys(question.short ?? {}).flatMap((label) => (short[label] ? [] : [`${at}: the short form of "${label}" is missing`])),
    ...Object.entries(short).flatMap(([label, text]) => {
      if (!question.short?.[label]) return [`${at}: there is no short form of "${label}"`];
      const detail = question.chips.find((chip) => chip.label === label)?.detail;
      return [
        ...lineFaults(`${at}, short`, text, 60),
        ...placeholderFaults(`${at}, short`, text, detail),
        ...(text.endsWith('.') ? [`${at}: a short form ends with a period: ${text}`] : []),
      ];
    }),
  ];
}

function sayingFaults(where: string, says: string | undefined, detail: string | undefined): string[] {
  if (!says) return [`${where} is missing`];
  return [
    ...lineFaults(where, says, 240),
    ...placeholderFaults(where, says, detail),
    ...(/(?:[.!?]|\{link\})$/.test(says) ? [] : [`${where} is not a sentence: ${says}`]),
    ...(detail && !says.includes(`{${detail}}`) ? [`${where} lacks {${detail}}: ${says}`] : []),
  ];
}

/** `{cobramos|cobro}` holds what several say, then what one says. */
function placeholderFaults(where: string, text: string, detail: string | undefined): string[] {
  const braces = [...text.matchAll(/\{([^}]*)\}/g)].map(([, inner = '']) => inner);
  return braces.flatMap((inner) => {
    if (details.test(inner)) return inner === detail ? [] : [`${where}: there is no {${inner}} here: ${text}`];
    const forms = inner.split('|');
    return forms.length === 2 && forms.every((form) => form.trim() !== '')
      ? []
      : [`${where}: write {several|one}, not {${inner}}: ${text}`];
  });
}

function lineFaults(where: string, text: string, max: number): string[] {
  const shown = text.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');
  return [
    ...(shown.length > max ? [`${where} has ${shown.length} characters, ${max} are the limit: ${text}`] : []),
    ...(/['"]/.test(text) ? [`${where}: straight quote in ${text}`] : []),
    ...(/;|\.\.\.|…|—| {2}/.test(text) ? [`${where}: semicolon, dash or dots in ${text}`] : []),
    ...(/\$\d/.test(text) ? [`${where}: an amount that no one gave in ${text}`] : []),
    ...(/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')) ? [`${where}: a lone brace in ${text}`] : []),
  ];
}
