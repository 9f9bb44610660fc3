/** How a unit that needs no 'per' begins: 'an hour', '/ month', 'plus tax', 'c/u'. */
const standsAlone = /^(?:per|an?|each|for|every|plus|by the|depending on|por|cada|c\/u|al?|la|el|m[aá]s|seg[uú]n|\/)(?:\s|$)|^\//iu;
const isNumber = /^(?:\d|(?:two|three|four|five|six|eight|ten|twelve|dos|tres|cuatro|cinco|seis|ocho|diez|doce)(?!\p{L}))/iu;

/** 'hour' → 'per hour'; 'six classes' → 'for six classes'; 'an hour', 'per visit', '/ month' stay. */
export function unitWords(unit: string, language: 'en' | 'es' = 'en'): string {
  if (isNumber.test(unit)) return `${language === 'es' ? 'por' : 'for'} ${unit}`;
  return standsAlone.test(unit) ? unit : `${language === 'es' ? 'por' : 'per'} ${unit}`;
}
