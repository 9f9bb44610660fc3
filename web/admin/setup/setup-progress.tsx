import type { ReactNode } from 'react';
import { type SetupStep, setupEnd, setupSteps } from '../../../domain/settings/setup-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { DotShape } from '../../ui/drawings/dot.tsx';

/** The steps of the setup as links: a bar for each on phones, with their names on wide screens. */
export function SetupProgress({ current, done }: { current: SetupStep | typeof setupEnd; done: readonly SetupStep[] }): ReactNode {
  const all = [...setupSteps, { key: setupEnd, label: 'Finish' } as const];
  const next = all[all.findIndex(({ key }) => key === current) + 1];
  return (
    <nav aria-label="Setup steps" className="mb-8">
      <ol className="grid auto-cols-fr grid-flow-col gap-1 xl:gap-2">
        {all.map(({ key, label }) => {
          const isDone = done.some((step) => step === key);
          return (
            <li key={key} className="min-w-0">
              <Link
                to={`/admin/setup/${key}`}
                aria-current={key === current ? 'step' : undefined}
                className="group/step block py-3 text-ink no-underline pointer-coarse:py-5"
              >
                <span
                  className={classNames(
                    'block h-1 rounded-[2px] transition-colors duration-fast forced-colors:forced-color-adjust-none',
                    key === current
                      ? 'bg-sun-lo forced-colors:bg-[Highlight]'
                      : isDone
                        ? 'bg-ink'
                        : 'bg-line-strong group-hover/step:bg-control forced-colors:bg-[GrayText]',
                  )}
                />
                <span
                  className={classNames(
                    'mt-2 hidden items-baseline gap-1.5 text-small xl:flex',
                    key === current ? 'font-semibold' : 'text-ink-2',
                  )}
                >
                  {isDone && <DotShape state="done" size={7} />}
                  {label}
                </span>
                <span className="sr-only xl:hidden">
                  {label}
                  {isDone && ', done'}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {next && <p className="text-small text-ink-2 xl:hidden">Next: {next.label}</p>}
    </nav>
  );
}
