import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { formatCents, parseCents } from './money.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/**
 * A price in dollars. Starts from `defaultCents`, tidies what was typed on leaving (`1450` → `1,450`) and reports cents, or null while it is
 * no price. The form sends the text under `name`; parse it with `parseCents` on the server.
 */
export function PriceInput({ defaultCents, onCentsChange, className, ...rest }: PriceInputProps): ReactNode {
  const [text, setText] = useState(defaultCents === undefined ? '' : formatCents(defaultCents).slice(1));
  return (
    <div className="relative">
      <span aria-hidden="true" className="pointer-events-none absolute left-[.85rem] top-1/2 -translate-y-1/2 text-ink-2">
        $
      </span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onCentsChange?.(parseCents(event.target.value));
        }}
        onBlur={() => {
          const cents = parseCents(text);
          if (cents !== null) setText(formatCents(cents).slice(1));
        }}
        className={classNames('pl-[1.7rem]', className)}
      />
    </div>
  );
}

export type PriceInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type'> & {
  defaultCents?: number;
  onCentsChange?: (cents: number | null) => void;
};
