/**
 * Reads what's typed in an element, as stored: `innerText` would give capitals where the page's style paints capitals. Line breaks
 * may be characters, `<br>` elements, or blocks that the browser made for them.
 */
export function typedText(element: Node): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeName === 'BR') text += '\n';
    else if (isBlock(node)) text += `${text === '' ? '' : '\n'}${typedText(node).replace(/\n$/, '')}`;
    else text += node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : typedText(node);
  }
  return text;
}

/** A typed text with plain spaces, and none around it. */
export function plainTyped(text: string): string {
  return text
    .replace(/\r/g, '')
    .replace(/\u00a0/g, ' ')
    .trim();
}

function isBlock({ nodeName }: Node): boolean {
  return nodeName === 'DIV' || nodeName === 'P';
}
