import { ChevronRight } from 'lucide-react';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { ProjectData } from './project-data.ts';

/** The newest version's quality report: each check, where it found something, and answers that the site doesn't show. */
export function Gate({ data }: { data: ProjectData }) {
  const { gate } = data;
  const live = data.versions.find((version) => version.live);
  if (!gate) return null;
  const order = { fail: 0, warn: 1, pass: 2 };
  const checks = [...gate.checks].sort((a, b) => order[a.status] - order[b.status]);
  return (
    <RuledSection
      title={`Quality check, version ${gate.number}`}
      aside={
        <>
          {gate.passed ? <Dot state="done">Passed</Dot> : <Dot state="late">Failed</Dot>}
          {live && live.number !== gate.number && <span>, version {live.number} is live</span>}
        </>
      }
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
        <details className="group/fold mt-1">
          <summary className="flex cursor-pointer items-center gap-2 py-2 text-small font-semibold">
            <Icon of={ChevronRight} size={16} className="transition-[rotate] duration-base group-open/fold:rotate-90" />
            {gate.unused.length === 1
              ? '1 part of the brief isn’t on the site'
              : `${gate.unused.length} parts of the brief aren’t on the site`}
          </summary>
          <dl className="text-small">
            {gate.unused.map(({ place, reasons }) => (
              <div key={place} className="border-b border-line py-2">
                <dt className="text-micro text-ink-3">{place}</dt>
                {reasons.map((reason) => (
                  <dd key={reason}>{reason}</dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </RuledSection>
  );
}
