import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { brand } from '../../content/brand.ts';
import { type BriefStep, briefSteps } from '../../domain/briefs/schema.ts';
import { useEarlyInput } from '../browser/use-early-input.ts';
import { Button } from '../ui/controls/button.tsx';
import { BrowserFrame } from '../ui/drawings/browser-frame.tsx';
import { DotShape } from '../ui/drawings/dot.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { Logo } from '../ui/drawings/logo.tsx';
import { SplitScreen } from '../ui/layout/split-screen.tsx';
import { useBriefForm } from './brief-form.tsx';
import { EmptyPage } from './preview/empty-page.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { type PreviewState, usePreview } from './preview/preview-state.ts';
import { isBlank } from './same-answer.ts';
import { SavedLine } from './saved-line.tsx';
import { sectionsOfStep } from './shown-sections.ts';
import { StepLink } from './step-link.tsx';
import { StepProgress } from './step-progress.tsx';
import { steps } from './steps/steps.tsx';
import { focusField, focusProblems, useArrival } from './use-arrival.ts';

/** Longest wait for unsaved fields before the next step opens. They continue to be saved there. */
const flushMs = 2000;

/** A step of the brief on the left, the preview on the right. */
export function StepScreen({ refused }: { refused: boolean }): ReactNode {
  const { data, host, stepProblems } = useBriefForm();
  const { step } = data;
  const at = briefSteps.findIndex(({ key }) => key === step);
  const next = briefSteps[at + 1];
  const { heading, lead, View } = steps[step];
  const { sections, mark } = useMarkedSections(step);
  const preview = usePreview(sections, at + 1);
  const { leaving, stopped, leave } = useLeaving(next?.key);
  const title = useRef<HTMLHeadingElement>(null);
  useArrival(data, title, refused);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      <SplitScreen
        nightSide="right"
        barStays
        night={<LivePreview preview={preview} host={host} />}
        bar={
          <div className="flex min-h-11 items-center justify-between gap-3">
            <Logo name={brand.name} to="/" />
            <div className="ml-auto min-w-0 text-right">
              <SavedLine />
            </div>
            <PreviewDialog preview={preview} host={host} />
          </div>
        }
      >
        <StepProgress current={step} />
        <h1 ref={title} tabIndex={-1} className="text-2 outline-none">
          {heading}
        </h1>
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          onSubmit={leave}
          onFocus={mark}
          className="flex flex-1 flex-col"
        >
          <div key={step} className="mt-4 grid max-w-[36rem] gap-7">
            <p className="text-ink-2">{lead}</p>
            <View />
          </div>
          <input type="hidden" name="intent" value={next ? 'step' : 'send'} />
          <OpenProblems problems={next && stopped ? stepProblems : []} />
          <ReviewShortcut />
          <footer className="flex items-center justify-between gap-4 pt-4">
            <BackLink at={at} />
            <span className="text-small text-ink-2 max-xs:sr-only">
              Step {at + 1} of {briefSteps.length}
            </span>
            <NextButton next={next?.label} leaving={leaving} isAgain={stopped && stepProblems.length > 0} />
          </footer>
        </Form>
      </SplitScreen>
    </>
  );
}

/** The sections of the site that the preview marks: those of the step, or of its part that had the focus last. */
function useMarkedSections(step: BriefStep) {
  const [show, setShow] = useState<{ step: string; sections: string[] }>({ step, sections: sectionsOfStep[step] });
  const mark = (event: FocusEvent) => {
    const sections = (event.target as HTMLElement).closest<HTMLElement>('[data-shows]')?.dataset.shows;
    if (sections !== undefined) setShow({ step, sections: sections.split(' ').filter(Boolean) });
  };
  return { sections: show.step === step ? show.sections : sectionsOfStep[step], mark };
}

/**
 * Goes to the next step, or sends the brief after the last one, once the answers are saved. With problems it stops the first time
 * (`stopped`), and goes on if it's asked again.
 */
function useLeaving(next: BriefStep | undefined) {
  const { data, stepProblems, leaveStep, goToStep } = useBriefForm();
  const submit = useSubmit();
  const [leaving, setLeaving] = useState(false);
  const [stopped, setStopped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets with each step
  useEffect(() => {
    setLeaving(false);
    setStopped(false);
  }, [data.step]);
  const isFixed = stopped && stepProblems.length === 0;
  useEffect(() => {
    if (isFixed) setStopped(false);
  }, [isFixed]);

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setLeaving(true);
    const timeout = new Promise<string[]>((resolve) => setTimeout(() => resolve([]), flushMs));
    const wrong = await Promise.race([leaveStep(), timeout]);
    if (next && wrong.length > 0 && !stopped) {
      setLeaving(false);
      setStopped(true);
      return focusField(wrong[0] ?? '');
    }
    if (next) return goToStep(next);
    setLeaving(false);
    if (wrong.length > 0) return focusProblems();
    return submit(new FormData(form), { method: 'post' });
  };
  return { leaving, stopped, leave };
}

