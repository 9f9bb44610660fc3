import type { Traits } from './traits.ts';

/** What a phrase needs of a business. `premises`: customers come to an address that is known. `guests`: they come, wherever that is. */
type Need = 'premises' | 'guests' | 'visits' | 'walk-ins' | 'appointments';

const phrases: [need: Need, words: RegExp][] = [
  [
    'premises',
    /\b(?:come (?:in|by|see us)|stop (?:in|by)|drop(?:ping|ped)?[- ]offs?|drop it off|visit us|find us|front desk|waiting (?:room|area)|parking lot|(?:bays?|lifts?) and|at the (?:shop|counter|store|salon|studio)|(?:our|the|my) (?:shop|store|studio|salon|office|clinic|restaurant|showroom|dining room|counter|storefront|premises)|shop hours|store hours)\b/i,
  ],
  [
    'premises',
    /(?<!\p{L})(?:encuéntre(?:nos|me)|visíte(?:nos|me)|pase por|venga a (?:ver|visitar)|(?:nuestr[oa]|mi|el|la) (?:tienda|local|taller|salón|estudio|consultorio|oficina|clínica|restaurante|mostrador|sala de espera))(?!\p{L})/iu,
  ],
  ['guests', /\b(?:before|when) you come\b|(?<!\p{L})antes de venir(?!\p{L})/iu],
  [
    'visits',
    /\b(?:(?:we|i)(?:['’]ll)? (?:come|drive|travel) (?:out )?to you|come to you|at your (?:home|house|door|place)|(?:to|in) your driveway|vamos a su (?:casa|domicilio)|a domicilio)\b/i,
  ],
  ['walk-ins', /\bwalk[- ]?ins?\b(?! closets?| coolers?| showers?| tubs?)|\bno appointment (?:needed|necessary)\b|\bsin cita\b/i],
  ['appointments', /\bby appointment\b|\bappointments? only\b|\bsolo con cita\b/i],
];

/** Words of a text that this business can't say of itself, such as 'our shop' without an address. Empty if all of it fits. */
export function unfittingWords(text: string, traits: Traits): string[] {
  const has: Record<Need, boolean> = {
    premises: traits.premises,
    guests: traits.place !== 'go' && traits.place !== 'remote',
    visits: traits.visits,
    'walk-ins': traits.said.includes('walk-in'),
    appointments: traits.said.includes('appointment'),
  };
  return phrases.flatMap(([need, words]) => (has[need] ? [] : (words.exec(text)?.slice(0, 1) ?? [])));
}

export function fits(text: string, traits: Traits): boolean {
  return unfittingWords(text, traits).length === 0;
}
