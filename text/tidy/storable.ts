/**
 * Text that PostgreSQL can store as text and in JSON: without null characters, and with a replacement character for half of a
 * surrogate pair, such as an emoji that was cut in the middle.
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
