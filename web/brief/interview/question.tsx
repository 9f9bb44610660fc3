import { Fragment, type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AskedQuestion } from '../../../domain/briefs/advice.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldGroup, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { lengthWords } from '../../ui/text-length.ts';
import { Chip, chipRow } from '../fields/chip.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';
import { chosenIn, type Given, type InterviewRow, ownWordsIn, withChip, withDetail, withOwnWords } from './interview.ts';

/** A question of the interview: chips, what a chosen chip asks for, and the owner's own words. */
export function Question({ row, error, onChange, onLeave }: QuestionProps): ReactNode {
  const { at, asked } = row;
  const name = `interview.${at}`;
  /** What was entered for each chip, so undoing one and choosing it again restores it. */
  const entered = useRef<Record<string, string>>({});
  const [typing, setTyping] = useState<{ words: string; chips: AskedQuestion['chips'] }>();
  const [isOpen, setOpen] = useState(false);
  const missingId = useId();
  const chosen = typing?.chips ?? chosenIn(row);
  const words = typing?.words ?? ownWordsIn(row);
  const isOwn = isOpen || words !== '' || asked.chips.length === 0;
  const detail = row.given?.detail ?? '';
  const asking = chosen.find((chip) => chip.detail);
  const tooLong = lengthWords(words, briefLimits.answer).tooLong ?? lengthWords(detail, briefLimits.detail).tooLong;
  const missing = asking?.detail && !detail.trim() ? missingDetail(asking.detail) : undefined;
  const tap = (label: string) => onChange(withChip(row, label, entered.current[label]), 'now');
  const type = (text: string) => {
    const chips = typing?.chips ?? chosenIn(row);
    setTyping({ words: text, chips });
    onChange(withOwnWords(row, text, chips), 'typing');
  };
  return (
    <div className="border-t border-line pt-3.5 pb-4">
      <FieldGroup label={asked.ask} error={tooLong ?? error}>
        <input type="hidden" name={`${name}.question`} value={asked.ask} />
        {asked.several && <p className="-mt-1 mb-2 text-small text-ink-2">Choose all that apply.</p>}
        <div className={classNames(chipRow, 'empty:hidden')}>
          {asked.chips.map((chip) => (
            <Fragment key={chip.label}>
              <Chip name={`${name}.answers`} label={chip.label} pressed={chosen.includes(chip)} onToggle={() => tap(chip.label)} />
              {chip === asking && (
                <ChipDetail
                  chip={chip}
                  name={`${name}.detail`}
                  value={detail}
                  max={briefLimits.detail}
                  describedBy={missing && missingId}
                  invalid={Boolean(error)}
                  onChange={(value) => {
                    entered.current[chip.label] = value;
                    onChange(withDetail(row, value), 'typing');
                  }}
                  onLeave={onLeave}
                />
              )}
            </Fragment>
          ))}
          {!isOwn && (
            <QuietButton onClick={() => setOpen(true)} className="noscript:hidden">
              {chosen.length > 0 ? 'Add your own words' : 'Answer in your own words'}
              <span className="sr-only"> to “{asked.ask}”</span>
            </QuietButton>
          )}
        </div>
        {missing && (
          <p id={missingId} className="mt-1.5 text-small text-ink-2">
            {missing}
          </p>
        )}
        <OwnWords
          name={`${name}.own`}
          question={asked.ask}
          value={words}
          isOpen={isOwn}
          wantsFocus={isOpen}
          limit={briefLimits.answer}
          onChange={type}
          onLeave={() => {
            setTyping(undefined);
            if (words.trim() === '') setOpen(false);
            onLeave();
          }}
        />
      </FieldGroup>
    </div>
  );
}

/** A field for an answer that no chip says. Hidden until someone wants it. */
function OwnWords({ name, question, value, isOpen, wantsFocus, limit, onChange, onLeave }: OwnWordsProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus]);
  return (
    <div className={isOpen ? 'mt-2' : 'mt-2 hidden noscript:block'}>
      <Textarea
        ref={field}
        name={name}
        aria-label={`In your own words: ${question}`}
        aria-describedby={`${id}-left`}
        placeholder="One or two sentences, as you’d say it to a customer"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        className="min-h-16!"
      />
      <p id={`${id}-left`} className="text-small text-ink-2 empty:hidden">
        {lengthWords(value, limit).left}
      </p>
    </div>
  );
}

interface QuestionProps {
  row: InterviewRow;
  error: string | undefined;
  onChange: (given: Given | undefined, when: 'typing' | 'now') => void;
  onLeave: () => void;
}

interface OwnWordsProps {
  name: string;
  question: string;
  value: string;
  isOpen: boolean;
  /** True once the owner asked for the field. */
  wantsFocus: boolean;
  limit: number;
  onChange: (text: string) => void;
  onLeave: () => void;
}

type Kind = NonNullable<AskedQuestion['chips'][number]['detail']>;

/** The field for a chip's detail, shown beside it. */
function ChipDetail({ chip, name, value, max, describedBy, invalid, onChange, onLeave }: ChipDetailProps): ReactNode {
  const kind = kinds[chip.detail ?? 'text'];
  // '50%' and 'half' are amounts too, but not of dollars.
  const hasSign = chip.detail === 'amount' && !/[%a-z]/i.test(value);
  return (
    <span className={classNames('relative inline-block max-w-full', kind.width)}>
      {hasSign && (
        <span aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-small text-ink-2">
          $
        </span>
      )}
      <TextInput
        size="small"
        name={name}
        aria-label={`${chip.label}: ${kind.what}`}
        aria-invalid={invalid || lengthWords(value, max).tooLong ? true : undefined}
        aria-describedby={describedBy}
        inputMode={kind.inputMode}
        placeholder={kind.placeholder}
        autoComplete="off"
        autoCapitalize={chip.detail === 'link' ? 'none' : undefined}
        value={value}
        onChange={({ target }) => onChange(chip.detail === 'amount' ? target.value.replace(/^\s*\$\s*/, '') : target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          // Enter would send the step.
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onLeave();
        }}
        className={hasSign ? 'pl-6!' : undefined}
      />
    </span>
  );
}

/** What to add to a chip, without which its answer says nothing. */
function missingDetail(kind: Kind): string {
  return `${kinds[kind].add}, or we’ll leave this answer out.`;
}

const kinds: Record<
  Kind,
  { what: string; add: string; placeholder?: string; inputMode: HTMLAttributes<HTMLElement>['inputMode']; width: string }
> = {
  amount: { what: 'amount in dollars', add: 'Add the amount', placeholder: '79', inputMode: 'decimal', width: 'w-28' },
  time: { what: 'time', add: 'Add the time', placeholder: '5 pm', inputMode: 'text', width: 'w-40' },
  number: { what: 'number', add: 'Add the number', placeholder: '20', inputMode: 'numeric', width: 'w-24' },
  text: { what: 'details', add: 'Add the details', placeholder: 'Details', inputMode: 'text', width: 'w-64' },
  list: { what: 'list', add: 'List them', placeholder: 'Separate with commas', inputMode: 'text', width: 'w-64' },
  link: { what: 'link', add: 'Add the link', placeholder: 'https://', inputMode: 'url', width: 'w-64' },
};

interface ChipDetailProps {
  chip: AskedQuestion['chips'][number];
  name: string;
  value: string;
  max: number;
  /** Id of what is said about it. */
  describedBy: string | undefined;
  invalid: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}
