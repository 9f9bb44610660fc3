/**
 * Trades of the sample page sets, under the workshop's names. `scene` is the trade whose drawings the workshop has;
 * trades without drawings of their own take the general ones.
 */
export const sampleTrades = {
  accountant: { name: 'Accountant', scene: 'accountant' },
  auto: { name: 'Auto repair', scene: 'auto' },
  bakery: { name: 'Bakery', scene: 'bakery' },
  barber: { name: 'Barber', scene: 'barber' },
  bbq: { name: 'Barbecue', scene: 'bbq' },
  carpenter: { name: 'Carpenter', scene: 'carpenter' },
  cleaning: { name: 'Cleaning', scene: 'cleaning' },
  coffee: { name: 'Café', scene: 'coffee' },
  dentist: { name: 'Dentist', scene: 'dentist' },
  electrician: { name: 'Electrician', scene: 'electrician' },
  florist: { name: 'Florist', scene: 'florist' },
  groomer: { name: 'Dog groomer', scene: 'groomer' },
  gym: { name: 'Gym', scene: 'gym' },
  hvac: { name: 'Heating and cooling', scene: 'hvac' },
  landscaper: { name: 'Landscaper', scene: 'landscaper' },
  lawyer: { name: 'Law office', scene: 'lawyer' },
  moving: { name: 'Movers', scene: 'general' },
  painter: { name: 'Painter', scene: 'painter' },
  'pest-control': { name: 'Pest control', scene: 'general' },
  photographer: { name: 'Photographer', scene: 'photographer' },
  plumber: { name: 'Plumber', scene: 'plumber' },
  'pool-service': { name: 'Pool service', scene: 'general' },
  realtor: { name: 'Real estate agent', scene: 'realtor' },
  restaurant: { name: 'Restaurant', scene: 'restaurant' },
  roofer: { name: 'Roofer', scene: 'roofer' },
  salon: { name: 'Hair salon', scene: 'salon' },
  tutor: { name: 'Tutor', scene: 'general' },
} as const satisfies Record<string, { name: string; scene: string }>;

export type SampleTrade = keyof typeof sampleTrades;
