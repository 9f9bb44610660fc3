import { useEffect, useState } from 'react';
import { data, Form, redirect, useActionData, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { isId } from '../../../domain/ids.ts';
import type { Proposal } from '../../../domain/proposals/proposals.ts';
import { readOwnRequest } from '../../../domain/proposals/queries.ts';
import { requestEdit } from '../../../domain/reviews/reviews.ts';
import { editRequestSchema, editWordsLimit } from '../../../domain/reviews/schema.ts';
import { changeableStates, undoChange } from '../../../domain/reviews/self-edits.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { newestVersion } from '../../../domain/versions/versions.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { lengthWords } from '../../forms/text-length.ts';
import { viewerIn } from '../../session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { chosenProject, sameProject } from '../chosen-project.ts';
import { useStoredText } from '../project/use-stored-text.ts';
import type { Route } from './+types/request';
import { doPart } from './do-part.ts';
import { PersonPart } from './person-part.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { SaidText } from './said-text.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Say it in your words | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const version = project && changeableStates.includes(project.state) ? await newestVersion(project.id, true) : undefined;
  if (!project || !version) throw redirect(sameProject(request, '/portal'));
  const { editDueHours } = await readSettings();
  return { projectId: project.id, versionId: version.id, editDueHours };
}

/** Reads a request, which changes nothing, does or undoes a part of it, or sends a part to a person. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const fields = formText(await request.formData());
  const project = await chosenProject(request, user.id);
  if (!project) throw data(null, { status: 404 });
  if (fields.intent === 'do') return doPart(user.id, project.id, fields.wish ?? '');
  if (fields.intent === 'undo') {
    const undone = isId(fields.versionId) ? await undoChange(user.id, project.id, fields.versionId) : undefined;
    return undone?.ok
      ? { undone: true as const }
      : data({ errors: { '': 'This can’t be undone here anymore. Look under Versions.' } }, { status: 409 });
  }
  const words = (fields.words ?? '').trim();
  if (words.length < 3) return data({ errors: { words: 'Tell us what to change in a few words.' } }, { status: 422 });
  if (words.length > editWordsLimit) return data({ errors: { words: 'Use 2,000 characters or fewer.' } }, { status: 422 });
  if (fields.intent === 'send') {
    const { versionId, page, section, place } = fields;
    const parsed = editRequestSchema.safeParse({ versionId, page, section, place, words });
    if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
    const sent = await requestEdit(user.id, project.id, parsed.data);
    return sent.ok ? { sent: true as const } : data({ errors: { words: sent.message } }, { status: 409 });
  }
  return { text: words, proposals: await readOwnRequest(user.id, project.id, words) };
}

/** What an owner wants, in their own words: read into parts, each with a button, or for a person. */
export default function RequestScreen({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  // A page that reloads its data loses the form's response, so what was read is kept.
  const [reading, setReading] = useState<{ text: string; proposals: Proposal[] }>();
  useEffect(() => {
    if (!answer || !('proposals' in answer) || !answer.proposals) return;
    setReading({ text: answer.text, proposals: answer.proposals });
    setEditing(false);
  }, [answer]);
  const errors = answer && 'errors' in answer ? (answer.errors as Record<string, string>) : {};
  const [words, setWords] = useStoredText(`edit:${loaderData.projectId}`);
  const [isEditing, setEditing] = useState(false);
  const [lit, setLit] = useState<number>();
  // Only the latest change can be undone here.
  const [latest, setLatest] = useState<number>();
  const busy = useNavigation().formData?.get('intent') === 'read';
  const { left, tooLong } = lengthWords(words, editWordsLimit);
  const doable = (reading?.proposals ?? []).flatMap((proposal, index) => (proposal.step ? [{ proposal, index }] : []));
  const others = (reading?.proposals ?? []).flatMap((proposal, index) => (proposal.step ? [] : [{ proposal, index }]));
  return (
    <>
      <PageHeading title="Say it in your words" status={<Dot state="done">Nothing changes until you click</Dot>} />
      {reading && !isEditing ? (
        <SaidText
          text={reading.text}
          proposals={reading.proposals}
          lit={lit}
          onEdit={() => {
            setWords(reading.text);
            setEditing(true);
          }}
        />
      ) : (
        <Form method="post" className="mt-5 grid max-w-3xl gap-3 rounded-3 bg-chosen p-6">
          <input type="hidden" name="intent" value="read" />
          <Field label="What should change?" hideLabel hint={left} error={tooLong ?? errors.words}>
            <Textarea
              name="words"
              rows={5}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              placeholder="make it more modern, we’re open sat 9-1 now, and add moving pianos $300"
              className="border-transparent! bg-transparent! p-0! font-display text-1 outline-none!"
            />
          </Field>
          <div>
            <Button type="submit" disabled={words.trim().length < 3} busy={busy && 'Reading...'}>
              See what we can do now
            </Button>
          </div>
        </Form>
      )}
      {reading && !isEditing && (
        <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {doable.length > 0 && (
            <section aria-labelledby="doable-heading">
              <h2 id="doable-heading" className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3 ui-heading">
                We can do these now <span className="text-small font-normal text-ink-2">Each one makes a new version</span>
              </h2>
              <ol>
                {doable.map(({ proposal, index }) => (
                  <ProposalRow
                    key={`${reading.text}:${index}`}
                    number={index + 1}
                    proposal={proposal}
                    isLatest={latest === index}
                    onDone={() => {
                      setLatest(index);
                      setWords('');
                    }}
                    onLight={(on) => setLit(on ? index : undefined)}
                  />
                ))}
              </ol>
            </section>
          )}
          {others.length > 0 && (
            <section aria-labelledby="person-heading" className={doable.length === 0 ? 'lg:col-span-2 lg:max-w-2xl' : ''}>
              <h2 id="person-heading" className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3 ui-heading">
                A person can do this <span className="text-small font-normal text-ink-2">Not sent yet</span>
              </h2>
              {others.map(({ proposal, index }) => (
                <PersonPart
                  key={`${reading.text}:${index}`}
                  number={index + 1}
                  words={proposal.words}
                  place={proposal.place}
                  onSent={() => setWords('')}
                  versionId={loaderData.versionId}
                  dueHours={loaderData.editDueHours}
                  onLight={(on) => setLit(on ? index : undefined)}
                />
              ))}
            </section>
          )}
          {reading.proposals.length === 0 && <p className="text-ui">We couldn’t find anything to change in this. Try it in other words.</p>}
        </div>
      )}
    </>
  );
}
