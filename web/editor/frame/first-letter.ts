/**
 * Turns off what the theme does with the first letter of an element's text, so what's typed shows as it's stored. Another style for
 * the first letter isn't enough: into a text that has any, WebKit types only the last letter. A grid has none. Returns what undoes it.
 */
export function withoutFirstLetter(element: HTMLElement): () => void {
  if (!hasFirstLetter(element)) return () => {};
  const before = element.style.display;
  element.style.display = getComputedStyle(element).display.startsWith('inline') ? 'inline-grid' : 'grid';
  return () => {
    element.style.display = before;
  };
}

/** Whether the element's first letter has a style of its own, or one by an element around it. */
function hasFirstLetter(element: Element): boolean {
  const [own, first] = [getComputedStyle(element), getComputedStyle(element, '::first-letter')];
  if (first.fontSize !== own.fontSize || first.textTransform !== own.textTransform) return true;
  return element.parentElement !== null && hasFirstLetter(element.parentElement);
}
