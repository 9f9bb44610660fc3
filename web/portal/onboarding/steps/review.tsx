import { type ReactNode, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { atTheEarliest } from '../../../../content/clock-start.ts';
import { type BriefStep, briefSteps, stepOfField } from '../../../../domain/briefs/schema.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { isBlank } from '../same-answer.ts';
import { type SummaryRow, summaryOf } from './summary.ts';

/** Step 8: problems, suggestions, all answers, and what won't be shown. */
export function ReviewStep(): ReactNode {
  const { data, answer, problems, revision } = useBriefForm();
  const { revalidate } = useRevalidator();
  const asked = useRef(data.revision);
  useEffect(() => {
    if (revision <= Math.max(asked.current, data.revision)) return;
    asked.current = revision;
    void revalidate();
  }, [revision, data.revision, revalidate]);
  const summary = summaryOf(answer, data);
  const picked = (answer('pages') ?? []) as string[];
  const worth = data.advice.worthAsking.filter(({ field }) => {
    const page = /^details\.(\w+)/.exec(field)?.[1];
    return !page || picked.includes(page);
  });
  return (
    <>
      {problems.length > 0 ? (
        <Notice
          state="late"
          title={problems.length === 1 ? 'Fix one thing before you send' : `Fix ${problems.length} things before you send`}
        >
          <ul className="grid gap-1">
            {problems.map(({ field, message }) => (
              <li key={field + message}>
                <FieldLink field={field}>{message}</FieldLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice state="done" title="Nothing’s missing">
          You can send your brief now.{' '}
          {data.paid
            ? `The clock starts when you send it${atTheEarliest(data.startsOn)}.`
            : 'The clock starts once you’ve sent it and paid, on your start day at the earliest.'}
        </Notice>
      )}
      {worth.length > 0 && (
        <RuledSection title={data.advice.trade ? `Worth adding for ${data.advice.trade}` : 'Worth adding'}>
          <ul>
            {worth.map(({ field, why }) => (
              <li key={field} className="border-b border-line py-2.5 text-ui text-ink-2">
                {why} <FieldLink field={field}>{placeNames[field] ?? stepLabel(stepOfField(field))}</FieldLink>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
      {briefSteps.map(({ key, label }) => {
        const rows = summary[key];
        return rows && <StepSummary key={key} step={key} label={label} rows={rows} />;
      })}
      {data.leftOut.length > 0 && (
        <RuledSection title="Won’t be shown">
          <ul>
            {data.leftOut.map(({ place, reason, step }) => (
              <li key={place + reason} className="border-b border-line py-2.5 text-ui">
                <Link to={`/onboarding/${step}`} className="link">
                  {place}
                </Link>
                <span className="block text-small text-ink-2">{reason}</span>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
    </>
  );
}

function StepSummary({ step, label, rows }: { step: BriefStep; label: string; rows: SummaryRow[] }) {
  const answered = rows.filter(({ value }) => !isBlank(value));
  const silent = rows.filter(({ value }) => isBlank(value)).map(({ label: name }) => (name === 'FAQ' ? name : name.toLowerCase()));
  return (
    <RuledSection
      title={label}
      aside={
        <Link to={`/onboarding/${step}`} className="link">
          Change<span className="sr-only"> {label.toLowerCase()}</span>
        </Link>
      }
    >
      <dl>
        {answered.map(({ label: name, value, colors }) => (
          <div key={name} className="grid gap-x-4 border-b border-line py-2 text-ui sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">
              {colors?.map((color) => (
                <svg key={color} aria-hidden="true" className="mr-1.5 inline-block size-4 rounded-1 align-[-.2em] text-ink">
                  <rect width="100%" height="100%" fill={color} stroke="currentColor" strokeOpacity=".2" strokeWidth="2" />
                </svg>
              ))}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {silent.length > 0 && <p className="py-2 text-small text-ink-2">Not answered yet: {silent.join(', ')}.</p>}
    </RuledSection>
  );
}

/** A link to a field, which gets the focus when its step opens. */
function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  return <Link to={`/onboarding/${stepOfField(field)}?check=1#${field}`}>{children}</Link>;
}

function stepLabel(step: BriefStep): string {
  return briefSteps.find(({ key }) => key === step)?.label ?? '';
}

const placeNames: Record<string, string> = {
  'business.address': 'Add the address',
  'business.founded': 'Add the year',
  'business.hours': 'Add the hours',
  'business.languages': 'Add the languages',
  'business.licences': 'Add the license',
  'business.serviceArea': 'Add the towns',
  services: 'Add the services',
  'services.priceFrom': 'Add prices',
  'details.faq': 'Add questions',
  'details.booking': 'Add how people book',
  'details.shop': 'Add products',
  photos: 'Add photos',
};
