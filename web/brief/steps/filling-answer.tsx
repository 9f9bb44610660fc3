import type { ReactNode } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { Field, Textarea } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { type Given, rowOf, withGiven } from '../interview/interview.ts';
import { Question } from '../interview/question.tsx';
import { filledIndex } from '../same-answer.ts';

type Asked = ThinPage['questions'][number];

/** A question that fills a page, answered where the page is said to be short. */
export function FillingAnswer({ question: { ask, of } }: { question: Asked }): ReactNode {
  return of ? <DescriptionAnswer ask={ask} of={of} /> : <InterviewQuestion ask={ask} />;
}

function InterviewQuestion({ ask }: { ask: string }): ReactNode {
  const { data, stepProblems } = useBriefForm();
  const { value: list = [], set, leave } = useAnswer<Given[]>('interview');
  const row = rowOf(data.advice.interview, list, ask);
  if (!row) return null;
  const problem = row.given && stepProblems.find(({ field }) => `${field}.`.startsWith(`interview.${row.at}.`));
  return <Question row={row} error={problem?.message} onChange={(given, when) => set(withGiven(list, row, given), when)} onLeave={leave} />;
}

/** The description of a service or product, which has a name and a price so far. */
function DescriptionAnswer({ ask, of: { path, name } }: { ask: string; of: NonNullable<Asked['of']> }): ReactNode {
  const { value: rows = [], set, leave, problem } = useAnswer<{ name?: string; description?: string }[]>(path);
  const at = rows.findIndex((row) => row.name?.trim() === name);
  const text = rows[at]?.description ?? '';
  const { left, tooLong } = lengthWords(text, briefLimits.serviceText);
  if (at < 0) return null;
  return (
    <Field
      className="border-t border-line pt-3.5 pb-4"
      label={ask}
      hint={left}
      error={tooLong ?? problem(`${path}.${filledIndex(rows, at)}.description`)}
    >
      {/* Without a name, because the step's own form may have the same field. */}
      <Textarea
        placeholder="One or two sentences, as you’d say it to a customer"
        value={text}
        onChange={({ target }) => set(rows.map((row, index) => (index === at ? { ...row, description: target.value } : row)))}
        onBlur={leave}
        className="min-h-16!"
      />
    </Field>
  );
}
