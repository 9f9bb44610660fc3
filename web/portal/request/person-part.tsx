import { type ReactNode, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { brand } from '../../../content/brand.ts';
import type { ClosedToday } from '../../../domain/closed-days/schema.ts';
import type { EditPlace } from '../../../domain/edit-requests/schema.ts';
import type { Proposal } from '../../../domain/proposals/proposals.ts';
import { truncate } from '../../../text/truncate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, Textarea } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { editDueWords } from '../edit-due.ts';
import { usePortalPath } from '../portal-path.ts';
import { useSectionChoice } from '../project/section-choice.ts';
import { useSaved } from '../project/use-saved.ts';
import type { PartOutcome } from './part-outcome.ts';

export interface PersonPartProps {
  /** Undefined for what wasn't read as a wish. */
  number?: number;
  proposal: Pick<Proposal, 'words' | 'place' | 'wish'>;
  projectId: string;
  draft: { id: string; origin: string; pages: { path: string; label: string }[] };
  /** The hours an edit takes. `closed` if we're closed today. */
  due: { hours: number; closed: ClosedToday | undefined };
  outcome: PartOutcome;
  onOutcome: (outcome: PartOutcome) => void;
  onLight: (on: boolean) => void;
}

/** A part of the request for a person: an edit pinned to its section, or a question, which becomes a message. Nothing is sent without a click. */
export function PersonPart({ number, proposal, projectId, draft, due, outcome, onOutcome, onLight }: PersonPartProps): ReactNode {
  const to = usePortalPath();
  const fetcher = useFetcher<{ sent?: true; errors?: Record<string, string> }>();
  const [typed, setTyped] = useState(proposal.words);
  const [place, setPlace] = useState(proposal.place);
  const isQuestion = proposal.wish.do === 'question';
  const errors = useSaved(fetcher, () => onOutcome({ isSent: true }));
  if (outcome.isDropped)
    return (
      <p role="status" className="border-b border-line py-4 text-small text-ink-2">
        Not sent.{' '}
        <button type="button" className="link" onClick={() => onOutcome({})}>
          Show again
        </button>
      </p>
    );
  if (outcome.isSent)
    return (
      <p role="status" className="border-b border-line py-4 text-small">
        {isQuestion ? (
          <>
            <b>Message sent.</b> Our answer will be under <Link to={to('/portal/messages', { project: projectId })}>Messages</Link>.
          </>
        ) : (
          <>
            <b>Request sent.</b> {editDueWords(due.hours, due.closed)}
          </>
        )}
      </p>
    );
  const isPlaced = place.section !== 'header';
  return (
    <fetcher.Form
      method="post"
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 text-ui md:grid-cols-[2rem_minmax(0,1fr)]"
    >
      <span className="font-display text-3 leading-none max-md:hidden">{number}</span>
      <div className="grid content-start gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <h3 className="ui-heading wrap-anywhere">
            {number !== undefined && <span className="md:hidden">{number}. </span>}“{truncate(proposal.words, 80)}”
          </h3>
          <p className="text-small text-ink-2">
            {isQuestion
              ? 'This is a question. Send it as a message, and we’ll answer.'
              : `${isPlaced ? `It’s about ${place.place}. ` : ''}Someone at ${brand.name} will make this change. ${editDueWords(due.hours, due.closed)}`}
          </p>
          <input type="hidden" name="intent" value={isQuestion ? 'message' : 'send'} />
          <Field label={isQuestion ? 'What would you like to know?' : 'What should we do?'} error={errors.words ?? errors['']}>
            <Textarea name="words" rows={3} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="secondary" disabled={typed.trim().length < 3} busy={fetcher.state !== 'idle' && 'Sending...'}>
              {isQuestion ? 'Send message' : 'Send request'}
            </Button>
            <Button look="quiet" onClick={() => onOutcome({ isDropped: true })}>
              Don’t send
            </Button>
          </div>
        </div>
        {!isQuestion && (
          <div>
            <PlaceFrame origin={draft.origin} pages={draft.pages} place={place} onPlace={setPlace} />
            <HiddenFields fields={{ versionId: draft.id, page: place.page, section: place.section, place: place.place }} />
          </div>
        )}
      </div>
    </fetcher.Form>
  );
}

interface PlaceFrameProps {
  /** Where the draft's pages are. */
  origin: string;
  pages: readonly { path: string; label: string }[];
  place: EditPlace;
  onPlace: (place: EditPlace) => void;
}

/** The page that a part of a request is about, with its section marked. A click on another section moves the part there. */
function PlaceFrame({ origin, pages, place, onPlace }: PlaceFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const chosen = { page: place.page, section: place.section, label: place.place };
  useSectionChoice(
    [frame],
    origin,
    true,
    chosen,
    ({ page, section, label }) => {
      const on = pages.find(({ path }) => path === page)?.label ?? page;
      onPlace({ page, section, place: truncate(`${on}, ${label}`, 120) });
    },
    { scrolls: true },
  );
  return (
    <figure className="grid gap-2">
      <div className="relative aspect-[8/5] overflow-hidden rounded-2 border border-line bg-sunk">
        <ScaledPage src={`${origin}${place.page}`} title={`Your page, at ${place.place}`} pageWidth={1280} scripts pageRef={frame} />
      </div>
      <figcaption className="text-small text-ink-2">
        {place.section === 'header' ? 'Click the section that it’s about.' : 'Is it about another section? Click it.'}
      </figcaption>
    </figure>
  );
}