interface NextButtonProps {
  /** The label of the next step. Undefined on the last one. */
  next: string | undefined;
  leaving: boolean;
  /** True if it stopped at problems that are still there. */
  isAgain: boolean;
}

function NextButton({ next, leaving, isAgain }: NextButtonProps): ReactNode {
  const { paid } = useBriefForm().data;
  const sending = useNavigation().formData?.get('intent') === 'send';
  const last = paid ? 'Send brief' : 'Send and continue to payment';
  const label = next ? (isAgain ? 'Continue anyway' : `Next: ${next.toLowerCase()}`) : last;
  return (
    <Button type="submit" size="large" busy={leaving && next ? 'Saving…' : sending && 'Sending…'}>
      {label}
      <Icon of={ArrowRight} />
    </Button>
  );
}

function BackLink({ at }: { at: number }) {
  const before = briefSteps[at - 1];
  if (!before) return <span />;
  return (
    <StepLink step={before.key} className="inline-flex min-h-11 items-center gap-2 font-semibold">
      <Icon of={ArrowLeft} size={18} />
      <span className="sr-only">Back to </span>
      {before.label}
    </StepLink>
  );
}

/** The steps that offer it: the services step and those after it, except the last, whose button leads to the review. */
const offeredOn = ['services', 'proof', 'look', 'photos', 'pages'];

/** Offers the review once nothing required is missing and the site has a service to show. */
function ReviewShortcut(): ReactNode {
  const { data, problems, answer } = useBriefForm();
  if (problems.length > 0 || isBlank(answer('services')) || !offeredOn.includes(data.step)) return null;
  return (
    <p className="max-w-[36rem] pt-8 text-ui text-ink-2">
      We have what we need to build your site. The other steps are optional.{' '}
      <StepLink step="review" className="link whitespace-nowrap">
        Skip to review
      </StepLink>
    </p>
  );
}

/** Lists a step's open problems when the owner wants to continue, each with a link to its field. */
function OpenProblems({ problems }: { problems: { field: string; message: string }[] }): ReactNode {
  return (
    <div role="status" className="mt-auto max-w-[36rem] pt-10 text-small empty:pt-0">
      {problems.length > 0 && (
        <>
          <p className="flex items-baseline gap-2 font-semibold text-danger">
            <DotShape state="late" />
            {problems.length === 1 ? 'One answer needs fixing' : `${problems.length} answers need fixing`}
          </p>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field + message}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                  className="link inline-block py-1"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
          <p className="pt-1 text-ink-2">
            You can continue and fix it later. You’ll be able to send your brief once everything is complete.
          </p>
        </>
      )}
    </div>
  );
}

/** The night half of the screen: the current home page in a browser frame that ends at the bottom of the screen. */
function LivePreview({ preview, host }: { preview: PreviewState; host: string }): ReactNode {
  const [loaded, setLoaded] = useState(false);
  const { answer } = useBriefForm();
  const { isEmpty, ...page } = preview;
  return (
    <>
      <p className="mr-6 mb-6 flex justify-between gap-4 text-ui text-ink-2">
        <span>Your home page so far</span>
        <span>Updates as you type</span>
      </p>
      <BrowserFrame address={host} className="mr-6 min-h-0 flex-1 rounded-b-none!">
        {isEmpty ? (
          <EmptyPage name={String(answer('business.name') ?? '')} />
        ) : (
          <>
            {!loaded && (
              <p
                className="absolute inset-0 grid place-items-center bg-paper-2 font-text text-ui text-night-500 noscript:hidden"
                role="status"
              >
                Building your preview...
              </p>
            )}
            <noscript>
              <iframe
                src={page.src}
                title="Your home page so far"
                tabIndex={-1}
                sandbox="allow-same-origin"
                className="absolute inset-0 size-full border-0"
              />
            </noscript>
            <PreviewPage {...page} title="Your home page so far" pageWidth={1280} onLoaded={() => setLoaded(true)} />
          </>
        )}
      </BrowserFrame>
    </>
  );
}
