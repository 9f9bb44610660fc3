import { type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '../class-names.ts';

/** A section of an app screen: a line above its heading and `aside`, no box. With `focusRef`, code can move the focus to it. */
export function RuledSection({ title, aside, children, id, focusRef, className }: RuledSectionProps): ReactNode {
  const heading = useId();
  return (
    <section id={id} ref={focusRef} tabIndex={focusRef && -1} aria-labelledby={heading} className={classNames('section-rule', className)}>
      <div className="mb-1.5 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="mr-auto ui-heading">
          {title}
        </h2>
        {aside && <div className="flex min-w-0 max-w-full items-center gap-1.5 text-small text-ink-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export type RuledSectionProps = {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  focusRef?: RefObject<HTMLElement | null>;
  className?: string;
};
