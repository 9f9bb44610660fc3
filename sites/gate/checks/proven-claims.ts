import { checkLine } from '../../writer/claims.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';

/** No sentence says of the business what the brief did not say. */
export const provenClaims: Check = {
  key: 'claims',
  label: 'Unproved claims',
  run({ lines, brief }) {
    const unproved = lines.flatMap(({ line, where }) => checkLine(line, brief).map((problem) => `${where}: ${problem}`));
    return finding(unproved, 'Every statement about the business rests on an answer of the owner.', 'Statements that rest on nothing');
  },
};
