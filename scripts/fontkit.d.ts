/** What we use of fontkit, which comes without types. */
declare module 'fontkit' {
  interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }
  interface Glyph {
    id: number;
    advanceWidth: number;
    path: { commands: PathCommand[] };
  }
  interface Font {
    unitsPerEm: number;
    capHeight: number;
    xHeight: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(text: string, features?: Record<string, boolean>): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }
  export function create(bytes: Buffer): Font;
}
