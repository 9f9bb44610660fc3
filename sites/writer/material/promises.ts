import { asksUrgent } from '../../brief/asks-urgent.ts';
import type { Brief } from '../../brief/brief.ts';
import { type PromiseKey, promises } from '../../brief/promises.ts';
import type { AnsweredFact } from '../../interview/answers.ts';
import { inForm, type Speech } from '../../language/form-of-address.ts';
import { inVoice } from '../../language/in-voice.ts';
import type { Language } from '../../language/language.ts';
import { sentences } from '../../language/sentences.ts';
import type { Voice } from '../../language/voice.ts';
import { sureKind } from '../sentences/classify.ts';

/** The same in Spanish, the text for a business of several and for one person. */
const spanishPromises: Record<PromiseKey, { term: string; text?: Record<Voice, string> }> = {
  'price-first': {
    term: 'Primero el precio',
    text: { we: '[Usted ve|Ves] el precio antes de que empecemos.', I: '[Usted ve|Ves] el precio antes de que yo empiece.' },
  },
  'text-arrival': { term: 'Un mensaje al salir' },
  'arrival-window': {
    term: 'Hora de llegada',
    text: { we: 'No [tiene|tienes] que esperar todo el día.', I: 'No [tiene|tienes] que esperar todo el día.' },
  },
  'free-estimate': { term: 'Presupuestos gratis' },
  'same-day': {
    term: 'Muchas veces el mismo día',
    text: {
      we: 'Si [llama|llamas] temprano, muchas veces podemos ir el mismo día.',
      I: 'Si [llama|llamas] temprano, muchas veces puedo ir el mismo día.',
    },
  },
  '24-7': { term: 'Atención 24/7' },
  'clean-up': { term: 'Todo limpio al terminar' },
  'written-quote': { term: 'Cada presupuesto por escrito' },
  'reply-same-day': { term: 'Respuesta el mismo día hábil' },
  insured: { term: 'Con seguro' },
  'background-checked': {
    term: 'Antecedentes revisados',
    text: {
      we: 'Todas las personas que mandamos pasaron una revisión de antecedentes.',
      I: 'Pasé una revisión de antecedentes.',
    },
  },
  warranty: { term: 'Trabajo con garantía' },
  'family-owned': { term: 'Negocio familiar' },
  'walk-ins': { term: 'Sin cita', text: { we: '[Puede|Puedes] llegar directamente.', I: '[Puede|Puedes] llegar directamente.' } },
};

/** The words that a promise allows. */
export function promiseText(key: PromiseKey, voice: Voice, { language, formOfAddress = 'usted' }: Speech): { term: string; text?: string } {
  const { term, text } = language === 'es' ? inForm(spanishPromises[key], formOfAddress) : promises[key];
  if (text === undefined) return { term: inVoice(term, voice) };
  return { term: inVoice(term, voice), text: typeof text === 'string' ? inVoice(text, voice) : text[voice] };
}

/** Questions of the interview that say the same as a promise, only more exactly. */
const samePoint: Record<PromiseKey, RegExp> = {
  'price-first': /\bprices?\b.*\b(?:before|know|learn)\b|\bprice a job\b|know the price/i,
  'text-arrival': /\btext\b.*\b(?:way|arrive)/i,
  'arrival-window': /\barrival (?:time|window)\b/i,
  'free-estimate': /\bestimates?\b|\bquotes? (?:free|cost)|\bcharge to come out\b/i,
  'same-day': /\bhow soon\b|\bsame[- ]day\b/i,
  '24-7': asksUrgent,
  'clean-up': /\bclean up\b/i,
  'written-quote': /\bprices?\b.*\bbefore\b|\bin writing\b|\bwritten\b/i,
  'reply-same-day': /\b(?:reply|answer|get back)\b/i,
  insured: /\binsured\b/i,
  'background-checked': /\bbackground\b/i,
  warranty: /\bguarantee|\bwarrant/i,
  'family-owned': /\bfamily[- ](?:owned|run)\b/i,
  'walk-ins': /\bwalk[- ]?ins?\b|\bappointment\b/i,
};

/** Promises that no answer of the interview says more exactly. One of the two would contradict the other sooner or later. */
export function keptPromises(brief: Brief, answers: readonly AnsweredFact[]): { key: PromiseKey; field: string }[] {
  return (brief.promises ?? [])
    .map((key, index) => ({ key, field: `promises.${index}` }))
    .filter(({ key }) => !answeredBetter(samePoint[key], answers));
}

