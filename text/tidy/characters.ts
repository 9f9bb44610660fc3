import { withoutEntities } from './entities.ts';

/** Direction marks, zero-width marks, soft hyphens, tags and byte order marks: they change how text reads without being seen. */
const hidden =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffd\u{e0000}-\u{e007f}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const controls = /[\u0000-\u0008\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Joiners outside of emoji and of the scripts that write with them. */
const joiners = /(?<=^|[\p{Script=Latin}\s\d.,])[\u200c\u200d]+/gu;
/** Characters that look like a space, and are letters to everything else. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/g;
/** Characters of a font's own. Word has the bullets of its lists there. */
const ownOfAFont = /[\ue000-\uf8ff]/g;
const wordBullets = /[\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc\uf076\uf071]/g;

/**
 * Text in the characters that people meant: Unicode NFC, entities of a copied page read, line ends as '\n', plain digits and
 * hyphens, nothing invisible or broken. Tabs and spaces stay, because lists are recognized by them.
 */
export function plainCharacters(text: string): string {
  return (
    rightlyRead(withoutEntities(text.toWellFormed()))
      .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
      .replace(controls, '')
      .replace(hidden, '')
      .replace(joiners, '')
      .replace(blanks, ' ')
      .replace(wordBullets, '•')
      .replace(ownOfAFont, '')
      // Full-width digits, ligatures of a PDF, and letters of the mathematicians that people use as a font.
      .replace(/[\uff10-\uff19\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu, (one) => one.normalize('NFKC'))
      .replace(/[\u2010\u2011]/g, '-')
      // A digit on a key: 1️⃣.
      .replace(/([\d#*])\ufe0f?\u20e3/g, '$1')
      .normalize('NFC')
  );
}

/** True if characters that no one sees would be removed. */
export function hasHidden(text: string): boolean {
  return [hidden, controls, joiners].some((pattern) => text.toWellFormed().search(pattern) >= 0);
}

/** Where the ten digits of other scripts begin: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Thai, Khmer. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xe50, 0x17e0];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A number, an amount or a code in ASCII: digits of other scripts, full-width characters, long dashes and hard spaces as the plain ones. */
export function asciiMarks(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What programs of Windows show for the bytes from 0x80 to 0x9f. Five of them have no sign. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 read as Windows-1252: 'Itâ€™s' for 'It’s', 'cafÃ©' for 'café'. The last byte of a closing quotation mark has no sign and may be lost: 'â€'. */
const misread = new RegExp(`â€[${signs}]|â€(?=[\\s.,;:!?)]|$)|[ÂÃ][\\u00a0-\\u00bf]`, 'gu');

/** A text with letters that another program read in the wrong encoding as they were: 'Itâ€™s' → 'It’s'. */
function rightlyRead(text: string): string {
  return text.replace(misread, (found) => {
    const bytes = Uint8Array.from(found, (sign) => (signs.includes(sign) ? 0x80 + signs.indexOf(sign) : (sign.codePointAt(0) ?? 0)));
    return found === 'â€' ? '”' : new TextDecoder().decode(bytes);
  });
}
