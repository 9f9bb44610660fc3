import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DotShape } from '../drawings/dot.tsx';

/**
 * A strip across the whole page that stays until its reason is gone. `test`: nothing here is real (dawn, ruled in ink).
 * `acting`: you see this as somebody else (night, a sun). `late`: something needs you now. `title` is the word, `action` the way out.
 */
export function Banner({ tone, title, children, action, className }: BannerProps): ReactNode {
  return (
    <aside aria-label={title} className={classNames('relative z-20 text-small', tones[tone], className)}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-[clamp(1rem,2.2vw,2.25rem)] py-1.5">
        {tone !== 'test' && <DotShape state={tone === 'late' ? 'late' : 'active'} size={10} />}
        <b className={classNames('text-ui', tone === 'late' && 'text-danger')}>{title}</b>
        {children && <span className={tone === 'acting' ? 'text-ink-2' : ''}>{children}</span>}
        {action && <span className="ml-auto">{action}</span>}
      </div>
    </aside>
  );
}

const tones = {
  test: 'dawn border-b-[1.5px] border-ink',
  acting: 'night border-b border-line',
  late: 'border-b-[1.5px] border-danger bg-raised text-ink',
};

export type BannerProps = { tone: keyof typeof tones; title: string; children?: ReactNode; action?: ReactNode; className?: string };
