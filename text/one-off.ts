/** True if one letter is missing, too many or another, or two are swapped. */
export function isOneOff(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const shorter = Math.min(typed.length, meant.length);
  let [start, end] = [0, 0];
  while (start < shorter && typed[start] === meant[start]) start++;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [one, other] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  return (one.length <= 1 && other.length <= 1) || (one.length === 2 && other === `${one[1]}${one[0]}`);
}
