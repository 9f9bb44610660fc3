import { setImmediate as nextTurn } from 'node:timers/promises';

/** The items one by one. After every twenty of them, requests that came meanwhile are answered first. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let given = 0;
  for (const item of items) {
    if (given++ % 20 === 19) await nextTurn();
    yield item;
  }
}
