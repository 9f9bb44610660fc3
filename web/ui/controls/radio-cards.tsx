import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * A choice between a few options, each with a line of explanation. They are native radio buttons, so arrow keys and forms work
 * without script. Put them in a FieldGroup, which asks the question. `columns` applies from tablet width on; phones stack them.
 * Other input attributes go to every radio button.
 */
export function RadioCards({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  columns = 3,
  className,
  ...rest
}: RadioCardsProps): ReactNode {
  return (
    <div className={classNames('grid gap-[.6rem]', grids[columns], className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative rounded-2 border-[1.5px] border-control px-[.85rem] py-[.7rem] text-ui font-semibold leading-[1.3] transition-colors duration-fast',
            'has-checked:border-ink has-checked:bg-chosen has-checked:inset-ring-[1.5px] has-checked:inset-ring-ink',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:opacity-50',
            'hover:border-ink',
          )}
        >
          <input
            {...rest}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            className="absolute inset-0 size-full appearance-none opacity-0"
            {...(value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value })}
            onChange={(event) => {
              rest.onChange?.(event);
              onValueChange?.(option.value);
            }}
          />
          {option.label}
          {option.note && <span className="block text-small font-normal text-ink-2">{option.note}</span>}
        </label>
      ))}
    </div>
  );
}

const grids = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' };

export type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> & {
  options: { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean }[];
  name: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  columns?: keyof typeof grids;
};
