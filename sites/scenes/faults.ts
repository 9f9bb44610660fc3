import { pathFaults } from './path-faults.ts';

/** Most bytes of a drawing, uncompressed. */
export const maxBytes = 8 * 1024;

/** What is wrong with a drawing, in words; empty when nothing is. Drawings hold flat shapes only, so they print, scale and recolor. */
export function faults(svg: string): string[] {
  const problems: string[] = [];
  for (const name of ['text', 'linearGradient', 'radialGradient', 'filter', 'image', 'style', 'script', 'foreignObject']) {
    if (svg.includes(`<${name}`)) problems.push(`has <${name}>`);
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size < ids.length) problems.push('repeats an id');
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!ids.includes(id)) problems.push(`refers to #${id}, which is not in it`);
  for (const word of ['NaN', 'undefined', 'Infinity', 'null']) if (svg.includes(word)) problems.push(`holds ${word}`);
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) problems.push(...pathFaults(data));
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes > maxBytes) problems.push(`${bytes} bytes`);
  const open = (svg.match(/<g[ >]/g) ?? []).length - (svg.match(/<\/g>/g) ?? []).length;
  const selfClosed = (svg.match(/<g [^>]*\/>/g) ?? []).length;
  if (open !== selfClosed) problems.push('leaves a group open');
  return problems;
}
