import type { Doubt } from './address-doubts.ts';

const saysSeveral = [
  /\b(?:two|three|four|both|2|3|4) (?:locations|offices|shops|stores|salons|clinics|studios|restaurants|branches)\b/i,
  /\b(?:our|my) (?:second|2nd|other) (?:location|office|shop|store|salon|clinic|studio|restaurant|branch)\b/i,
  /(?<!\p{L})(?:dos|tres|cuatro|amb[ao]s|2|3|4) (?:locales|tiendas|oficinas|sucursales|ubicaciones|clínicas|restaurantes)(?!\p{L})/iu,
  /(?<!\p{L})(?:nuestr[ao]|mi) (?:segund[ao]|otr[ao]) (?:local|tienda|oficina|sucursal|ubicación|clínica|restaurante)(?!\p{L})/iu,
];

/** Asks for the other places of a business whose description speaks of several, if the brief has only one. */
export function placeDoubts(description: string, otherPlaces: number): Doubt[] {
  if (otherPlaces > 0 || !saysSeveral.some((words) => words.test(description))) return [];
  return [
    {
      field: 'business.otherPlaces',
      message: 'You mention more than one location. Add the others, so each has its own address, phone and hours on your site.',
    },
  ];
}
