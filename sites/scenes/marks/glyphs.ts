const drawings = import.meta.glob<string>('../../trades/*/drawings/glyph.svg', { eager: true, query: '?raw', import: 'default' });

/** The sign of a trade in a 48 box about 0,0. `behind` is the color under it, for cut-outs. Trades without one get general's. */
export function glyph(trade: string, color: string, behind: string): string {
  const drawing = glyphOf(trade) ?? glyphOf('general') ?? '';
  const shapes = drawing.replace(/<\/?svg[^>]*>|(?<=>)\s+/g, '');
  return shapes.replaceAll('currentColor', color).replaceAll('white', behind);
}

function glyphOf(trade: string): string | undefined {
  return drawings[`../../trades/${trade}/drawings/glyph.svg`];
}
