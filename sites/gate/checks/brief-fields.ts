import type { Check } from '../check.ts';
import { finding } from '../check.ts';

/** No answer of the owner's is lost: every answer is on the site, or the document says why not. */
export const briefFields: Check = {
  key: 'brief-fields',
  label: 'Brief answers',
  run({ use: { used, unused, lost } }) {
    const left = unused.length ? ` ${unused.length} left out with a reason.` : '';
    return finding(lost, `${used.length} answers are used.${left}`, 'Answers that are neither used nor explained');
  },
};
