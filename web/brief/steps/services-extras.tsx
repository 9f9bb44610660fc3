import { type ReactNode, useState } from 'react';
import { waysToPay } from '../../../content/ways-to-pay.ts';
import { briefLimits, listLimits } from '../../../sites/brief/limits.ts';
import { afterPress } from '../../browser/after-press.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { lengthWords } from '../../ui/text-length.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { Chip, chipRow } from '../fields/chip.tsx';
import { LinesAnswer } from '../fields/lines-answer.tsx';
import type { ListPath } from '../fields/rows.ts';
import { TextAnswer } from '../fields/text-answer.tsx';
import { parseList } from '../list-text.ts';
import { isBlank } from '../same-answer.ts';
import { mayNeedParking } from './what-fits.ts';

/** What happens, in the owner's steps. */
export function StepsAnswer({ optional }: { optional?: boolean }): ReactNode {
  return (
    <LinesAnswer
      path="details.steps"
      label="What happens, step by step?"
      one="Step"
      hint="Use two to four steps. For example: You send a photo. We call with a price. We come and fix it."
      optional={optional}
      atLeast={2}
      maxCharacters={briefLimits.step}
    />
  );
}

/** Ways to pay, and parking where customers come. */
export function PayAndParkAnswer(): ReactNode {
  const { data, answer } = useBriefForm();
  return (
    <>
      <ChipsAnswer
        path="business.payments"
        label="How can customers pay?"
        other="Another way to pay"
        options={waysToPay}
        maxCharacters={briefLimits.payment}
        optional
      />
      {(mayNeedParking(data.advice) || !isBlank(answer('business.parking'))) && (
        <TextAnswer
          path="business.parking"
          label="Where do customers park?"
          hint="For example: Free lot behind the building"
          max={briefLimits.parking}
          optional
        />
      )}
    </>
  );
}

/** A list of short answers: usual ones as chips, and a field for others, which become chips too. */
function ChipsAnswer({ path, label, other, options, maxCharacters, optional }: ChipsAnswerProps): ReactNode {
  const { value = [], set, leave } = useAnswer<string[]>(path);
  const { stepProblems } = useBriefForm();
  const [typed, setTyped] = useState('');
  const offered = [...new Set([...options, ...value])];
  const max = listLimits[path];
  const isFull = value.length >= max;
  const add = () => {
    const known = (text: string) => offered.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
    const next = [...new Set([...value, ...parseList(typed).map(known)])].slice(0, max);
    if (next.length > value.length) set(next, 'now');
    setTyped('');
    leave();
  };
  const tooLong = parseList(typed)
    .map((text) => lengthWords(text, maxCharacters).tooLong)
    .find(Boolean);
  return (
    <FieldGroup
      label={label}
      optional={optional}
      error={tooLong ?? stepProblems.find(({ field }) => `${field}.`.startsWith(`${path}.`))?.message}
    >
      <input type="hidden" name={`${path}.listed`} value="yes" />
      <div className={chipRow}>
        {offered.map((option) => (
          <Chip
            key={option}
            name={path}
            label={option}
            pressed={value.includes(option)}
            disabled={isFull && !value.includes(option)}
            onToggle={() => set(value.includes(option) ? value.filter((one) => one !== option) : [...value, option], 'now')}
          />
        ))}
      </div>
      {isFull ? (
        <p className="mt-2 text-small text-ink-2">You’ve chosen {max}, which is the limit.</p>
      ) : (
        <div className="mt-2 flex max-w-80 gap-2">
          <TextInput
            size="small"
            name={`${path}.other`}
            aria-label={other}
            placeholder={other}
            aria-invalid={tooLong ? true : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // What was typed is an answer, even if no one clicks "Add".
            onBlur={() => typed.trim() !== '' && !tooLong && afterPress(add)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              if (!tooLong) add();
            }}
          />
          <Button look="secondary" size="small" className="noscript:hidden" onClick={() => !tooLong && add()}>
            Add
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

type ChipsAnswerProps = {
  path: ListPath;
  label: string;
  /** Label of the field for other answers. */
  other: string;
  options: readonly string[];
  maxCharacters: number;
  optional?: boolean;
};
