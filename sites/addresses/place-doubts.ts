import type { Doubt } from './address-doubts.ts';

const saysSeveral = [
  // 'We clean 3 offices' speaks of those of others.
  /\b(?:our|in|at|have) (?:our |the )?(?:two|three|four|2|3|4) (?:locations|offices|shops|stores|salons|clinics|studios|restaurants|branches)\b/i,
  /\b(?:[Tt]wo|[Tt]hree|[Ff]our|[234]) (?:locations|offices|shops|stores|salons|clinics|studios|restaurants|branches)(?:,|:| in) \p{Lu}[\p{L}. ]{0,40} and \p{Lu}/u,
  /\bboth (?:locations|offices|shops|stores|salons|clinics|studios|restaurants|branches)\b(?! and\b)/i,
  /\b(?:our|my) (?:second|2nd|other) (?:location|office|shop|store|salon|clinic|studio|restaurant|branch)\b/i,
  /(?<!\p{L})(?:nuestr[ao]s|en|tenemos) (?:nuestr[ao]s |l[ao]s )?(?:dos|tres|cuatro|2|3|4) (?:locales|tiendas|oficinas|sucursales|ubicaciones|clínicas|restaurantes)(?!\p{L})/iu,
  /(?<!\p{L})amb[ao]s (?:locales|tiendas|oficinas|sucursales|ubicaciones|clínicas|restaurantes)(?!\p{L})/iu,
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
