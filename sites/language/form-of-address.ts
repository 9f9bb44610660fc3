import type { Language } from './language.ts';

/** How a Spanish site speaks to its readers. */
export const formsOfAddress = ['usted', 'tú'] as const;
export type FormOfAddress = (typeof formsOfAddress)[number];

/** How a site speaks to its readers. */
export interface Speech {
  language: Language;
  formOfAddress?: FormOfAddress | undefined;
}

/** Words of ours with both forms, as in '[Pida|Pide] una cita', in one of them. Functions that return words do so as well. */
export function inForm<T>(words: T, form: FormOfAddress): T {
  if (typeof words === 'string') return ofForm(words, form) as T;
  if (typeof words === 'function') return ((...values: unknown[]) => inForm(words(...values), form)) as T;
  if (Array.isArray(words)) return words.map((one) => inForm(one, form)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, inForm(value, form)])) as T;
}

function ofForm(text: string, form: FormOfAddress): string {
  return text.replace(/\[([^[\]|]*)\|([^[\]|]*)\]/g, (_, usted: string, informal: string) => (form === 'usted' ? usted : informal));
}

/** How a text speaks to its readers, or undefined if it doesn't: by the form that it has more often. */
export function formSaid(text: string): FormOfAddress | undefined {
  const counts = { tú: countOf(informalWords, text), usted: countOf(formalWords, text) };
  if (counts.tú !== counts.usted) return counts.tú > counts.usted ? 'tú' : 'usted';
  return counts.usted > 0 || politeVerbs.test(text) ? 'usted' : undefined;
}

function countOf(words: RegExp, text: string): number {
  return text.match(words)?.length ?? 0;
}

const informalWords =
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|tuy[oa]s?|eres|tienes|puedes|quieres|necesitas|mij[oa]|(?:m[áa]nda|ll[áa]ma|escr[íi]be|av[íi]sa|cont[áa]cta|vis[íi]ta)(?:me|nos))(?!\p{L})/giu;
const formalWords =
  /(?<!\p{L})(?:usted|ud|llame|ll[áa]me(?:me|nos)|mande|m[áa]nde(?:me|nos)|pida|traiga|venga|cont[áa]cte(?:me|nos)|escr[íi]ba(?:me|nos)|av[íi]se(?:me|nos)|pregunte|vis[íi]te(?:me|nos))(?!\p{L})/giu;
/** 'Le decimos el precio' is said to someone who's addressed as usted. */
const politeVerbs =
  /(?<!\p{L})le (?:dec|mostr|d[ao]|mand|ayud|ofre|hac|cobr|lleva|regal|explic|avis|atend|prepar|busc|arregl|dej)\p{L}*(?:mos|oy|o)(?!\p{L})/iu;
