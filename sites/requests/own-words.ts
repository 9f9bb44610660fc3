import type { Line } from './read-request.ts';

type Span = Line['spans'][number];
/** A line whose words are a piece of the text as it was typed. */
export interface OwnLine extends Line {
  /** True for what reads like a remark and asks for nothing, so no one has to do it. */
  isAside?: true;
}
interface OwnWords {
  lines: readonly Line[];
  remarks: Line['spans'];
  chatter: Line['spans'];
}
interface Piece extends OwnLine {
  spans: [Span, ...Span[]];
}

/** What may be between two words of one piece, beside signs. */
const joint = /^[^\p{L}\p{N}]*(?:(?:and|but|also|then|plus|so|or|oh|n|y|e|o|pero|tambien|también|ademas|además)[^\p{L}\p{N}]+)?$/iu;
/** What belongs to the piece that follows. */
const lead = /(?:(?<![\p{L}\p{N}])(?:and|but|also|plus|so|or|n|y|e|o|pero|también|además) +)?[¿¡("“'‘[]{0,4}$/iu;
/** What belongs to the piece before it. */
const end = /^["”'’)\]]*[.?!…]*["”'’)\]]*/u;

/**
 * The lines of a text with what goes to a person in the owner's own words: each wish in one piece, with its signs and its 'and'. `remarks`, which
 * were read as asking for nothing, go with the piece next to them. Where there's none, they're lines of their own, so nothing is dropped.
 * Of greetings and the like (`chatter`) only those within a sentence of a piece go with it: 'it's hard to read, fix it'.
 */
export function inOwnWords(text: string, { lines, remarks, chatter }: OwnWords): OwnLine[] {
  const own: Piece[] = [
    ...lines.flatMap((line): Piece[] => (isForPerson(line) ? runsOf(line) : piecesOf([{ ...line, spans: joined(line.spans) }]))),
    ...remarks.map((span): Piece => ({ wish: { do: 'person' }, isAside: true, spans: [span] })),
  ].sort((one, other) => one.spans[0][0] - other.spans[0][0]);
  const pieces: Piece[] = [];
  for (const piece of own) {
    const last = pieces.at(-1);
    const goesOn = last && isForPerson(last) && isForPerson(piece) && (last.isAside || piece.isAside) && isNext(last, piece);
    if (!goesOn) pieces.push(piece);
    // A remark takes the wish that it's next to.
    else
      pieces.splice(-1, 1, {
        wish: last.isAside ? piece.wish : last.wish,
        spans: [[last.spans[0][0], Math.max(last.spans[0][1], piece.spans[0][1])]],
        ...(last.isAside && piece.isAside && { isAside: true }),
      });
  }
  return pieces.map((piece, at) => (isForPerson(piece) ? { ...piece, spans: [whole(piece.spans[0], pieces[at - 1])] } : piece));

  /** Spans with nothing of another line in between are one. */
  function runsOf(line: Line): Piece[] {
    const others = lines.filter((other) => other !== line).flatMap(({ spans }) => spans);
    const runs: Span[] = [];
    for (const [from, to] of line.spans) {
      const last = runs.at(-1);
      if (last && !others.some(([start, stop]) => start >= last[1] && stop <= from)) last[1] = to;
      else runs.push([from, to]);
    }
    return runs.map((span) => ({ wish: line.wish, spans: [span] }));
  }

  function joined(spans: Line['spans']): Line['spans'] {
    const all: Span[] = [];
    for (const [from, to] of spans) {
      const last = all.at(-1);
      if (last && joint.test(text.slice(last[1], from))) last[1] = to;
      else all.push([from, to]);
    }
    return all;
  }

  function isNext(last: Piece, piece: Piece): boolean {
    return joint.test(text.slice(last.spans[0][1], piece.spans[0][0]));
  }

  /** A piece with the 'and' and the marks before it, and the signs after it. */
  function whole([from, to]: Span, before: Piece | undefined): Span {
    const [words = ''] = lead.exec(text.slice(before?.spans.at(-1)?.[1] ?? 0, from)) ?? [];
    const more = chatter.find(
      ([start]) => start >= to && /^[,;:\s]*$/.test(text.slice(to, start)) && !text.slice(to, start).includes('\n'),
    );
    const stop = more?.[1] ?? to;
    const [signs = ''] = end.exec(text.slice(stop)) ?? [];
    return [from - words.length, stop + signs.length];
  }
}

function isForPerson({ wish }: Line): boolean {
  return wish.do === 'person' || wish.do === 'question';
}

function piecesOf(lines: Line[]): Piece[] {
  return lines.flatMap((line) => {
    const [first, ...more] = line.spans;
    return first ? [{ ...line, spans: [first, ...more] as Piece['spans'] }] : [];
  });
}
