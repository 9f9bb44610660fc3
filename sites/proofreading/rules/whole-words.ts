/**
 * The text with whole words of the owner's put in other letters: `to` gives what stands for `name` at a place, or undefined if the text
 * stays. The first of the names that's there counts. Compares letter by letter, because a name may have any sign and isn't a pattern.
 */
export function withWords(text: string, names: readonly string[], to: (name: string, at: number) => string | undefined): string {
  const sameLength = names.map((name) => ({ name, small: name.toLowerCase() })).filter(({ name, small }) => small.length === name.length);
  let [result, done] = ['', 0];
  for (let at = 0; at < text.length; at++) {
    if (isInWord(text, at)) continue;
    const match = sameLength.find(
      ({ small }) => text.slice(at, at + small.length).toLowerCase() === small && !isInWord(text, at + small.length),
    );
    if (!match) continue;
    const end = at + match.name.length;
    result += text.slice(done, at) + (to(match.name, at) ?? text.slice(at, end));
    done = end;
    at = end - 1;
  }
  return result + text.slice(done);
}

const ofWord = /[\p{L}\p{N}']/u;
const hyphen = /[-.]/;

/** True for a place within a word: between letters or digits, or behind a letter's hyphen. */
function isInWord(text: string, at: number): boolean {
  const [before, next] = [text.charAt(at - 1), text.charAt(at)];
  if (ofWord.test(next) && ofWord.test(before)) return true;
  if (ofWord.test(next) && hyphen.test(before)) return /\p{L}/u.test(text.charAt(at - 2));
  return next === '-' && ofWord.test(before) && /\p{L}/u.test(text.charAt(at + 1));
}
