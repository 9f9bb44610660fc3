import { expect, test } from 'vitest';
import { pathFaults } from './path-faults.ts';

test.each(['M1 2h3v-4l5 6-7-8z', 'M0 0a5 5 0 1 1 10 0', 'M0 0A5 5 0 01 10 0', 'M.5.5L1.5-.5', 'm0 0c1 2 3 4 5 6 7 8 9 10 11 12'])(
  '%s is well-formed',
  (data) => {
    expect(pathFaults(data)).toEqual([]);
  },
);

test.each([
  ...['M0 0l60 17.960 -17.9', 'M0 0h', 'L0 0', 'M0 0z5', 'M0 0lNaN 3', 'M0 0a5 5 0 1 10', 'M0 0 undefined'],
  ...['M0 0l--1 2', 'M0 0l1. 2', 'M0 0l1..2', 'M0 0l1,,2', 'M0 0l,1 2', 'M0 0l1e3 2'],
])('%s isn’t', (data) => {
  expect(pathFaults(data)).not.toEqual([]);
});
