import type { LocalBusiness, Organization, Place } from 'schema-dts';

type NameOf<T> = Exclude<T, string> extends { '@type': infer Name } ? Name : never;

/**
 * Types of trades and families that schema.org doesn't count among the local businesses, with the type stated beside them.
 * Without it, a church could have no email address, and a clinic for animals no opening hours.
 */
export const besideTypes = {
  Church: 'Organization',
  CatholicChurch: 'Organization',
  PlaceOfWorship: 'Organization',
  BuddhistTemple: 'Organization',
  HinduTemple: 'Organization',
  Mosque: 'Organization',
  Synagogue: 'Organization',
  ApartmentComplex: 'LocalBusiness',
  Aquarium: 'LocalBusiness',
  Cemetery: 'LocalBusiness',
  CivicStructure: 'LocalBusiness',
  DiagnosticLab: 'LocalBusiness',
  EducationalOrganization: 'LocalBusiness',
  ElementarySchool: 'LocalBusiness',
  EventVenue: 'LocalBusiness',
  Museum: 'LocalBusiness',
  MusicGroup: 'LocalBusiness',
  MusicVenue: 'LocalBusiness',
  NGO: 'LocalBusiness',
  ParkingFacility: 'LocalBusiness',
  Playground: 'LocalBusiness',
  Preschool: 'LocalBusiness',
  RVPark: 'LocalBusiness',
  School: 'LocalBusiness',
  TheaterGroup: 'LocalBusiness',
  TouristAttraction: 'LocalBusiness',
  VeterinaryCare: 'LocalBusiness',
  Zoo: 'LocalBusiness',
} satisfies Partial<Record<Exclude<NameOf<Organization | Place>, NameOf<LocalBusiness>>, 'LocalBusiness' | 'Organization'>>;

const beside: Record<string, string> = besideTypes;

/** What structured data calls a business of a schema.org type: the type, or two if the type isn't one of a local business. */
export function businessTypes(type: string): string | [string, string] {
  const other = beside[type];
  return other ? [type, other] : type;
}
