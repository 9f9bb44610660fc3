/** The item at an index that is known to be in range. Throws otherwise, so a drawing never holds the word 'undefined'. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return item;
}
