/** Numbers in words, from one on. */
const words = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

const inText = new RegExp(`(?<![\\d–-])\\b(\\d{1,2}|${[...words.en, ...words.es].join('|')})[ -](?:hours?|horas?)\\b`, 'i');

/** Longest stay that is drawn hour by hour. */
const longest = 12;

/** The hours that an owner's text says a service takes: 'Nine hours, from the first button' is 9. */
export function hoursIn(text: string): number | undefined {
  const [, said = ''] = inText.exec(text) ?? [];
  const word = said.toLowerCase();
  const hours = Number(word) || Math.max(words.en.indexOf(word), words.es.indexOf(word)) + 1;
  return hours > 0 && hours <= longest ? hours : undefined;
}
