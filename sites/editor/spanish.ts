import { capital, type Rule, whole } from './rules/rule.ts';

const spanishWords = whole(
  'el|la|los|las|de|del|que|en|y|con|por|para|su|sus|es|son|una|un|se|habla|hablamos|hablo|nuestro|nuestra|somos|tenemos|hacemos|usted|ustedes|más|mas|también|todos|todo|casa|servicio|servicios|años|desde|muy|sin|al|lo|nos|le|ofrecemos|trabajamos|comida|limpieza|español|espanol|llame|citas|gratis|cuánto|cuanto|cómo|dónde|aceptan|hasta|lunes|viernes|sábado|domingo',
);
const englishWords = whole(
  'the|and|of|to|in|is|are|we|you|your|our|for|with|on|at|from|it|i|my|by|or|be|have|do|call|all|free|us|this|that',
);

/** True if a sentence is Spanish by its small words. */
export function isSpanish(sentence: string): boolean {
  const spanish = sentence.match(spanishWords)?.length ?? 0;
  const english = sentence.match(englishWords)?.length ?? 0;
  return spanish > 1 && spanish > english * 2;
}

/** True if a sentence is in neither language: words with letters that English has not, and none of its small words. */
export function isForeign(sentence: string): boolean {
  const strange = sentence.match(/[\p{L}]*[^\p{ASCII}\p{P}\p{S}\s\ue000-\uf8ff][\p{L}]*/gu)?.length ?? 0;
  return strange > 2 && !englishWords.test(sentence);
}

/** Words that have their accent in every meaning, and no other spelling of their own. */
const accents: Record<string, string> = {
  tambien: 'también',
  ademas: 'además',
  aqui: 'aquí',
  despues: 'después',
  rapido: 'rápido',
  rapida: 'rápida',
  numero: 'número',
  telefono: 'teléfono',
  miercoles: 'miércoles',
  sabado: 'sábado',
  sabados: 'sábados',
  dia: 'día',
  dias: 'días',
  espanol: 'español',
  ingles: 'inglés',
  jardin: 'jardín',
  jardineria: 'jardinería',
  reparacion: 'reparación',
  instalacion: 'instalación',
  construccion: 'construcción',
  atencion: 'atención',
  satisfaccion: 'satisfacción',
  garantia: 'garantía',
  compania: 'compañía',
  pequeno: 'pequeño',
  pequenos: 'pequeños',
  nino: 'niño',
  ninos: 'niños',
  ano: 'año',
  anos: 'años',
  manana: 'mañana',
  facil: 'fácil',
  credito: 'crédito',
  debito: 'débito',
  vehiculo: 'vehículo',
  vehiculos: 'vehículos',
  electrico: 'eléctrico',
  plomeria: 'plomería',
  panaderia: 'panadería',
  pasteleria: 'pastelería',
  peluqueria: 'peluquería',
  cafe: 'café',
  sesion: 'sesión',
  informacion: 'información',
  direccion: 'dirección',
  decoracion: 'decoración',
  bano: 'baño',
  banos: 'baños',
  ultimo: 'último',
  unico: 'único',
  unica: 'única',
  basico: 'básico',
  medico: 'médico',
  clinica: 'clínica',
};
const accentPattern = whole(Object.keys(accents).join('|'));
const asks =
  '(?:qué|que|cuánto|cuanto|cuánta|cuánta|cuántos|cuántas|cómo|como|cuándo|cuando|dónde|donde|quién|cuál|por qué|necesit\\p{L}+|busc\\p{L}+|quier\\p{L}+|tien\\p{L}+|hac\\p{L}+|acept\\p{L}+|ofrec\\p{L}+|pued\\p{L}+|hay|está\\p{L}*|listo|lista)';

/** Spanish: accents of common words, opening question and exclamation marks, capitals. No word is changed otherwise. */
export const spanishRules: Rule[] = [
  {
    what: 'Acento',
    change: (text) =>
      text.replace(accentPattern, (word) => {
        const right = accents[word.toLowerCase()] ?? word;
        return word === word.toUpperCase() ? word : /^\p{Lu}/u.test(word) ? capital(right) : right;
      }),
  },
  {
    what: 'Puntuación',
    change: (text) =>
      text
        .replace(new RegExp(`(^|[.!?\\n] ?)(?!¿)(${asks}(?![\\p{L}])[^.!?¿\\n]*\\?)`, 'giu'), '$1¿$2')
        .replace(/(^|[.!?\n] ?)(?![¡¿])([^.!?¡¿\n,]{2,40}!)/gu, '$1¡$2'),
  },
  {
    what: 'Mayúscula',
    change: (text) =>
      text.replace(
        /(^|\n|[.!?…]\s+)([¿¡"“]*)(\p{Ll})/gu,
        (_, end: string, lead: string, letter: string) => end + lead + letter.toUpperCase(),
      ),
  },
];
