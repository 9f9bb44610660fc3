/**
 * Runs in the page: text that lies on other text, that its box or the screen cuts off or that sticks out of it, phone numbers on two
 * lines, email addresses broken elsewhere than after @ and dots, and shades behind small letters and phone numbers.
 */
export function misplacedText(): string[] {
  const faults: string[] = [];
  const lines: { words: string; rect: DOMRect; around: Element }[] = [];
  const range = document.createRange();
  const named = (words: string) => `"${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const placeOf = (element: Element) => element.closest('[data-section]')?.className.split(' ')[0];
  const linesOf = (text: Node, from: number, to: number) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage, borderLeftWidth, borderRightWidth, display } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents') return false;
    return (
      (backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        backgroundImage !== 'none' ||
        [borderLeftWidth, borderRightWidth].every((width) => width !== '0px')) &&
      element.getBoundingClientRect().width > 0
    );
  };

  const isScrolled = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    const words = text.textContent ?? '';
    if (!around || !words.trim() || around.closest('svg, style, script, option, textarea, [aria-hidden="true"], .vh, .skip, .bar'))
      continue;
    if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || around.getBoundingClientRect().width < 2) continue;
    const { textShadow, fontSize } = getComputedStyle(around);
    const isShaded = [...textShadow.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)].some(([, x, y]) => Number(x) !== 0 || Number(y) !== 0);
    if (isShaded && (Number.parseFloat(fontSize) < 48 || around.closest('a[href^="tel:"]')))
      faults.push(`shade: ${named(words)} at ${fontSize} in ${placeOf(around)}`);
    for (const rect of linesOf(text, 0, words.length)) lines.push({ words, rect, around });
    if (around.closest('a[href^="mailto:"]') && !around.closest('.breaks')) {
      for (const { 0: piece, index } of words.matchAll(/[^\s@.]+/g)) {
        if (piece.length > 30 || (!words.includes('@') && !around.closest('a')?.textContent?.includes('@'))) break;
        if (new Set(linesOf(text, index, index + piece.length).map(({ top }) => Math.round(top))).size > 1)
          faults.push(`broken-email: ${named(piece)} in ${placeOf(around)}`);
      }
    }
    for (const { 0: number, index } of words.matchAll(/\(?\d{3}\)?[-.\s\u2011]\d{3}[-.\s\u2011]\d{4}/g))
      if (new Set(linesOf(text, index, index + number.length).map(({ top }) => Math.round(top))).size > 1)
        faults.push(`broken-phone: ${named(number)} in ${placeOf(around)}`);
  }

  for (const { words, rect, around } of lines) {
    // What a box lets people scroll to is neither off the screen nor cut off.
    if (isScrolled(around)) continue;
    if (rect.left < -1 || rect.right > document.documentElement.clientWidth + 1)
      faults.push(`off-screen: ${named(words)} in ${placeOf(around)}`);
    let isBoxed = false;
    for (let box: Element | null = around; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      const { left, right } = box.getBoundingClientRect();
      const isBeyond = rect.left < left - 1.5 || rect.right > right + 1.5;
      if (isBeyond && /hidden|clip/.test(overflowX) && box.clientWidth > 1)
        faults.push(`cut-off: ${named(words)} in ${placeOf(around)} .${box.className}`);
      if (!isBoxed && isPainted(box)) {
        isBoxed = true;
        if (isBeyond) faults.push(`sticks-out: ${named(words)} in ${placeOf(around)} of ${box.tagName.toLowerCase()}.${box.className}`);
      }
      if (position === 'fixed') break;
    }
  }

  // Lines of one text are close together: only the middle of their letters counts.
  const middles = lines
    .map(({ words, rect, around }) => ({
      words,
      around,
      left: rect.left,
      right: rect.right,
      top: rect.top + rect.height * 0.3,
      bottom: rect.bottom - rect.height * 0.25,
    }))
    .sort((one, other) => one.top - other.top);
  for (const [index, one] of middles.entries())
    for (const other of middles.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      // Lines of one text that's askew.
      if (other.around === one.around) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > Math.min(one.bottom - one.top, other.bottom - other.top) / 4)
        faults.push(`overlap: ${named(one.words)} and ${named(other.words)} in ${placeOf(one.around)} and ${placeOf(other.around)}`);
    }
  return [...new Set(faults)];
}
