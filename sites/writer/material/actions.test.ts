import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import type { Traits } from '../../interview/traits.ts';
import { siteWords } from '../../labels/site-words.ts';
import { bookingLabel, seeServices } from './actions.ts';

const traits = (start: Traits['start'], gives: Traits['gives']) => ({ start, gives }) as Traits;

test('only who gives appointments asks to request one', () => {
  expect(bookingLabel(siteWords.en, traits(['appointment'], 'care'))).toBe('Request an appointment');
  expect(bookingLabel(siteWords.en, traits(['appointment', 'walk-in'], 'event'))).toBe('Request a booking');
  expect(bookingLabel(siteWords.en, traits(['appointment'], 'rental'))).toBe('Request a booking');
  expect(bookingLabel(siteWords.en, traits(['call'], 'rental'))).toBe('Request a booking');
  expect(bookingLabel(siteWords.en, traits(['order'], 'food'))).toBe('Send an order');
  expect(bookingLabel(siteWords.es, traits(['appointment'], 'event'))).toBe('Pida una reservación');
  expect(bookingLabel(siteWords.en, traits(['quote'], 'rental'))).toBe('Request a quote');
});

test('a button says what it leads to, and never only the page’s name', () => {
  const label = (services: string, pageNames?: { page: 'services'; name: string }[]) =>
    seeServices(siteWords.en, { brief: { look: { pageNames } } as Brief, pageLabels: { ...siteWords.en.pages, services } });
  expect(label('Services')).toBe('See services');
  expect(label('Menu')).toBe('See the menu');
  expect(label('Classes')).toBe('See classes');
  expect(label('What’s cooking', [{ page: 'services', name: 'What’s cooking' }])).toBe('What’s cooking');
});
