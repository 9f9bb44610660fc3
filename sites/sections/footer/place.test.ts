import { describe, expect, it } from 'vitest';
import type { Facts } from '../../document/document.ts';
import { credentialLine, placeLines } from './place.ts';

const facts: Facts = {
  name: 'Third Shift Coffee',
  shortName: 'Third Shift',
  description: '',
  serviceArea: [],
  premises: false,
  visits: false,
  licences: [],
  languages: [],
  awards: [],
  memberships: [],
  links: [],
  payments: [],
};

describe('placeLines', () => {
  it('gives street and city', () => {
    const address = { street: '27 Station St', city: 'Chattanooga', state: 'TN', zip: '37408' };
    expect(placeLines({ ...facts, address })).toEqual(['27 Station St', 'Chattanooga, TN 37408']);
  });

  it('gives places served where there is no street', () => {
    expect(placeLines({ ...facts, address: { city: 'Raleigh' }, serviceArea: ['Raleigh', 'Cary'] })).toEqual(['Raleigh, Cary']);
  });

  it('gives the other places in a line each', () => {
    const address = { street: '27 Station St', city: 'Chattanooga', state: 'TN', zip: '37408' };
    const otherPlaces = [{ address: { street: '9 Elm St', city: 'Rome', state: 'GA' } }, { name: 'Market stand' }];
    expect(placeLines({ ...facts, address, otherPlaces })).toEqual([
      '27 Station St',
      'Chattanooga, TN 37408',
      '9 Elm St, Rome, GA',
      'Market stand',
    ]);
  });

  it('gives the city alone, or nothing', () => {
    expect(placeLines({ ...facts, address: { city: 'Boise', state: 'ID' } })).toEqual(['Boise, ID']);
    expect(placeLines(facts)).toEqual([]);
  });
});

describe('credentialLine', () => {
  it('joins licences and memberships', () => {
    expect(credentialLine({ ...facts, licences: ['D-4410'], memberships: ['ADA'] })).toBe('D-4410 · ADA');
    expect(credentialLine(facts)).toBe('');
  });
});
