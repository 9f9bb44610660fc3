import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import type { Traits } from '../../interview/traits.ts';
import { siteWords } from '../../labels/site-words.ts';
import { bookingLabel, seeServices } from './actions.ts';

const traits = (start: Traits['start'], gives: Traits['gives'], place: Traits['place'] = 'come', said: Traits['said'] = []) =>
  ({ start, gives, place, said }) as Traits;

test('only who gives appointments asks to request one', () => {
  expect(bookingLabel(siteWords.en, traits(['appointment'], 'care'))).toBe('Request an appointment');
  expect(bookingLabel(siteWords.en, traits(['appointment', 'walk-in'], 'event'))).toBe('Request a spot');
  expect(bookingLabel(siteWords.en, traits(['appointment'], 'rental'))).toBe('Request a booking');
  expect(bookingLabel(siteWords.en, traits(['call'], 'rental'))).toBe('Request a booking');
  expect(bookingLabel(siteWords.en, traits(['order'], 'food'))).toBe('Send an order');
  expect(bookingLabel(siteWords.es, traits(['appointment'], 'event'))).toBe('Pida un lugar');
  expect(bookingLabel(siteWords.en, traits(['quote'], 'rental'))).toBe('Request a quote');
});

test('a band is asked about the date, a restaurant for a table, and goods are ordered', () => {
  expect(bookingLabel(siteWords.en, traits(['quote', 'call'], 'event', 'go'))).toBe('Ask about your date');
  expect(bookingLabel(siteWords.es, traits(['quote', 'call'], 'event', 'go'))).toBe('Pregunte por su fecha');
  expect(bookingLabel(siteWords.en, traits(['quote'], 'event', 'go', ['quote']))).toBe('Request a quote');
  expect(bookingLabel(siteWords.es, traits(['walk-in', 'appointment'], 'food'))).toBe('Pida una mesa');
  expect(bookingLabel(siteWords.en, traits(['walk-in', 'order'], 'food'))).toBe('Send an order');
  expect(bookingLabel(siteWords.en, traits(['walk-in'], 'goods'))).toBe('Send an order');
  expect(bookingLabel(siteWords.es, { ...traits(['walk-in'], 'goods'), premises: true })).toBe('Pida una cita');
  expect(bookingLabel(siteWords.en, traits(['walk-in'], 'service'))).toBe('Request a time');
  expect(bookingLabel(siteWords.en, traits([], undefined))).toBe('Send a request');
});

test('a button says what it leads to, and never only the page’s name', () => {
  const label = (services: string, pageNames?: { page: 'services'; name: string }[]) =>
    seeServices(siteWords.en, { brief: { look: { pageNames } } as Brief, pageLabels: { ...siteWords.en.pages, services } });
  expect(label('Services')).toBe('See services');
  expect(label('Menu')).toBe('See the menu');
  expect(label('Classes')).toBe('See classes');
  expect(label('What’s cooking', [{ page: 'services', name: 'What’s cooking' }])).toBe('What’s cooking');
});