function answeredBetter(topic: RegExp, answers: readonly AnsweredFact[]): boolean {
  return answers.some(({ ask, text }) => text !== '' && topic.test(ask));
}

/** The answer of the interview that the hours need beside them: who calls at night, or comes when the hours say closed. */
export function hoursAnswer(answers: readonly AnsweredFact[]): AnsweredFact | undefined {
  const answer = urgentAnswer(answers) ?? answers.find(({ ask, text }) => text !== '' && outsideHours.test(ask));
  return answer && answer.text.length <= longestNote ? answer : undefined;
}

/** Beside the hours a longer answer would be a paragraph. */
const longestNote = 140;
/** Questions about times that the hours don't show. */
export const outsideHours = /\bevenings?\b|\bweekends?\b|\boutside (?:office|opening|business|normal|regular) hours\b/i;

/** What an answer to 'Do you take urgent calls?' allows the site to say; 'no' says nothing. */
const urgentWords = {
  en: {
    always: { term: 'Urgent calls at any hour', text: 'Call at any hour, day or night.' },
    hours: { term: 'Urgent calls', text: 'If it’s urgent, call during these hours.' },
  },
  es: {
    always: { term: 'Urgencias a cualquier hora', text: '[Llame|Llama] a cualquier hora, de día o de noche.' },
    hours: { term: 'Urgencias', text: 'Si es urgente, [llame|llama] en este horario.' },
  },
} as const;

/** Undefined if the owner takes no urgent calls. */
export function urgentText(
  { business }: Pick<Brief, 'business'>,
  { language, formOfAddress = 'usted' }: Speech,
): { term: string; text: string } | undefined {
  const { urgent } = business;
  return urgent && urgent !== 'no' ? inForm(urgentWords[language][urgent], formOfAddress) : undefined;
}

const dayAndNight =
  /(?<!\p{L})(?:day (?:and|or) night|any hour|around the clock|24\/7|24 hours, with|(?:día|dia) [yo] (?:de )?noche|cualquier hora)(?!\p{L})/iu;

/** In the owner's own words. 'Open 24 hours' says nothing of the phone, nor does 'We come within 24 hours'. */
const saysAnyHour =
  /(?<![\p{L}\p{N}])(?:24 ?\/ ?7|24[ -]hour emergency|day (?:and|or) night|any (?:hour|time of (?:the )?(?:day|night))|all hours|around the clock|middle of the night|(?:día|dia) [yoe] (?:de )?noche|(?:cualquier|toda) hora)(?![\p{L}\p{N}])/iu;
/** Words that limit it or take it back. */
const limits =
  /(?<![\p{L}\p{N}])(?:no|not|none|never|don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|within|until|till?|notice|message|voicemail|except|nunca|hasta|mensaje|excepto)(?![\p{L}\p{N}])/iu;

/** What's true outside of the hours if someone answers at any hour, and the field that says so. Without it, hours say the opposite. */
export function atAnyHour(brief: Brief, answers: readonly AnsweredFact[], language: Language): { term: string; field: string } | undefined {
  const { phone, urgent } = brief.business;
  if (!phone) return undefined;
  const { term } = urgentWords[language].always;
  const answer = answers.find(
    ({ ask, text, chips }) => chips.some(({ label }) => dayAndNight.test(label)) || (asksUrgent.test(ask) && dayAndNight.test(text)),
  );
  if (answer) return { term: answer.short && dayAndNight.test(answer.short) ? answer.short : term, field: answer.field };
  // An exact answer, such as 'until 8 pm', counts more than a check.
  if (urgentAnswer(answers)) return undefined;
  const promise = (brief.promises ?? []).indexOf('24-7');
  if (promise >= 0) return { term: promiseText('24-7', 'we', { language }).term, field: `promises.${promise}` };
  if (urgent === 'always') return { term, field: 'business.urgent' };
  const saysSo = sentences(brief.business.description).some(
    (one) => saysAnyHour.test(one) && !limits.test(one) && sureKind(one) === 'emergency',
  );
  return saysSo && urgent === undefined ? { term, field: 'business.description' } : undefined;
}

/** The answer of the interview that says more exactly when the owner takes urgent calls. */
export function urgentAnswer(answers: readonly AnsweredFact[]): AnsweredFact | undefined {
  return answers.find(({ ask, text }) => text !== '' && samePoint['24-7'].test(ask));
}
