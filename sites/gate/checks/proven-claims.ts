import { checkLine } from '../../writer/claims/claims.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';

/** No sentence says of the business what the brief did not say. Words of staff that do are shown to them before anything is sent. */
export const provenClaims: Check = {
  key: 'claims',
  label: 'Unsupported claims',
  run({ lines, derived }) {
    const problems = lines.flatMap(({ line, where }) =>
      checkLine(line, derived).map((problem) => ({ typed: line.from === 'staff', words: `${where}: ${problem}` })),
    );
    const [typed, written] = [true, false].map((by) => problems.filter((problem) => problem.typed === by).map(({ words }) => words));
    if (typed?.length && !written?.length) return finding(typed, '', 'Text by staff, not from the brief', 'warn');
    return finding(
      [...(written ?? []), ...(typed ?? [])],
      'Every statement about the business comes from an answer or the owner’s own text.',
      'Statements with no source',
    );
  },
};
