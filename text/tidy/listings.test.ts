import { expect, test } from 'vitest';
import { withoutListings } from './listings.ts';

test.each([
  ['Juniper Bread\nBakery · 4.9 ★ (212 reviews)\nOpen ⋅ Closes 3 PM\nWe bake.', 'Juniper Bread\nWe bake.'],
  ['4.8\n★★★★★ (1,204)\nWe bake.\nClosed ⋅ Opens 8 AM Tue', 'We bake.'],
  ['4.8 ⭐⭐⭐⭐⭐ 98 Google reviews\nNail salon\nWe do nails.', 'Nail salon\nWe do nails.'],
  ['Lucky Nails 4.7★ (87) · $$ · Nail salon\nWe do nails.', 'We do nails.'],
  ['Juniper Bread 4.9 ★ (212 reviews) We bake sourdough daily.', 'Juniper Bread\nWe bake sourdough daily.'],
  ['4.5 (1.2K reviews)\nWe bake.', 'We bake.'],
  ['212 Google reviews\nWe bake.', 'We bake.'],
  ['31 opiniones\nHorneamos cada día.', 'Horneamos cada día.'],
  ['1.2K+ Facebook ratings\nWe bake.', 'We bake.'],
  ['Juniper Bread 4,9 (31 reseñas) Horneamos cada día.', 'Juniper Bread\nHorneamos cada día.'],
  ['Panadería · 4,9 ★ (31 opiniones)\nHorneamos cada día.', 'Horneamos cada día.'],
  ['Claimed ✅ 4.5 (28 reviews) • $$ • Roofing\nWe fix roofs.', 'We fix roofs.'],
  // Sentences of the owner stay.
  ['We have 4.9 ★ (212 reviews) and counting.', 'We have 4.9 ★ (212 reviews) and counting.'],
  ['We’re proud of our 4.9-star rating on Google.', 'We’re proud of our 4.9-star rating on Google.'],
  ['Open now for walk-ins, closed Mondays.', 'Open now for walk-ins, closed Mondays.'],
  ['Open 24 hours', 'Open 24 hours'],
  ['A 5 (five) minute drive', 'A 5 (five) minute drive'],
  ['★★★★★', '★★★★★'],
])('%j → %j', (typed, left) => {
  expect(withoutListings(typed)).toBe(left);
});
