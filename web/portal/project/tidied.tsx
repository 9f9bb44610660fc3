import { useFetcher } from 'react-router';
import { tidiedIntro, tidiedTitle } from '../../brief/tidied-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

type Change = ProjectData['about']['tidied'][number];

/** How many changes are shown before the rest folds away. */
const shownFirst = 4;

/** What we tidied in the owner's text, each with what they typed and a button to undo it. */
export function Tidied({ data }: { data: ProjectData }) {
  const { tidied } = data.about;
  if (tidied.length === 0) return null;
  const rest = tidied.slice(shownFirst);
  return (
    <RuledSection title={tidiedTitle(tidied.length)}>
      <p className="border-b border-line py-2 text-small text-ink-2">{tidiedIntro}</p>
      <ul>
        {tidied.slice(0, shownFirst).map((change) => (
          <TidiedText key={change.field} change={change} projectId={data.project.id} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Fold summary={`Show ${rest.length} more`}>
          <ul>
            {rest.map((change) => (
              <TidiedText key={change.field} change={change} projectId={data.project.id} />
            ))}
          </ul>
        </Fold>
      )}
    </RuledSection>
  );
}

function TidiedText({ change: { field, place, before, after, what }, projectId }: { change: Change; projectId: string }) {
  const to = usePortalPath();
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const error = fetcher.data?.errors?.[''];
  return (
    <li className="border-b border-line py-2.5 text-small">
      <b className="block">{place}</b>
      <span className="block text-ink-2">{what.join(', ')}</span>
      <del className="mt-1 block whitespace-pre-line wrap-anywhere text-ink-2">
        <bdi>{before}</bdi>
      </del>
      <span className="sr-only">Now: </span>
      <ins className="block whitespace-pre-line wrap-anywhere no-underline">
        <bdi>{after}</bdi>
      </ins>
      {error && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          {error}
        </p>
      )}
      <fetcher.Form method="post" action={to('/portal')} preventScrollReset className="mt-1.5">
        <HiddenFields projectId={projectId} field={field} />
        <Button
          type="submit"
          name="intent"
          value="keep-typed"
          look="secondary"
          size="small"
          busy={fetcher.state !== 'idle' && 'Undoing...'}
        >
          Undo<span className="sr-only">: {place}</span>
        </Button>
      </fetcher.Form>
    </li>
  );
}
