import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, redirect, useActionData, useNavigation, useSearchParams } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { closedToday } from '../../../domain/closed-days/queries.ts';
import { editWordsLimit } from '../../../domain/edit-requests/schema.ts';
import type { Proposal } from '../../../domain/proposals/proposals.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { changeableStates } from '../../../domain/site-changes/site-changes.ts';
import { newestVersion, previewOrigin } from '../../../domain/versions/versions.ts';
import { useKept } from '../../browser/use-kept.ts';
import { formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Field, Textarea } from '../../ui/controls/field.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { chosenProject, sameProject } from '../chosen-project.ts';
import { usePortalPath } from '../portal-path.ts';
import type { Route } from './+types/request';
import type { PartOutcome } from './part-outcome.ts';
import { isSettled, type KeptReading, Parts } from './parts.tsx';
import { answerRequest } from './request-action.ts';

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

type Reading = Pick<KeptReading, 'text' | 'proposals'>;

/** What an owner wants, in their own words: read into parts, each with a button, or for a person. */
export default function RequestScreen({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const to = usePortalPath();
  const [search] = useSearchParams();
  const [isEditing, setEditing] = useState(false);
  const [words = '', setWords] = useKept<string>(`edit:${loaderData.projectId}`);
  const [lit, setLit] = useState<number>();
  const { reading, setOutcome, forget } = useReading(loaderData.projectId, answer, () => {
    setEditing(false);
    setLit(undefined);
  });
  const errors = answer && 'errors' in answer ? (answer.errors as Record<string, string>) : {};
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
            {...loaderData}
            onLight={setLit}
            onOutcome={(index, outcome) => {
              if (outcome.done || outcome.isSent) setWords('');
              setOutcome(index, outcome);
            }}
            onNew={() => {
              forget();
              setWords('');
            }}
          />
        </>
      ) : (
        <WordsForm words={words} errors={errors} onWords={setWords} />
      )}
    </>
  );
}

/** What was read last and what became of it. It's kept, because a part may lead to another screen, and Back comes here again. */
function useReading(projectId: string, answer: ReturnType<typeof useActionData<typeof action>>, onRead: () => void) {
  const [reading, setReading] = useKept<KeptReading>(`request:${projectId}`);
  // Nothing of a request is open anymore, so its owner has come to write another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was left counts
  useEffect(() => setReading((left) => (left && isSettled(left) ? undefined : left)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is taken once
  useEffect(() => {
    if (!answer || !('proposals' in answer) || !answer.proposals) return;
    const { text, proposals } = answer as Reading;
    setReading((last) => ({ text, proposals, count: (last?.count ?? 0) + 1, outcomes: {} }));
    onRead();
  }, [answer]);
  const setOutcome = (index: number, outcome: PartOutcome) =>
    setReading((now) => now && { ...now, outcomes: { ...now.outcomes, [index]: outcome }, ...(outcome.done && { latest: index }) });
  return { reading, setOutcome, forget: () => setReading(undefined) };
}

interface WordsFormProps {
  words: string;
  errors: Record<string, string>;
  onWords: (words: string) => void;
}

/** Where the owner writes what should change. */
function WordsForm({ words, errors, onWords }: WordsFormProps): ReactNode {
  const busy = useNavigation().formData?.get('intent') === 'read';
  const { left, tooLong } = lengthWords(words, editWordsLimit);
  return (
    <Form method="post" className="mt-5 grid max-w-3xl gap-3 rounded-3 bg-chosen p-6">
      <input type="hidden" name="intent" value="read" />
      <Field label="What should change?" hideLabel hint={left} error={tooLong ?? errors.words ?? errors['']}>
        <Textarea
          name="words"
          rows={5}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
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
  );
}

interface SaidTextProps {
  text: string;
  proposals: Proposal[];
  /** The proposal that the pointer or the focus is on. */
  lit: number | undefined;
  onEdit: () => void;
}

/** The owner's text with what was read in it underlined and numbered. */
function SaidText({ text, proposals, lit, onEdit }: SaidTextProps): ReactNode {
  const wishes = proposals.filter(({ isAside }) => !isAside);
  // Two requests can be read from the same words: 'closed the 4th and 5th'.
  const marks = Map.groupBy(
    wishes.flatMap(({ spans }, index) => spans.map(([start, end], part) => ({ start, end, index, isLast: part === spans.length - 1 }))),
    ({ start }) => start,
  );
  const parts: ReactNode[] = [];
  let place = 0;
  for (const [start, group] of [...marks].sort(([one], [other]) => one - other)) {
    if (start < place) continue;
    const end = Math.max(...group.map((mark) => mark.end));
    const numbers = group.filter(({ isLast }) => isLast).map(({ index }) => index + 1);
    parts.push(text.slice(place, start));
    parts.push(
      <span key={start} className={`border-b-2 border-accent-line ${group.some(({ index }) => index === lit) ? 'bg-sun/40' : ''}`}>
        {text.slice(start, end)}
        {numbers.length > 0 && <sup className="ml-0.5 font-text text-small font-semibold">{numbers.join(', ')}</sup>}
      </span>,
    );
    place = end;
  }
  parts.push(text.slice(place));
  return (
    <div className="mt-5 rounded-3 bg-chosen px-6 py-5">
      <p className="font-display text-3 leading-relaxed whitespace-pre-wrap wrap-anywhere">{parts}</p>
      <div className="mt-4 flex items-baseline justify-between gap-4 text-small">
        <span role="status" className="text-ink-2">
          {foundWords(wishes.length)}
        </span>
        <button type="button" className="link" onClick={onEdit}>
          Edit text
        </button>
      </div>
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'We didn’t find a change in this.';
  return count === 1 ? 'We found one request.' : `We found ${count} requests.`;
}
