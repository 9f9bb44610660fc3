import { expect, test } from 'vitest';
import { briefAdvice } from './advice.ts';
import { leftOutOf } from './left-out.ts';

test('a trade we know offers its services, without those already named', async () => {
  const before = await briefAdvice({ business: { trade: 'Plumber' } });
  expect(before.trade).toBe('a plumber');
  const first = before.usualServices[0] ?? '';
  const after = await briefAdvice({ business: { trade: 'Plumber' }, services: [{ name: first }] });
  expect(before.usualServices.length).toBeGreaterThan(3);
  expect(after.usualServices).not.toContain(first);
});

test('an unknown trade gets no suggestions, and neither does a missing one', async () => {
  expect(await briefAdvice({ business: { trade: 'xylophone tuner' } })).toMatchObject({ trade: undefined, usualServices: [] });
  expect((await briefAdvice({})).worthAsking).toEqual([]);
});

test('a field worth asking for leaves the list once it is answered, in a list by any entry', async () => {
  const asked = async (answers: Record<string, unknown>) =>
    (await briefAdvice({ business: { trade: 'plumber' }, ...answers })).worthAsking.map(({ field }) => field);
  expect(await asked({})).toContain('services.priceFrom');
  expect(await asked({ services: [{ name: 'Drains' }] })).toContain('services.priceFrom');
  expect(await asked({ services: [{ name: 'Drains' }, { name: 'Leaks', priceFrom: '20' }] })).not.toContain('services.priceFrom');
});

test('each entry that won’t be shown is listed once; answers that only guide the design aren’t listed', () => {
  const unused = [
    { field: 'proof.quotes.1.text', reason: 'No consent.' },
    { field: 'proof.quotes.1.name', reason: 'No consent.' },
    { field: 'look.style', reason: 'It guided.' },
    { field: 'domain.kind', reason: 'It decides the address.' },
    { field: 'business.founded', reason: 'No room.' },
  ];
  expect(leftOutOf({ unused } as never)).toEqual([
    { place: 'Quotes, second entry', reason: 'No consent.', step: 'proof' },
    { place: expect.any(String), reason: 'No room.', step: 'business' },
  ]);
});
