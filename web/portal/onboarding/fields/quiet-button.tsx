import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** A button that looks like a small underlined link, for what few people need. */
export function QuietButton({ className, ...rest }: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'min-h-8 text-left text-small font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}
