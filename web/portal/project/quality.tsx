import { Fold } from '../../ui/controls/fold.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { AboutSiteData } from './about-site-data.ts';

/** What our checks say of a version, in plain words: what to know first, then all of them. */
export function Quality({ quality }: { quality: NonNullable<AboutSiteData['quality']> }) {
  const passed = quality.checks.filter(({ status }) => status === 'pass');
  const rest = quality.checks.filter(({ status }) => status !== 'pass');
  return (
    <RuledSection title="Quality" aside={`Version ${quality.version}`}>
      <p className="border-b border-line py-[.55rem] text-ui">
        <Dot state={rest.length === 0 ? 'done' : quality.passed ? 'active' : 'late'}>
          {passed.length} of {quality.checks.length} checks passed
        </Dot>
      </p>
      <ul>
        {rest.map((check) => (
          <li key={check.key} className="border-b border-line py-2.5 text-small">
            <b className="block">{check.label}</b>
            {check.detail}
          </li>
        ))}
      </ul>
      <Fold summary="What was checked">
        <ul>
          {passed.map((check) => (
            <li key={check.key} className="border-b border-line py-2 text-small">
              <b className="block">{check.label}</b>
              <span className="text-ink-2">{check.detail}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </RuledSection>
  );
}
