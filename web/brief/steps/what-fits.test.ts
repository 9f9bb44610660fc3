import { expect, test } from 'vitest';
import { mayNeedParking, mayServeTowns, mayTakeUrgentCalls } from './what-fits.ts';

type Understood = Parameters<typeof mayNeedParking>[0];

const bakery: Understood = { traits: { place: 'come', start: ['walk-in'], who: undefined }, interview: [] };
const plumber: Understood = { traits: { place: 'go', start: ['call', 'quote'], who: undefined }, interview: [] };

test.each([
  ['a bakery', bakery, [false, false, true]],
  ['a plumber', plumber, [true, true, false]],
  ['a business we know nothing of', { traits: undefined, interview: [] }, [true, true, true]],
])('%s is asked only what may matter to it', (_, advice, asked) => {
  expect([mayServeTowns(advice), mayTakeUrgentCalls(advice), mayNeedParking(advice)]).toEqual(asked);
});

test('urgent calls and parking are asked about once', () => {
  const asked = (ask: string): Understood => ({ traits: undefined, interview: [{ ask, chips: [] }] });
  expect(mayTakeUrgentCalls(asked('Do you come out for emergencies at night?'))).toBe(false);
  expect(mayTakeUrgentCalls(asked('Do you answer around the clock?'))).toBe(false);
  expect(mayNeedParking(asked('Where do people park?'))).toBe(false);
  expect(mayNeedParking(asked('Is the park far?'))).toBe(true);
});
