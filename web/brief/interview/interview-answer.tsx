import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FieldError } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';
import { type Given, isAnswered, othersOf, rowsToAsk, withGiven } from './interview.ts';
import { Question } from './question.tsx';

/** Asked right away. The others come with a tap. */
const first = 5;

/** What customers of this trade ask: the best questions, the answered ones, and the others on request. */
export function InterviewAnswer(): ReactNode {
  const { data, answer, stepProblems } = useBriefForm();
  const { interview } = data.advice;
  const { value: list = [], set, leave, error } = useAnswer<Given[]>('interview');
  // Links to a question open them all, as does the button without script.
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get('more') === 'interview');
  const questions = useRef<HTMLDivElement>(null);
  const rows = rowsToAsk(interview, answer);
  const [early] = useState(() => new Set(rows.filter(({ given }, index) => index < first || given).map(({ asked }) => asked.ask)));
  const problemAt = (at: number) => stepProblems.find(({ field }) => `${field}.`.startsWith(`interview.${at}.`))?.message;
  const shown = rows.filter(({ asked, at, given }) => isOpen || early.has(asked.ask) || (given && problemAt(at)));
  const answered = rows.filter(isAnswered).length;
  const rest = rows.length - shown.length;
  const showRest = () => {
    setOpen(true);
    // The button disappears, so the focus moves to the first new question.
    const next = rows.findIndex((row) => !shown.includes(row));
    requestAnimationFrame(() => {
      const input = questions.current?.children[next]?.querySelector<HTMLElement>('input:not([type=hidden])');
      input?.scrollIntoView({ block: 'nearest' });
      input?.focus();
    });
  };
  return (
    <div>
      <div ref={questions} className="border-b border-line">
        {shown.map((row) => (
          <Question
            key={row.asked.ask}
            row={row}
            error={row.given && problemAt(row.at)}
            onChange={(given, when) => set(withGiven(list, row, given), when)}
            onLeave={leave}
          />
        ))}
      </div>
      {othersOf(interview, list).map(({ at, given }) => (
        <FormerAnswer
          key={given.question}
          name={`interview.${at}`}
          given={given}
          error={problemAt(at)}
          onRemove={() =>
            set(
              list.filter((one) => one !== given),
              'now',
            )
          }
        />
      ))}
      <FieldError className="mt-1">{error}</FieldError>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {rest > 0 && (
          <button
            type="submit"
            name="intent"
            value="add:interview"
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              showRest();
            }}
            className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-2 forced-colors:border px-1 text-[1rem] font-semibold text-ink hover:bg-ink/6"
          >
            <Icon of={ChevronDown} size={18} /> Show {rest} more {rest === 1 ? 'question' : 'questions'}
          </button>
        )}
        <output className="ml-auto text-small text-ink-2">
          {answered} of {rows.length} answered
        </output>
      </div>
    </div>
  );
}

/**
 * An answer to a question that isn't asked now. It stays in the brief in case its trade comes back, and is only seen if it has a
 * problem. Without script the whole list is posted, so it has to be in the form.
 */
function FormerAnswer({ name, given, error, onRemove }: FormerAnswerProps) {
  return (
    <>
      <input type="hidden" name={`${name}.question`} value={given.question} />
      {given.answers.map((answer) => (
        <input key={answer} type="hidden" name={`${name}.answers`} value={answer} />
      ))}
      {given.detail && <input type="hidden" name={`${name}.detail`} value={given.detail} />}
      {error && (
        <div className="border-b border-line py-3 text-ui">
          <p>
            You answered “{given.question}” for another kind of business.{' '}
            <QuietButton onClick={onRemove}>
              Remove answer<span className="sr-only"> to “{given.question}”</span>
            </QuietButton>
          </p>
          <FieldError className="mt-1">{error}</FieldError>
        </div>
      )}
    </>
  );
}

interface FormerAnswerProps {
  name: string;
  given: Given;
  error: string | undefined;
  onRemove: () => void;
}
