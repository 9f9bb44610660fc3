import { type ReactNode, useState } from 'react';
import type { Proposal, Step } from '../../../domain/proposals/proposals.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { PartOutcome } from './part-outcome.ts';
import { PersonPart, type PersonPartProps } from './person-part.tsx';
import { ProposalRow } from './proposal-row.tsx';

/** What was read in an owner's words. */
interface Reading {
  text: string;
  proposals: Proposal[];
}

/** What was read, and what became of its parts, by their index. */
export interface KeptReading extends Reading {
  count: number;
  outcomes: Record<number, PartOutcome>;
  /** The part that was done last, which can be undone. */
  latest?: number | undefined;
}

interface PartsProps extends Pick<PersonPartProps, 'projectId' | 'draft' | 'due'> {
  reading: KeptReading;
  onLight: (index: number | undefined) => void;
  onOutcome: (index: number, outcome: PartOutcome) => void;
  /** The owner wants to write another request. */
  onNew: () => void;
}

/** The parts of what was read: those that can be done at once, and those for a person. */
export function Parts({ reading, projectId, draft, due, onLight, onOutcome, onNew }: PartsProps): ReactNode {
  const parts = partsOf(reading).map((proposal, index) => ({ proposal, index }));
  const doable = parts.filter((part): part is { proposal: Proposal & { step: Step }; index: number } => Boolean(part.proposal.step));
  const others = parts.filter(({ proposal }) => !proposal.step && !proposal.isAside);
  const asides = parts.filter(({ proposal }) => proposal.isAside);
  const outcomeOf = (index: number) => reading.outcomes[index] ?? {};
  const sent = others.filter(({ index }) => outcomeOf(index).isSent).length;
  const partOf = ({ proposal, index }: (typeof parts)[number]) => ({
    proposal,
    projectId,
    outcome: outcomeOf(index),
    onOutcome: (outcome: PartOutcome) => onOutcome(index, outcome),
    onLight: (on: boolean) => onLight(on ? index : undefined),
  });
  return (
    <div className="mt-8 grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-y-8">
      {doable.length > 0 && (
        <section aria-labelledby="doable-heading">
          <h2 id="doable-heading" className={headingClasses}>
            We can do these now <span className="text-small font-normal text-ink-2">Each one makes a new version</span>
          </h2>
          <ol>
            {doable.map(({ proposal, index }) => (
              <ProposalRow
                key={index}
                {...partOf({ proposal, index })}
                number={index + 1}
                proposal={proposal}
                isLatest={reading.latest === index}
              />
            ))}
          </ol>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="person-heading">
          <h2 id="person-heading" className={headingClasses}>
            {reading.proposals.length === 0
              ? 'Send it to us as it is'
              : others.every(({ proposal }) => proposal.wish.do === 'question')
                ? 'We’ll answer this'
                : 'We’ll make these changes for you'}{' '}
            <span className="text-small font-normal text-ink-2">{sentWords(sent, others.length)}</span>
          </h2>
          {others.map((part) => (
            <PersonPart key={part.index} {...partOf(part)} number={part.index + 1} draft={draft} due={due} />
          ))}
        </section>
      )}
      {asides.length > 0 && (
        <section aria-labelledby="asides-heading">
          <h2 id="asides-heading" className="border-t border-line pt-3 ui-heading">
            We didn’t read a change in this
          </h2>
          {asides.map((part) => (
            <AsidePart key={part.index} {...partOf(part)} draft={draft} due={due} />
          ))}
        </section>
      )}
      <Button look="secondary" onClick={onNew} className="justify-self-start">
        Write another request
      </Button>
    </div>
  );
}

const headingClasses = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-3 ui-heading';

/** What was read. Text that nothing was found in goes to a person as it is. */
function partsOf({ text, proposals }: Reading): Proposal[] {
  return proposals.length > 0 ? proposals : [asItIs(text)];
}

/** True if nothing is left to do, send or skip. */
export function isSettled(reading: KeptReading): boolean {
  return partsOf(reading).every(
    ({ step, isAside }, index) => isAside || step?.kind === 'none' || Object.keys(reading.outcomes[index] ?? {}).length > 0,
  );
}

function sentWords(sent: number, of: number): string {
  if (sent === 0) return 'Not sent yet';
  return sent < of ? `${sent} of ${of} sent` : 'Sent';
}

function asItIs(text: string): Proposal {
  return {
    spans: [],
    words: text,
    wish: { do: 'person' },
    title: 'Your request',
    place: { page: '/', section: 'header', place: 'The whole site' },
  };
}

/** A remark that asks for nothing. Its owner may know better, and can send it. */
function AsidePart(props: PersonPartProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { proposal, outcome } = props;
  if (isOpen || outcome.isSent || outcome.isDropped) return <PersonPart {...props} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0 font-display text-ink-2 wrap-anywhere">“{proposal.words}”</p>
      <Button size="small" look="secondary" onClick={() => setOpen(true)}>
        Send this, too
      </Button>
    </div>
  );
}
