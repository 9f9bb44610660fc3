/** What programs of Windows show for the bytes from 0x80 to 0x9f. Five of them have no sign. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 read as Windows-1252: 'Itâ€™s' for 'It’s', 'cafÃ©' for 'café'. The last byte of a closing quotation mark has no sign and may be lost: 'â€'. */
const misread = new RegExp(`â€[${signs}]|â€(?=[\\s.,;:!?)]|$)|[ÂÃ][\\u00a0-\\u00bf]`, 'gu');

/** A text with letters that another program read in the wrong encoding as they were: 'Itâ€™s' → 'It’s'. */
export function rightlyRead(text: string): string {
  return text.replace(misread, (found) => {
    const bytes = Uint8Array.from(found, (sign) => (signs.includes(sign) ? 0x80 + signs.indexOf(sign) : (sign.codePointAt(0) ?? 0)));
    return found === 'â€' ? '”' : new TextDecoder().decode(bytes);
  });
}
