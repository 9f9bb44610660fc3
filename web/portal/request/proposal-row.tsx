import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { OfferedLook } from '../../../domain/looks/offered-looks.ts';
import type { Proposal, Step } from '../../../domain/proposals/proposals.ts';
import { ask } from '../../brief/ask.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, LinkButton, unavailable } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { PartOutcome } from './part-outcome.ts';

interface Props {
  number: number;
  proposal: Proposal & { step: Step };
  /** True while this is the request's latest change, which can be undone. */
  isLatest: boolean;
  projectId: string;
  outcome: PartOutcome;
  onOutcome: (outcome: PartOutcome) => void;
  onLight: (on: boolean) => void;
}

interface Answer extends Pick<PartOutcome, 'done'> {
  undone?: true;
  errors?: Record<string, string>;
}

/** One thing that can be done at once, with a button. After it's done, one line with an undo. */
export function ProposalRow({ number, proposal, isLatest, projectId, outcome, onOutcome, onLight }: Props): ReactNode {
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is taken once
  useEffect(() => {
    if (answer?.done) onOutcome({ done: answer.done });
    else if (answer?.undone) onOutcome({});
  }, [answer]);
  const state = outcome.done ? 'done' : outcome.isSkipped ? 'skipped' : 'offered';
  const heading = useFocusAfter(state);
  const isBusy = fetcher.state !== 'idle';
  const send = (fields: Record<string, string>) => void fetcher.submit(fields, { method: 'post' });
  return (
    <li
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
      className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 md:grid-cols-[2rem_minmax(0,1fr)_17rem]"
    >
      <span className="font-display text-3 leading-none">{number}</span>
      <div className="min-w-0 text-ui">
        <p className="font-display text-ink-2 wrap-anywhere">{proposal.words}</p>
        <h3 ref={heading} tabIndex={-1} className="ui-heading">
          {proposal.title}
        </h3>
        {state !== 'done' && <NowAndAfter proposal={proposal} />}
        {proposal.wish.do === 'look' && state === 'offered' && <LookThumbnails projectId={projectId} />}
        {state !== 'done' && proposal.note && <p className="mt-2 text-small text-ink-2">{proposal.note}</p>}
        {answer?.errors?.[''] && (
          <p role="alert" className="mt-2 text-small font-semibold text-danger">
            {answer.errors['']}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'grid content-start gap-2',
          state === 'offered' ? 'max-md:col-span-2 max-md:mt-3' : 'max-md:col-start-2 max-md:mt-1',
        )}
      >
        {outcome.done ? (
          <SavedAs done={outcome.done}>
            {isLatest && proposal.step.kind !== 'undo' && (
              <button
                type="button"
                className="link"
                {...unavailable(isBusy, () => send({ intent: 'undo', versionId: outcome.done?.versionId ?? '' }))}
              >
                {fetcher.formData?.get('intent') === 'undo' ? 'Undoing...' : 'Undo'}
              </button>
            )}
          </SavedAs>
        ) : state === 'skipped' ? (
          <div className="text-small text-ink-2">
            <span role="status">Skipped.</span>{' '}
            <button type="button" className="link" onClick={() => onOutcome({})}>
              Show again
            </button>
          </div>
        ) : (
          <Choice
            proposal={proposal}
            isBusy={isBusy}
            isUndone={Boolean(answer?.undone)}
            onDo={() => send({ intent: 'do', wish: JSON.stringify(proposal.wish) })}
            onSkip={() => onOutcome({ isSkipped: true })}
          />
        )}
      </div>
    </li>
  );
}

/** A heading that takes the focus when the state changes, because the pressed button is gone, and the focus with it. */
function useFocusAfter(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);
  useEffect(() => {
    if (state !== lastState.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    lastState.current = state;
  }, [state]);
  return heading;
}

/** What the site says now, and after the change. */
function NowAndAfter({ proposal: { was, now } }: Pick<Props, 'proposal'>): ReactNode {
  if (!was && !now) return null;
  return (
    <dl className="mt-2 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 rounded-2 bg-sunk px-4 py-3 text-small">
      {was && (
        <>
          <dt className="text-ink-2">Now</dt>
          <dd className="wrap-anywhere">{was}</dd>
        </>
      )}
      {now && (
        <>
          <dt className="text-ink-2">After</dt>
          <dd className="wrap-anywhere font-semibold">{now}</dd>
        </>
      )}
    </dl>
  );
}

/** The version that a done change was saved as, and the button that undoes it. */
function SavedAs({ done, children }: { done: NonNullable<PartOutcome['done']>; children: ReactNode }): ReactNode {
  const to = usePortalPath();
  return (
    <div className="text-small">
      <p role="status" className="inline">
        <b>
          Saved as <Link to={to('/portal', { version: done.versionId })}>version {done.number}</Link>.
        </b>{' '}
        {done.held && 'One of our checks flagged something, so we’ll look at it first. '}
      </p>
      {children}
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 'proposal'> {
  isBusy: boolean;
  /** True if it was done and undone. */
  isUndone: boolean;
  onDo: () => void;
  onSkip: () => void;
}

/** The buttons of a change that's offered. */
function Choice({ proposal: { step, button }, isBusy, isUndone, onDo, onSkip }: ChoiceProps): ReactNode {
  const to = usePortalPath();
  if (step.kind === 'none') return null;
  return (
    <>
      {step.kind === 'open' || step.kind === 'review' ? (
        <LinkButton to={linkOf(step, to)}>{button}</LinkButton>
      ) : (
        <Button onClick={onDo} busy={isBusy && 'Saving...'}>
          {button}
        </Button>
      )}
      {isUndone && (
        <p role="status" className="text-small text-ink-2">
          Undone.
        </p>
      )}
      <Button look="quiet" onClick={onSkip}>
        Skip
      </Button>
    </>
  );
}

/** Where a step is done that isn't done here. */
function linkOf(step: Extract<Step, { kind: 'open' | 'review' }>, to: ReturnType<typeof usePortalPath>): string {
  if (step.kind === 'open') return to('/portal/editor', { panel: step.panel, card: step.card });
  return to('/portal');
}

const shownLooks = 3;

/** The owner's home page in the first of the looks that the editor offers. Nothing if they can't be loaded. */
function LookThumbnails({ projectId }: { projectId: string }): ReactNode {
  const [looks, setLooks] = useState<OfferedLook[]>();
  useEffect(() => {
    let isLeft = false;
    void ask<{ looks: OfferedLook[] }>('portal', 'looks', projectId).then((answer) => {
      if (!isLeft) setLooks(answer?.looks ?? []);
    });
    return () => {
      isLeft = true;
    };
  }, [projectId]);
  if (looks?.length === 0) return null;
  return (
    <div aria-hidden="true" inert className="mt-2 grid max-w-xl grid-cols-3 gap-2">
      {Array.from({ length: shownLooks }, (_, index) => looks?.[index]).map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places fill when the looks arrive
        <div key={index} className="relative aspect-[8/5] overflow-hidden rounded-1 border border-line bg-sunk">
          {look && <ScaledPage src={`${look.origin}/`} title="" pageWidth={1280} scripts />}
        </div>
      ))}
    </div>
  );
}
