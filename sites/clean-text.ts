/** Bidirectional overrides and isolates, zero-width marks, byte order marks: they change how text reads without being seen. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffc]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Text as people meant it: Unicode NFC, no control characters, no hidden direction marks, no half characters, no
 * spaces at the ends. `lines` keeps line breaks (one blank line at most); otherwise they become spaces.
 */
export function cleanText(text: string, lines = false): string {
  const bare = text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(controls, '')
    .replace(hidden, '')
    .normalize('NFC');
  if (!lines) return bare.replace(/\s+/g, ' ').trim();
  return bare
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
