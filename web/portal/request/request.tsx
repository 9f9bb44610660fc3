import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, redirect, useActionData, useNavigation, useSearchParams } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { closedToday } from '../../../domain/closed-days/queries.ts';
import { editWordsLimit } from '../../../domain/edit-requests/schema.ts';
import type { Proposal, Step } from '../../../domain/proposals/proposals.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { changeableStates } from '../../../domain/site-changes/site-changes.ts';
import { newestVersion, previewOrigin } from '../../../domain/versions/versions.ts';
import { useKept } from '../../browser/use-kept.ts';
import { formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { chosenProject, sameProject } from '../chosen-project.ts';
import { usePortalPath } from '../portal-path.ts';
import type { Route } from './+types/request';
import { AsidePart } from './aside-part.tsx';
import type { PartOutcome } from './part-outcome.ts';
import { PersonPart } from './person-part.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { answerRequest } from './request-action.ts';
import { SaidText } from './said-text.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Say it in your words');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const version = project && changeableStates.includes(project.state) ? await newestVersion(project.id, true) : undefined;
  if (!project || !version) throw redirect(sameProject(request, '/portal'));
  const { editDueHours } = await readSettings();
  return {
    projectId: project.id,
    draft: {
      id: version.id,
      origin: previewOrigin(version.previewToken),
      pages: version.document.pages.map(({ path, label }) => ({ path, label: label.text })),
    },
    due: { hours: editDueHours, closed: await closedToday(project.id) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const fields = formText(await request.formData());
  const project = await chosenProject(request, user.id);
  if (!project) throw new Response(null, { status: 404 });
  return answerRequest(user.id, project.id, fields);
}

interface Reading {
  text: string;
  proposals: Proposal[];
}

/** What was read, and what became of its parts, by their index. */
interface KeptReading extends Reading {
  count: number;
  outcomes: Record<number, PartOutcome>;
  /** The part that was done last, which can be undone. */
  latest?: number | undefined;
}

/** What an owner wants, in their own words: read into parts, each with a button, or for a person. */
export default function RequestScreen({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const to = usePortalPath();
  const [search] = useSearchParams();
  // A part may lead to another screen, and Back comes here again.
  const [reading, setReading] = useKept<KeptReading>(`request:${loaderData.projectId}`);
  // Nothing of a request is open anymore, so its owner has come to write another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was left counts
  useEffect(() => setReading((left) => (left && isSettled(left) ? undefined : left)), []);
  const [isEditing, setEditing] = useState(false);
  const [words = '', setWords] = useKept<string>(`edit:${loaderData.projectId}`);
  const [lit, setLit] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is taken once
  useEffect(() => {
    if (!answer || !('proposals' in answer) || !answer.proposals) return;
    const { text, proposals } = answer as Reading;
    setReading((last) => ({ text, proposals, count: (last?.count ?? 0) + 1, outcomes: {} }));
    setEditing(false);
    setLit(undefined);
  }, [answer]);
  const errors = answer && 'errors' in answer ? (answer.errors as Record<string, string>) : {};
  const busy = useNavigation().formData?.get('intent') === 'read';
  const { left, tooLong } = lengthWords(words, editWordsLimit);
  return (
    <>
      <PageHeading
        title="Say it in your words"
        status={<Dot state="done">Nothing changes until you click</Dot>}
        actions={
          <LinkButton look="secondary" to={to('/portal/editor', { page: search.get('page') ?? undefined })}>
            {search.get('from') === 'editor' ? (
              <>
                <Icon of={ArrowLeft} size={18} /> Back to the editor
              </>
            ) : (
              'Open the editor'
            )}
          </LinkButton>
        }
      />
      {reading && !isEditing ? (
        <>
          <SaidText
            text={reading.text}
            proposals={reading.proposals}
            lit={lit}
            onEdit={() => {
              setWords(reading.text);
              setEditing(true);
            }}
          />
          <Parts
            key={reading.count}
            reading={reading}
            loaderData={loaderData}
            onLight={setLit}
            onOutcome={(index, outcome) => {
              if (outcome.done || outcome.isSent) setWords('');
              setReading(
                (now) =>
                  now && {
                    ...now,
                    outcomes: { ...now.outcomes, [index]: outcome },
                    ...(outcome.done && { latest: index }),
                  },
              );
            }}
            onNew={() => {
              setReading(undefined);
              setWords('');
            }}
          />
        </>
      ) : (
        <Form method="post" className="mt-5 grid max-w-3xl gap-3 rounded-3 bg-chosen p-6">
          <input type="hidden" name="intent" value="read" />
          <Field label="What should change?" hideLabel hint={left} error={tooLong ?? errors.words ?? errors['']}>
            <Textarea
              name="words"
              rows={5}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              placeholder="make it more modern, we’re open sat 9-1 now, and add moving pianos $300"
              className="border-transparent! bg-transparent! p-0! font-display text-3! outline-none!"
            />
          </Field>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" disabled={words.trim().length < 3} busy={busy && 'Reading...'}>
              See what we can do now
            </Button>
            <p className="max-w-[44ch] text-small text-ink-2">
              Hours, prices, services, towns, text, photos, looks and pages change right away. Someone at {brand.name} does the rest.
            </p>
          </div>
        </Form>
      )}
    </>
  );
}

interface PartsProps {
  reading: KeptReading;
  loaderData: Route.ComponentProps['loaderData'];
  onLight: (index: number | undefined) => void;
  onOutcome: (index: number, outcome: PartOutcome) => void;
  /** The owner wants to write another request. */
  onNew: () => void;
}

/** The parts of what was read: those that can be done at once, and those for a person. */
function Parts({ reading, loaderData, onLight, onOutcome, onNew }: PartsProps): ReactNode {
  const { projectId, draft, due } = loaderData;
  const parts = partsOf(reading).map((proposal, index) => ({ proposal, index }));
  const doable = parts.filter((part): part is { proposal: Proposal & { step: Step }; index: number } => Boolean(part.proposal.step));
  const others = parts.filter(({ proposal }) => !proposal.step && !proposal.isAside);
  const asides = parts.filter(({ proposal }) => proposal.isAside);
  const outcomeOf = (index: number) => reading.outcomes[index] ?? {};
  const sent = others.filter(({ index }) => outcomeOf(index).isSent).length;
  const light = (index: number) => (on: boolean) => onLight(on ? index : undefined);
  return (
    <div className="mt-8 grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-y-8">
      {doable.length > 0 && (
        <section aria-labelledby="doable-heading">
          <h2
            id="doable-heading"
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-3 ui-heading"
          >
            We can do these now <span className="text-small font-normal text-ink-2">Each one makes a new version</span>
          </h2>
          <ol>
            {doable.map(({ proposal, index }) => (
              <ProposalRow
                key={index}
                number={index + 1}
                proposal={proposal}
                projectId={projectId}
                outcome={outcomeOf(index)}
                isLatest={reading.latest === index}
                onOutcome={(outcome) => onOutcome(index, outcome)}
                onLight={light(index)}
              />
            ))}
          </ol>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="person-heading">
          <h2
            id="person-heading"
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-3 ui-heading"
          >
            {reading.proposals.length === 0
              ? 'Send it to us as it is'
              : others.every(({ proposal }) => proposal.wish.do === 'question')
                ? 'We’ll answer this'
                : 'We’ll make these changes for you'}{' '}
            <span className="text-small font-normal text-ink-2">{sentWords(sent, others.length)}</span>
          </h2>
          {others.map(({ proposal, index }) => (
            <PersonPart
              key={index}
              number={index + 1}
              proposal={proposal}
              projectId={projectId}
              draft={draft}
              due={due}
              outcome={outcomeOf(index)}
              onOutcome={(outcome) => onOutcome(index, outcome)}
              onLight={light(index)}
            />
          ))}
        </section>
      )}
      {asides.length > 0 && (
        <section aria-labelledby="asides-heading">
          <h2 id="asides-heading" className="border-t border-line pt-3 ui-heading">
            We didn’t read a change in this
          </h2>
          {asides.map(({ proposal, index }) => (
            <AsidePart
              key={index}
              proposal={proposal}
              projectId={projectId}
              draft={draft}
              due={due}
              outcome={outcomeOf(index)}
              onOutcome={(outcome) => onOutcome(index, outcome)}
              onLight={light(index)}
            />
          ))}
        </section>
      )}
      <Button look="secondary" onClick={onNew} className="justify-self-start">
        Write another request
      </Button>
    </div>
  );
}

/** What was read. Text that nothing was found in goes to a person as it is. */
function partsOf({ text, proposals }: Reading): Proposal[] {
  return proposals.length > 0 ? proposals : [asItIs(text)];
}

/** True if nothing is left to do, send or skip. */
function isSettled(reading: KeptReading): boolean {
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
