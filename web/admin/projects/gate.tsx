import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DeskProject } from './project-data.ts';

/** The gate's report on the newest version: each check, where it found something, and what the brief said that stands nowhere. */
export function Gate({ data }: { data: DeskProject }) {
  const { gate } = data;
  if (!gate) return null;
  const order = { fail: 0, warn: 1, pass: 2 };
  const checks = [...gate.checks].sort((a, b) => order[a.status] - order[b.status]);
  return (
    <RuledSection
      title={`Gate, version ${gate.number}`}
      aside={gate.passed ? <Dot state="done">Passed</Dot> : <Dot state="late">Failed</Dot>}
    >
      <ul>
        {checks.map((check) => (
          <li key={check.key} className="grid gap-x-4 border-b border-line py-2.5 text-small sm:grid-cols-[13rem_1fr]">
            <Dot state={check.status === 'fail' ? 'late' : check.status === 'warn' ? 'waiting' : 'done'}>{check.label}</Dot>
            <div className="min-w-0 text-ink-2">
              {check.detail}
              {check.where && check.where.length > 0 && check.status !== 'pass' && (
                <ul className="mt-1 text-micro break-words text-ink-3">
                  {check.where.slice(0, 8).map((place) => (
                    <li key={place}>{place}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {gate.unused.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-small font-semibold">
            {gate.unused.length} answers stand nowhere, each for a reason
          </summary>
          <dl className="text-small">
            {gate.unused.map((line) => (
              <div key={`${line.place} ${line.reason}`} className="border-b border-line py-2">
                <dt className="text-micro text-ink-3">{line.place}</dt>
                <dd>{line.reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </RuledSection>
  );
}
