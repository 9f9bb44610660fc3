const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The start of a text, up to `length` UTF-16 units. Never cuts an emoji or an accented letter, unless that alone is longer. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cutAt = characters.segment(text).containing(length)?.index || length;
  // Half of a surrogate pair can only be left where a single character is longer than the limit.
  return text.slice(0, cutAt).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text, or its start and an ellipsis if it's longer than `length`. */
export function excerpt(text: string, length: number): string {
  return text.length > length ? `${truncate(text, length).trimEnd()}…` : text;
}
