import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so much is done at once, in order, and what’s too heavy is done alone', async () => {
  const turns = new Turns(10);
  const log: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const run = (name: string, weight: number) => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    return turns.run(weight, async () => {
      log.push(name);
      await gate.promise;
      return name;
    });
  };
  const all = [run('a', 6), run('b', 4), run('heavy', 25), run('c', 1)];
  expect(log).toEqual(['a', 'b']);
  gates.get('a')?.resolve();
  await all[0];
  // The light one behind it waits, too, or a heavy one might wait forever.
  expect(log).toEqual(['a', 'b']);
  gates.get('b')?.resolve();
  await expect.poll(() => log).toEqual(['a', 'b', 'heavy']);
  gates.get('heavy')?.resolve();
  await expect.poll(() => log).toEqual(['a', 'b', 'heavy', 'c']);
  gates.get('c')?.resolve();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'heavy', 'c']);
});

test('work that fails ends its turn', async () => {
  const turns = new Turns(1);
  await expect(turns.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run(1, async () => 'yes')).toBe('yes');
});
