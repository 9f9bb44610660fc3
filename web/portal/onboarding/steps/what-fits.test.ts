import { expect, test } from 'vitest';
import { mayNeedParking, mayServeTowns, mayTakeUrgentCalls } from './what-fits.ts';

type Understood = Parameters<typeof mayServeTowns>[0];

const bakery: Understood = { traits: { place: 'come', start: ['walk-in'], who: undefined } };
const plumber: Understood = { traits: { place: 'go', start: ['call', 'quote'], who: undefined } };

test.each([
  ['a bakery', bakery, [false, false, true]],
  ['a plumber', plumber, [true, true, false]],
  ['a business we know nothing of', { traits: undefined }, [true, true, true]],
])('%s is asked only what may matter to it', (_, advice, asked) => {
  expect([mayServeTowns(advice), mayTakeUrgentCalls({ ...advice, interview: [] }), mayNeedParking(advice)]).toEqual(asked);
});

test('urgent calls are asked about once', () => {
  const interview = [{ ask: 'Do you come out for emergencies at night?', trait: undefined, chips: [] }];
  expect(mayTakeUrgentCalls({ traits: undefined, interview })).toBe(false);
});
