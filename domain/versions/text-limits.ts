import { briefLimits } from '../../sites/brief/limits.ts';
import { truncate } from '../../text/truncate.ts';

/** Character limits by the last part of a path in a section's props, the same as in the brief. */
const limits: Record<string, number> = {
  headline: briefLimits.tagline,
  heading: briefLimits.tagline,
  title: briefLimits.postTitle,
  eyebrow: briefLimits.serviceName,
  term: briefLimits.serviceName,
  name: briefLimits.serviceName,
  label: briefLimits.place,
  price: briefLimits.place,
  question: briefLimits.question,
};
const body = 2000;
/** Letters of the longest word that fits in a heading on a phone. */
const longestWord = 40;

/** Character limit of a text at a path in a section's props. A text that's already longer may keep its length. */
export function textLimit(path: string, now: string): number {
  return Math.max(limits[path.split('.').at(-1) ?? ''] ?? body, now.length);
}

/** The problem with the length of a text that would replace `now`, as a sentence. Undefined if it fits. */
export function lengthProblem(path: string, text: string, now: string): string | undefined {
  const max = textLimit(path, now);
  const over = text.length - max;
  if (over > 0) return `${over.toLocaleString('en-US')} character${over === 1 ? '' : 's'} too long. The limit is ${max}.`;
  const [long] = max < body ? text.split(/[\s-]+/).filter((word) => word.length > longestWord) : [];
  return long && !now.includes(long)
    ? `“${truncate(long, 20)}…” is a ${long.length}-letter word. A line fits up to ${longestWord} letters.`
    : undefined;
}
