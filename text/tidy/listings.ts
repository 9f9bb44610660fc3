const score = '[0-5](?:[.,]\\d)?';
const stars = '(?:[★⭐☆]\\ufe0f? ?){1,5}';
const starred = `(?:${score} ?${stars}|${stars}(?:${score})?)`;
const number = '\\d[\\d,.]{0,7}[kK]?\\+? ?(?:Google |Yelp |Facebook )?';
const counted = '(?:[Rr]eviews?|[Rr]atings?|[Oo]piniones|[Rr]eseñas)';
const reviews = `\\(?${number}${counted}?\\)?`;
const divider = '[·⋅•|]';
const dividers = / ?[·⋅•|] ?/;

/** Beside other words, and where no sentence goes on: 'Juniper Bread 4.9 ★ (212 reviews) We bake.' */
const amongWords = new RegExp(
  `(?<=^|\\n|[·⋅•|.!?)✅✔] ?|\\p{Lu}[\\p{L}'’]{0,30} )(?:${starred}[ ,]?${reviews}|${score} ?\\(${number}${counted}\\))(?= ?(?:$|\\n|${divider})| \\p{Lu})`,
  'gu',
);
/** In a line of its own: '4.9 ★ (212 reviews)', '4.9 (212)', '4.9', '(212)', '212 Google reviews'. */
const alone = new RegExp(
  `^(?:${starred}[ ,]?(?:${reviews})?|${score} ?\\(${reviews}|[0-5][.,]\\d|\\(\\d[\\d,]{0,7}\\)|\\(?${number}${counted}\\)?)$`,
  'u',
);
/** 'Open ⋅ Closes 3 PM', 'Closed now'. It was true when it was copied. */
const status = new RegExp(
  `^(?:open|closed|(?:opens|closes) soon|temporarily closed)(?: now| ?${divider} ?(?:(?:opens|closes|reopens) )?[\\d\\p{L}: .]{0,24})$`,
  'iu',
);
/** Most words of a label beside a rating in its line: the kind of business and its price level. */
const mostWordsBeside = 3;

/**
 * A text without what Google, Yelp and others show above a business: its rating, how many reviews it has, and whether it's open now. None of
 * it stays true, and visitors can't check a rating that has no link. A rating within a sentence is the owner's own.
 */
export function withoutListings(text: string): string {
  const lines = text.split('\n').flatMap(keptOf);
  return lines.length > 0 ? lines.join('\n') : text;
}

/** Whether a line is of a listing, at least in part. */
export function isOfListing(line: string): boolean {
  return keptOf(line)[0] !== line;
}

function keptOf(line: string): string[] {
  const typed = line.trim();
  if (alone.test(typed) || status.test(typed)) return [];
  const parts = typed.split(amongWords).map((part) => part.replace(/^[ ·⋅•|]+/, '').replace(/(?<![ ·⋅•|])[ ·⋅•|]+$/, ''));
  if (parts.length === 1) return [line];
  const beside = parts.filter(Boolean);
  const isLabel = beside
    .join(' · ')
    .split(dividers)
    .every((part) => part.split(' ').length <= mostWordsBeside && !/[.!?]$/.test(part));
  return isLabel && dividers.test(typed) ? [] : beside;
}
