import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { unavailable } from '../../ui/controls/button.tsx';

/** A button that looks like a small underlined link, for what few people need. A disabled one keeps the focus. */
export function QuietButton({ className, disabled = false, onClick, ...rest }: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      {...unavailable(disabled, onClick)}
      className={classNames(
        'min-h-8 text-left text-small font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}
