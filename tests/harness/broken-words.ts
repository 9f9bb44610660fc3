/**
 * Runs in the page: words and phone numbers split across two lines, in elements of a selector. Words that no line
 * of a phone has room for aren't among them.
 */
export function brokenWords(within: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Chinese, Japanese and Korean are set so.
  const breaksAnywhere = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    // What only screen readers get is a pixel wide.
    if (
      !around?.closest(within) ||
      around.closest('svg, style, script, [aria-hidden="true"], .breaks') ||
      around.getBoundingClientRect().width < 2
    )
      continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\d{3}[-\u2011]\d{4}|[\p{L}\d$.,’']{3,}/gu)) {
      if (word.length > 30 || breaksAnywhere.test(word)) continue;
      // A drop cap reaches over several lines.
      if (index === 0 && getComputedStyle(around, '::first-letter').float !== 'none') continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1)
        broken.push(`broken-word: "${word}" in ${around.closest('[data-section]')?.className.split(' ')[0]} .${around.className}`);
    }
  }
  return broken;
}
