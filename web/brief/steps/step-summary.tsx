import type { ReactNode } from 'react';
import type { BriefStep } from '../../../domain/briefs/schema.ts';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { isBlank } from '../same-answer.ts';
import { StepLink } from '../step-link.tsx';
import { areLines, interviewSummary, type SummaryRow } from './summary.ts';

/** The answers of a step, and which questions have none. */
export function StepSummary({ step, label, rows }: { step: BriefStep; label: string; rows: SummaryRow[] }): ReactNode {
  const answered = rows.filter(({ value }) => !isBlank(value));
  const silent = rows.filter(({ value }) => isBlank(value)).map(({ label: name }) => (name === 'FAQ' ? name : name.toLowerCase()));
  return (
    <RuledSection
      title={label}
      aside={
        <StepLink step={step} className="link inline-block pointer-coarse:py-2.5">
          Change<span className="sr-only"> {label.toLowerCase()}</span>
        </StepLink>
      }
    >
      <Rows rows={answered} />
      {silent.length > 0 && <p className="py-2 text-small text-ink-2">Not answered yet: {silent.join(', ')}.</p>}
    </RuledSection>
  );
}

/** The answers of the interview, by question. */
export function InterviewSummary(): ReactNode {
  const { data, answer } = useBriefForm();
  const rows = interviewSummary(answer, data);
  if (isBlank(answer('business.trade'))) return null;
  return (
    <RuledSection
      title="What customers ask"
      aside={
        <StepLink step="services" field="interview.0" className="link inline-block pointer-coarse:py-2.5">
          {rows.length > 0 ? 'Change' : 'Answer'}
          <span className="sr-only"> what customers ask</span>
        </StepLink>
      }
    >
      <Rows rows={rows} isWide />
      {rows.length === 0 && <p className="py-2 text-small text-ink-2">No answers yet. Each one becomes a sentence on your site.</p>}
    </RuledSection>
  );
}

/** `isWide`: the labels are questions. */
function Rows({ rows, isWide = false }: { rows: SummaryRow[]; isWide?: boolean }) {
  const columns = isWide ? 'sm:grid-cols-2' : 'sm:grid-cols-[9rem_minmax(0,1fr)]';
  return (
    <dl>
      {rows.map(({ label, value, colors }) => (
        <div key={label} className={`grid gap-x-4 border-b border-line py-2 text-ui ${columns}`}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">
            {colors?.map((color) => (
              <svg key={color} aria-hidden="true" className="mr-1.5 inline-block size-4 rounded-1 align-[-.2em] text-ink">
                <rect width="100%" height="100%" fill={color} stroke="currentColor" strokeOpacity=".2" strokeWidth="2" />
              </svg>
            ))}
            <Value of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts in one line, or each in its own. */
function Value({ of: value }: { of: SummaryRow['value'] }) {
  if (!Array.isArray(value)) return <bdi>{value}</bdi>;
  const isLines = areLines(value);
  return value.map(({ text, after }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the list
    <span key={index} className={isLines ? 'block' : undefined}>
      {!isLines && index > 0 && ', '}
      <bdi>{text}</bdi>
      {after && <span className="text-ink-2"> {after}</span>}
    </span>
  ));
}
