import type { Finding } from './finding.ts';

const marks = { ok: 'ok', wrong: 'WRONG', 'not checked': '-' } as const satisfies Record<Finding['state'], string>;
const markWidth = 7;

/** The findings as a table of `width` columns, with what to do below each that's wrong, and their number at the end. */
export function tableOf(findings: Finding[], width: number): string {
  const nameWidth = Math.max(...findings.map(({ name }) => name.length)) + 2;
  const indent = ' '.repeat(markWidth + nameWidth);
  const lines = findings.flatMap(({ name, state, says, advice }) => {
    const text = state === 'not checked' ? `Not checked. ${says}` : says;
    const [first = '', ...rest] = [
      ...wrapped(text, width - indent.length),
      ...(advice ? wrapped(`→ ${advice}`, width - indent.length) : []),
    ];
    return [`${marks[state].padEnd(markWidth)}${name.padEnd(nameWidth)}${first}`, ...rest.map((line) => indent + line)];
  });
  return `${lines.join('\n')}\n\n${countsOf(findings)}\n`;
}

function countsOf(findings: Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const wrong = count('wrong');
  return `${wrong === 0 ? 'Nothing is wrong' : `${wrong} wrong`}, ${count('ok')} ok, ${count('not checked')} not checked.`;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
