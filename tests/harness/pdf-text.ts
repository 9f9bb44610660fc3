import { inflateSync } from 'node:zlib';

/** A PDF's text in the order it's drawn, a line for each piece set in one font, if its fonts say what their codes mean. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const letters = (fontId: string) => {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '')?.[1];
    return lettersOf(streamOf(objects.get(table ?? '') ?? ''));
  };
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  const fonts = new Map(named.map(([, name = '', id = '']) => [name, letters(id)]));
  return [...objects.values()]
    .map(streamOf)
    .flatMap((stream) => {
      let font = new Map<number, string>();
      return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, piece]) => {
        if (name) font = fonts.get(name) ?? new Map();
        if (piece === undefined) return [];
        const codes = (piece.match(/<([\da-f]+)>/gi) ?? []).join('').match(/[\da-f]{4}/gi) ?? [];
        return [codes.map((code) => font.get(Number.parseInt(code, 16)) ?? '').join('')];
      });
    })
    .join('\n');
}

function streamOf(body: string): string {
  const bytes = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1];
  try {
    return bytes ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : '';
  } catch {
    return '';
  }
}

/** A font's letters by their codes. */
function lettersOf(table: string): Map<number, string> {
  const ranges = [...table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]+)\]/g)];
  return new Map(
    ranges.flatMap(([, from = '', letters = '']) =>
      (letters.match(/[\da-f]{4,}/g) ?? []).map((hex, at): [number, string] => [
        Number.parseInt(from, 16) + at,
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}
