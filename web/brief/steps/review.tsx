import { Fragment, type ReactNode } from 'react';
import { atTheEarliest } from '../../../content/clock-start.ts';
import { type KeptText, withKept } from '../../../domain/briefs/kept-schema.ts';
import { briefSteps, stepOfField } from '../../../domain/briefs/schema.ts';
import { Notice } from '../../ui/controls/notice.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { asShown } from '../as-shown.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { StepLink } from '../step-link.tsx';
import { useFreshData } from '../use-fresh-data.ts';
import { HeadlineAnswer } from './headline.tsx';
import { PhotosWithoutRoom } from './photos-without-room.tsx';
import { InterviewSummary, StepSummary } from './step-summary.tsx';
import { summaryOf } from './summary.ts';
import { ThinPages } from './thin-pages.tsx';
import { Tidied } from './tidied.tsx';
import { mayServeTowns } from './what-fits.ts';

/** Step 8: problems, suggestions, questions, what we tidied, all answers, and what won't be shown. */
export function ReviewStep(): ReactNode {
  const { data, answer } = useBriefForm();
  useFreshData();
  const { value: kept = [] } = useAnswer<KeptText[]>('kept');
  const edited = (data.tidied ?? []).filter(({ field, before }) => !isKept(kept, field, before));
  const summary = summaryOf((path) => asShown(answer(path), path, edited), data);
  const picked = (answer('pages') ?? []) as string[];
  const worth = data.advice.worthAsking.filter(({ field }) => {
    if (field === 'business.serviceArea') return mayServeTowns(data.advice);
    const page = /^details\.(\w+)/.exec(field)?.[1];
    return !page || picked.includes(page);
  });
  return (
    <>
      <Readiness />
      {worth.length > 0 && (
        <RuledSection title={data.advice.trade ? `Worth adding for ${data.advice.trade}` : 'Worth adding'}>
          <ul>
            {worth.map(({ field, why }) => (
              <li key={field} className="border-b border-line py-2.5 text-ui text-ink-2">
                {why}{' '}
                <FieldLink field={field}>{placeNames[field] ?? briefSteps.find(({ key }) => key === stepOfField(field))?.label}</FieldLink>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
      {data.advice.doubts.length > 0 && (
        <RuledSection title="Please check">
          <ul>
            {data.advice.doubts.map(({ field, message }) => (
              <li key={`${field} ${message}`} className="border-b border-line py-2.5 text-ui text-ink-2">
                {message} <FieldLink field={field}>Change</FieldLink>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
      <ThinPages title="Pages that would be short">
        <p className="mb-2 text-small text-ink-2">You can send your brief anyway. We publish short pages as they are, without filler.</p>
      </ThinPages>
      <HeadlineAnswer />
      <TidiedAnswers />
      {briefSteps.map(({ key, label }) => {
        const rows = summary[key];
        return (
          <Fragment key={key}>
            {rows && <StepSummary step={key} label={label} rows={rows} />}
            {key === 'services' && <InterviewSummary />}
            {key === 'photos' && <PhotosWithoutRoom />}
          </Fragment>
        );
      })}
      {data.leftOut.length > 0 && (
        <RuledSection title="Won’t be shown">
          <ul>
            {data.leftOut.map(({ place, reason, step }) => (
              <li key={place + reason} className="border-b border-line py-2.5 text-ui">
                <StepLink step={step} className="link">
                  {place}
                </StepLink>
                <span className="block text-small text-ink-2">{reason}</span>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
    </>
  );
}

/** Whether the brief can be sent. Without a connection, the server's problems may be about older answers. */
function Readiness() {
  const { data, problems, save } = useBriefForm();
  if (problems.length > 0)
    return (
      <Notice
        state="late"
        title={problems.length === 1 ? 'Fix one thing before you send' : `Fix ${problems.length} things before you send`}
      >
        <ul className="grid gap-1">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <FieldLink field={field}>{message}</FieldLink>
            </li>
          ))}
        </ul>
      </Notice>
    );
  if (save.state === 'failed')
    return <Notice title="Some answers aren’t saved yet">Keep this page open. You can send your brief once they’re saved.</Notice>;
  return (
    <Notice state="done" title="Nothing’s missing">
      You can send your brief now.{' '}
      {data.paid
        ? `The clock starts when you send it${atTheEarliest(data.startsOn)}.`
        : 'The clock starts once you’ve sent it and paid, on your start day at the earliest.'}
    </Notice>
  );
}

/** What we tidied, with undo. */
function TidiedAnswers() {
  const { tidied } = useBriefForm().data;
  const { value: kept = [], set } = useAnswer<KeptText[]>('kept');
  if (!tidied)
    return <Notice title="Not proofread yet">We couldn’t check your spelling in time, so your text stays as you typed it.</Notice>;
  return (
    <Tidied
      changes={tidied}
      isKept={(field, before) => isKept(kept, field, before)}
      onUndo={(field, before) => set(withKept(kept, { field, text: before }), 'now')}
      onRedo={(field, before) =>
        set(
          kept.filter((one) => one.field !== field || one.text !== before),
          'now',
        )
      }
    />
  );
}

/** True if the owner undid our change of a text. */
function isKept(kept: readonly KeptText[], field: string, before: string): boolean {
  return kept.some((one) => one.field === field && one.text === before);
}

/** A link to a field, which gets the focus when its step opens. */
function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  return (
    <StepLink step={stepOfField(field)} field={field} checked>
      {children}
    </StepLink>
  );
}

const placeNames: Record<string, string> = {
  'business.address': 'Add the address',
  'business.founded': 'Add the year',
  'business.hours': 'Add the hours',
  'business.languages': 'Add the languages',
  'business.payments': 'Add ways to pay',
  'business.licences': 'Add the license',
  'business.serviceArea': 'Add the towns',
  services: 'Add the services',
  'services.priceFrom': 'Add prices',
  'details.faq': 'Add questions',
  'details.booking': 'Add how people book',
  'details.shop': 'Add products',
  photos: 'Add photos',
};
