import { expect, test } from 'vitest';
import { letterRows } from './letter-rows.ts';

test('a name takes as few rows as its letters allow', () => {
  expect(letterRows('Third Shift')).toEqual(['Third Shift']);
  expect(letterRows('Salem Lutheran Church')).toEqual(['Salem Lutheran', 'Church']);
  expect(letterRows('Calloway Funeral Home')).toEqual(['Calloway', 'Funeral Home']);
});

test('a name that never fits takes the rows that leave the largest letters', () => {
  expect(letterRows('Massachusettsmuseum')).toEqual(['Massachusettsmuseum']);
  expect(letterRows('Residential and Commercial Roofing Contractors')).toEqual(['Residential and', 'Commercial Roofing', 'Contractors']);
});
