import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { FirstFew } from './first-few.tsx';
import type { ProjectData } from './project-data.ts';

/** The owner's answers. Those they haven't confirmed come first, because the site doesn't show them. */
export function Brief({ data: { brief, unconfirmed } }: { data: ProjectData }) {
  return (
    <RuledSection title="Brief" aside={unconfirmed.length > 0 && `${unconfirmed.length} not confirmed`}>
      {unconfirmed.length > 0 && (
        <ul className="border-b border-line py-2 text-small">
          {unconfirmed.map((words) => (
            <li key={words} className="py-1 wrap-anywhere">
              <Dot state="waiting">{words}</Dot>
            </li>
          ))}
        </ul>
      )}
      {brief.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">No answers yet.</p>
      ) : (
        <FirstFew of={brief} few={12} all={`Show all ${brief.length} answers`}>
          {(shown) => (
            <dl className="text-small">
              {shown.map((line) => (
                <div key={line.label} className="border-b border-line py-2">
                  <dt className="text-micro text-ink-3">{line.label}</dt>
                  <dd className="wrap-anywhere">{line.answer}</dd>
                </div>
              ))}
            </dl>
          )}
        </FirstFew>
      )}
    </RuledSection>
  );
}
