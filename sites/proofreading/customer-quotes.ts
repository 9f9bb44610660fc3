import { closedUp, hasOne, holdsAmount, lists, plain, tokensOf } from './old-page-words.ts';

const quoted =
  /(?:[★⭐]\ufe0f? ?){0,5}["“]([^"“”\n]{8,400})["”]\s{0,2}[-–—]{1,2}\s?((?:\p{Lu}[\p{L}'’]{0,20}\.?)(?: \p{Lu}[\p{L}'’]{0,20}\.?){0,2}(?:, [^.!?"“\n]{2,30})?)(?=\.?\s{0,2}(?:$|\n|["“©★⭐])|\. \p{Lu})\.?/gu;

/** A text without what customers said, because they may not have agreed. `names` are of the business and its own people. */
export function withoutCustomersWords(text: string, names: readonly string[]): string {
  const own = new Set([...names.flatMap((name) => plain(name).split(' ')), ...lists.family, ...lists.owners, ...lists.scripture]);
  const lines = text.split('\n');
  const left = lines.map((line, index) => {
    let end = 0;
    const lineBefore = lines.slice(0, index).findLast((one) => one.trim()) ?? '';
    return line.replace(quoted, (found, said: string, who: string, offset: number) => {
      const before = line.slice(end, offset).trimEnd();
      const by = tokensOf(who);
      const isSaid = isWholeSaying(said) || lists.networks.has(by[0]?.key ?? '');
      const isOwn =
        holdsAmount(found) || by.some(({ key }) => own.has(key)) || hasOne(plain(`${lineBefore} ${lastSentence(before)}`), lists.mottos);
      if (!isSaid || isOwn || !isEndOfSentence(before)) return found;
      end = offset + found.length;
      return '';
    });
  });
  // Their heading goes with them.
  const kept = left.filter(
    (line, index) => !(lists.sayings.has(plain(line)) && left[index + 1]?.trim() === '' && lines[index + 1]?.trim()),
  );
  return closedUp(kept.join('\n'), text);
}

function lastSentence(text: string): string {
  return text.split(/[.!?…] /).at(-1) ?? '';
}

/** True if a quote after this begins a line or a sentence. 'As my teacher said,' and 'Our motto:' introduce theirs. */
function isEndOfSentence(before: string): boolean {
  return before === '' || /[.!?…]["”)]?$/.test(before) || /^[-–*•·]$/.test(before);
}

/** A sentence, and not a title or the name of a thing: '“The Big Red Barn” – Elm Street'. */
function isWholeSaying(said: string): boolean {
  const tokens = tokensOf(said);
  return /[.!?…]$/.test(said) || (tokens.length > 3 && tokens.some(({ typed }) => /^\p{Ll}{3}/u.test(typed)));
}
