/** From this share of the limit on, the number of characters left is shown. */
const nearShare = 0.8;

/**
 * The message about a text's length: none far below the limit, the characters left near it, and how many are too many above it.
 * Nothing is cut off; text that's too long stays until its owner shortens it.
 */
export function lengthWords(text: string, max: number | undefined): { left?: string; tooLong?: string } {
  const { length } = text.trim();
  if (max === undefined || length < max * nearShare) return {};
  const number = (n: number) => n.toLocaleString('en-US');
  const characters = (n: number) => `${number(n)} character${n === 1 ? '' : 's'}`;
  if (length <= max) return { left: `${characters(max - length)} left.` };
  return { tooLong: `${characters(length - max)} too long. The limit is ${number(max)}, and you have ${number(length)}.` };
}
