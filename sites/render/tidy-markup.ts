/**
 * React's markup as we serve it: void elements without a slash, HTML's attributes in lower case, boolean ones without
 * `=""`, no preloads that React adds by itself. Phone numbers, times of day and, in main headings, short compounds don't break
 * across lines, words with slashes between them do. Words of neighboring elements don't run together where styles aren't read. React
 * escapes quotes and angle brackets in text and attributes, so these patterns can only match its own markup.
 */
export function tidyMarkup(html: string): string {
  return html
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/<(area|br|col|hr|img|input|link|meta|source|wbr)\b([^<>]*?)(?<!\s)\s*\/>/g, '<$1$2>')
    .replace(
      / ((?:auto|cross|date|enc|fetch|form|input|max|min|no|read|spell|src|use)[A-Z][A-Za-z]*)="/g,
      (_all, name: string) => ` ${name.toLowerCase()}="`,
    )
    .replace(/ (checked|disabled|hidden|multiple|open|readonly|required|selected)=""/gi, (_all, name: string) => ` ${name.toLowerCase()}`)
    .replace(
      /(<a\b[^<>]*\bhref="tel:[^<>]*>)(.*?)(<\/a>)/gs,
      (_all, open: string, inner: string, close: string) => open + unbroken(inner) + close,
    )
    .replace(/>[^<]+/g, (text) => text.replace(/(?<=\d) (?=[ap]m\b)/g, '\u00a0').replace(phoneNumber, unbroken))
    .replace(
      /([\p{L}\p{N}.,:;!?)]{2})((?:<\/(?:a|b|bdi|em|i|label|small|span|strong|time)>|<input\b[^<>]*>)*)((?:<(?:a|b|bdi|em|i|label|small|span|strong|time)\b[^<>]*>(?:<input\b[^<>]*>)?)+)(?=([\p{L}\p{N}(])[^<>])/gu,
      // Digits are one number in parts.
      (all, before: string, ends: string, begins: string, after: string) =>
        /\d$/.test(before) && /\d/.test(after) ? all : `${before}${ends} ${begins}`,
    )
    .replace(
      /(<h1\b[^>]*>(?:<bdi\b[^<>]*>)?)([^<]*)(?=<\/)/g,
      (_all, open: string, words: string) => open + words.replace(shortCompound, joined),
    )
    .replace(/<(\/?[a-z][a-z\d]*)((?:\s[^<>]*)?)>([^<]+)/gi, (all, tag: string, attributes: string, text: string) =>
      onlyText.has(tag) ? all : `<${tag}${attributes}>${text.replace(slash, '/<wbr>')}`,
    );
}

/** Elements that may not have others inside. */
const onlyText = new Set(['option', 'script', 'style', 'text', 'textPath', 'textarea', 'title', 'tspan']);

/** Between words, as in "breakfast/lunch", where some browsers wouldn't break. */
const slash = /(?<=\p{L}{3})\/(?=\p{L}{3})/gu;

/** A telephone number in a sentence. */
export const phoneNumber = /(?<!\d)(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)/g;

/** 'thirty-six', as one word. */
export const shortCompound = /(?<![\p{L}\p{N}-])\p{L}{2,8}-\p{L}{2,8}(?![\p{L}\p{N}-])/gu;

function joined(word: string): string {
  return word.replace('-', '\u2011');
}

/**
 * Spaces and hyphens of a telephone link made non-breaking; words around the number may still wrap, at a <wbr>. It's in a span with
 * its words: as a child of a flex box, some browsers lay it out as an item of its own, with the gap on both sides.
 */
function unbroken(inner: string): string {
  return inner
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) return part;
      const text = part.replace(/(\S)[ \u00a0]+(?=(\S))/g, joint).replaceAll('-', '\u2011');
      return text.includes('<wbr>') ? `<span>${text}</span>` : text;
    })
    .join('');
}

function joint(_all: string, before: string, after: string): string {
  const withinNumber = /[\d)+]/.test(before) && /[\d(]/.test(after);
  return `${before}\u00a0${withinNumber ? '' : '<wbr>'}`;
}
