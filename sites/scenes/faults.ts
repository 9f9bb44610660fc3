/** Most bytes of a drawing, uncompressed. */
export const maxBytes = 8 * 1024;

/** What is wrong with a drawing, in words; empty when nothing is. Drawings hold flat shapes only, so they print, scale and recolor. */
export function faults(svg: string): string[] {
  const found: string[] = [];
  for (const name of ['text', 'linearGradient', 'radialGradient', 'filter', 'image', 'style', 'script', 'foreignObject']) {
    if (svg.includes(`<${name}`)) found.push(`has <${name}>`);
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size < ids.length) found.push('repeats an id');
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!ids.includes(id)) found.push(`refers to #${id}, which is not in it`);
  for (const word of ['NaN', 'undefined', 'Infinity', 'null']) if (svg.includes(word)) found.push(`holds ${word}`);
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes > maxBytes) found.push(`${bytes} bytes`);
  const open = (svg.match(/<g[ >]/g) ?? []).length - (svg.match(/<\/g>/g) ?? []).length;
  const selfClosed = (svg.match(/<g [^>]*\/>/g) ?? []).length;
  if (open !== selfClosed) found.push('leaves a group open');
  return found;
}
