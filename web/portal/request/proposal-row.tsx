import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Proposal, Step } from '../../../domain/proposals/proposals.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { unavailable } from '../../ui/controls/unavailable.ts';
import { usePortalPath } from '../portal-path.ts';
import { LookThumbnails } from './look-thumbnails.tsx';
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
  const to = usePortalPath();
  const fetcher = useFetcher<Answer>();
  const { done, isSkipped } = outcome;
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is taken once
  useEffect(() => {
    if (answer?.done) onOutcome({ done: answer.done });
    else if (answer?.undone) onOutcome({});
  }, [answer]);
  const { step, title, button, was, now, note, words } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = done ? 'done' : isSkipped ? 'skipped' : 'offered';
  const lastState = useRef(state);
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (state !== lastState.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    lastState.current = state;
  }, [state]);
  const isBusy = fetcher.state !== 'idle';
  const error = answer?.errors?.[''];
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
        <p className="font-display text-ink-2 wrap-anywhere">{words}</p>
        <h3 ref={heading} tabIndex={-1} className="ui-heading">
          {title}
        </h3>
        {state !== 'done' && (was || now) && (
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
        )}
        {proposal.wish.do === 'look' && state === 'offered' && <LookThumbnails projectId={projectId} />}
        {state !== 'done' && note && <p className="mt-2 text-small text-ink-2">{note}</p>}
        {error && (
          <p role="alert" className="mt-2 text-small font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'grid content-start gap-2',
          state === 'offered' ? 'max-md:col-span-2 max-md:mt-3' : 'max-md:col-start-2 max-md:mt-1',
        )}
      >
        {state === 'done' ? (
          <div className="text-small">
            <p role="status" className="inline">
              <b>
                Saved as <Link to={to('/portal', { version: done?.versionId })}>version {done?.number}</Link>.
              </b>{' '}
              {done?.held && 'One of our checks flagged something, so we’ll look at it first. '}
            </p>
            {isLatest && step.kind !== 'undo' && (
              <button
                type="button"
                className="link"
                {...unavailable(isBusy, () => send({ intent: 'undo', versionId: done?.versionId ?? '' }))}
              >
                {fetcher.formData?.get('intent') === 'undo' ? 'Undoing...' : 'Undo'}
              </button>
            )}
          </div>
        ) : state === 'skipped' ? (
          <div className="text-small text-ink-2">
            <span role="status">Skipped.</span>{' '}
            <button type="button" className="link" onClick={() => onOutcome({})}>
              Show again
            </button>
          </div>
        ) : step.kind === 'none' ? null : (
          <>
            {step.kind === 'open' || step.kind === 'review' ? (
              <LinkButton to={linkOf(step, to)}>{button}</LinkButton>
            ) : (
              <Button onClick={() => send({ intent: 'do', wish: JSON.stringify(proposal.wish) })} busy={isBusy && 'Saving...'}>
                {button}
              </Button>
            )}
            {answer?.undone && (
              <p role="status" className="text-small text-ink-2">
                Undone.
              </p>
            )}
            <Button look="quiet" onClick={() => onOutcome({ isSkipped: true })}>
              Skip
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Where a step is done that isn't done here. */
function linkOf(step: Extract<Step, { kind: 'open' | 'review' }>, to: ReturnType<typeof usePortalPath>): string {
  if (step.kind === 'open') return to('/portal/editor', { panel: step.panel, card: step.card });
  return to('/portal');
}
