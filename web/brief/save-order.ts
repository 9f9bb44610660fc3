import { type SaveOrder, saveOrder } from '../../domain/briefs/schema.ts';

const key = 'save-order';
let last: SaveOrder | undefined;

/** The next place in the order of this tab's saves. It goes on after a reload. */
export function nextSave(): SaveOrder {
  const { tab, number } = last ?? stored() ?? { tab: crypto.randomUUID(), number: 0 };
  // A duplicated tab starts from the same place. By the clock, the newer of the two tabs' saves still has the higher number.
  last = { tab, number: Math.max(number + 1, Date.now()) };
  try {
    sessionStorage.setItem(key, JSON.stringify(last));
  } catch {
    // Private windows may refuse storage. Then a reload starts an order of its own.
  }
  return last;
}

function stored(): SaveOrder | undefined {
  try {
    return saveOrder.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
