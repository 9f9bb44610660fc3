import type { Fact, SlotLanguage } from './slot.ts';

const list = (words: string) => words.trim().split(/\s+/);

/**
 * Words that a text may use without a fact, because they claim nothing by themselves. What limits, compares or orders
 * (only, before, over, near, after, all) isn't here, and neither is what promises a place or a manner (come, shop, careful).
 */
export const neutralWords: Record<SlotLanguage, Set<string>> = {
  en: new Set(
    list(`
      a an the and or but so of in on at to for from by with as that which who this these those it its they their them
      we us our ours i me my mine you your yours he she his her am is are was were be been being have has had do does
      can will would not no there here also too both such like than then what how where whether either out up per
      offer offers offering provide provides work works working job jobs service services serve serves help helps
      business company people person customer customers client clients name names get gets give gives take takes need
      needs want wants know handle handles thing things place yes one`),
  ),
  es: new Set(
    list(`
      el la los las lo un una y e o u de del a al en con por para como que quien quienes cual este esta estos estas eso
      se su sus nos nuestro nuestra nuestros nuestras nosotros usted ustedes le les es son está están ser hay tiene tienen
      tenemos ofrecemos ofrece ofrecen damos trabajo trabajos trabajamos servicio servicios servimos atendemos cliente
      clientes negocio empresa también así aquí donde no sí si somos me mi mis yo ofrezco hacemos hago trabaja trabajan sirve sirven atiende atienden hace hacen da dan`),
  ),
};

/** Small words of a sentence. Negation and person are checked by rules of their own, so these never need a source. */
export const smallWords: Record<SlotLanguage, Set<string>> = {
  en: new Set(
    list(`
      a an the and or but so of in on at to for from by with as that which who this these those it its they their them
      we us our ours i me my mine you your yours he she his her am is are was were be been being have has had do does
      can will would not no there here also too both such like than then what how where whether either out up per one`),
  ),
  es: new Set(
    list(`
      el la los las lo un una y e o u de del a al en con por para como que quien quienes cual este esta estos estas eso
      se su sus nos nuestro nuestra nuestros nuestras nosotros usted ustedes le les es son está están ser hay tiene tienen
      tenemos también así aquí donde no sí si somos me mi mis yo`),
  ),
};

/** Words that a fact allows because of what it is: an address allows 'located', hours allow 'open'. */
export function impliedWords(fact: Fact, language: SlotLanguage): string[] {
  return implications
    .filter(({ field, text }) => field?.test(fact.field) || text?.test(fact.text))
    .flatMap((implication) => list(implication[language]));
}

const implications: { field?: RegExp; text?: RegExp; en: string; es: string }[] = [
  {
    field: /\.price(?:From|To)?$/,
    text: /\$\s?\d|\bdollars\b|\bdólares\b/,
    en: 'price prices cost costs charge charges run runs start starts starting pay',
    es: 'precio precios cuesta cuestan cobramos cobra desde empieza empiezan pagar',
  },
  { field: /^business\.hours/, en: 'open opens close closes hours', es: 'abre abren abrimos abierto cierra cierran cerramos horario' },
  {
    field: /^business\.founded$/,
    text: /^(?:since|founded|established|desde) /i,
    en: 'since founded opened started year',
    es: 'desde fundado fundada abrimos año',
  },
  { field: /^business\.serviceArea/, en: 'area cover covers', es: 'zona área' },
  { field: /^business\.address/, en: 'located find based', es: 'ubicado ubicada estamos encuentra' },
  { field: /^business\.phone$/, en: 'call phone number', es: 'llame llamar teléfono número' },
  { field: /^business\.email$/, en: 'email write', es: 'correo escriba escribir' },
  { field: /^business\.languages/, en: 'speak speaks', es: 'hablamos habla' },
  { field: /^business\.licen[sc]es/, en: 'hold holds number', es: 'número licencia' },
  { field: /^proof\.awards/, en: 'won received named award', es: 'ganamos ganó premio recibimos' },
  { field: /^proof\.memberships/, en: 'member members belong', es: 'miembro miembros pertenecemos' },
  { field: /^business\.payments/, en: 'pay accept', es: 'pagar aceptamos' },
  { field: /^business\.people/, en: 'team', es: 'equipo' },
];

/** Words that make more of a fact than it says. They need a fact with the same word. */
export const intensifiers: Record<SlotLanguage, RegExp> = {
  en: /\b(?:always|every|everyone|everything|everywhere|each|all|any|anyone|anything|anywhere|anytime|only|just|most|mostly|never|ever|entire|entirely|whole|full|fully|complete|completely|total|totally|very|truly|absolutely|exclusively|extra|more|even|far|much|many|several|quickly|easily|simply|especially|particularly)\b/gi,
  es: /(?<!\p{L})(?:siempre|cada|tod[oa]s?|cualquier|cualquiera|s[oó]lo|solamente|[uú]nicamente|m[aá]s|mayor[ií]a|nunca|jam[aá]s|enter[oa]s?|complet[oa]s?|completamente|totalmente|total|muy|absolutamente|exclusivamente|mejor(?:es)?|much[oa]s?|vari[oa]s)(?!\p{L})/giu,
};

/** Words that turn a statement around. */
export const negations: Record<SlotLanguage, RegExp> = {
  en: /\b(?:not|no|never|none|nothing|without|nor|neither|except|excluding|excludes?|closed|unable|cannot|stopped|refuse)\b|n['’]t\b/gi,
  es: /(?<!\p{L})(?:no|nunca|jam[aá]s|sin|ni|ning[uú]n|ninguna?|nada|tampoco|excepto|salvo|cerrad[oa]s?|(?:cerramos|cierra) los)(?!\p{L})/giu,
};
