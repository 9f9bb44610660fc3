import type { HTMLAttributes, ReactNode } from 'react';
import type { AskedQuestion } from '../../../domain/briefs/advice.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { lengthWords } from '../../ui/text-length.ts';

type Kind = NonNullable<AskedQuestion['chips'][number]['detail']>;

/** The field for a chip's detail, shown beside it. */
export function ChipDetail({ chip, name, value, max, describedBy, invalid, onChange, onLeave }: ChipDetailProps): ReactNode {
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
export function missingDetail(kind: Kind): string {
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
