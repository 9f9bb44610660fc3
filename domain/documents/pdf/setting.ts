import type { FlatColors } from '../../../content/brand-colors.ts';
import { type Face, runsOf } from './faces.ts';

export interface Style {
  face: Face;
  /** In points. */
  size: number;
  /** Line height in points. */
  leading: number;
  color: string;
}

/** Tabular figures, so amounts align. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'lnum', 'kern'];

/** The width of a line in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, { face, size }: Style): number {
  return runsOf(text, face).reduce((sum, run) => sum + doc.font(run.font, size).widthOfString(run.text, { features }), 0);
}

/** Breaks text into lines of up to `width` points. Words longer than a line are broken too. */
export function linesOf(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => brokenLines(doc, paragraph, style, width));
}

function brokenLines(doc: PDFKit.PDFDocument, paragraph: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(doc, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const sign of word) {
      if (line && widthOf(doc, line + sign, style) > width) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line ? [...lines, line] : lines;
}

interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** Writes lines below each other. Returns the position of the next line. */
export function write(doc: PDFKit.PDFDocument, lines: string[], style: Style, { x, y, width, align = 'left' }: Place): number {
  lines.forEach((line, place) => {
    let at = align === 'right' ? x + width - widthOf(doc, line, style) : x;
    for (const run of runsOf(line, style.face)) {
      doc
        .font(run.font, style.size)
        .fillColor(style.color)
        .text(run.text, at, y + place * style.leading, { lineBreak: false, features });
      at += doc.widthOfString(run.text, { features });
    }
  });
  return y + lines.length * style.leading;
}

/** Draws something that screen readers skip. */
export function aside(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A horizontal line. */
export function rule(doc: PDFKit.PDFDocument, x: number, y: number, width: number, thick: number, color: string): void {
  aside(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke();
  });
}

/** The mark: an uploaded one, or horizon, the sun's path, half a sun (web/ui/drawings/mark.tsx). */
export function mark(
  doc: PDFKit.PDFDocument,
  { x, y, size }: { x: number; y: number; size: number },
  { ink, sun }: FlatColors,
  picture?: Buffer,
): void {
  aside(doc, () => {
    if (picture) {
      doc.image(picture, x, y, { width: size, height: size });
      return;
    }
    doc
      .save()
      .translate(x, y)
      .scale(size / 32);
    doc.path('M9 24.6a7.6 7.6 0 0 1 15.2 0z').fill(sun);
    doc.lineWidth(2.4).lineCap('round').strokeColor(ink);
    doc.path('M3.4 24A13.2 13.2 0 0 1 16.6 10.8').stroke();
    doc.path('M2 26h28').stroke();
    doc.restore();
  });
}
