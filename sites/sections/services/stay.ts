/** Numbers in words, from one on. */
const words = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

/** Only at the beginning of a sentence or after a verb of duration: 'We arrive within two hours' says nothing of how long it takes. */
const inText = new RegExp(
  `(?:^|[.!?] |\\b(?:takes?|lasts?|toma|dura) )(?:an? |una? |sesión de )?(\\d{1,2}|${[...words.en, ...words.es].join('|')})[ -](?:hours?|horas?)\\b(?! (?:ahead|before|notice|antes))`,
  'i',
);

/** Longest stay that is drawn hour by hour. */
const longest = 12;

/** The hours that an owner's text says a service takes: 'Nine hours, from the first button' is 9. */
export function hoursIn(text: string): number | undefined {
  const [, said = ''] = inText.exec(text) ?? [];
  const word = said.toLowerCase();
  const hours = Number(word) || Math.max(words.en.indexOf(word), words.es.indexOf(word)) + 1;
  return hours > 0 && hours <= longest ? hours : undefined;
}
