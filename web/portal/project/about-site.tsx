import { useFetcher } from 'react-router';
import type { DayViews } from '../../../domain/projects/visits.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { tidiedIntro, tidiedTitle } from '../../brief/tidied-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Bar } from '../../ui/drawings/bar.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { AboutSiteData } from './about-site-data.ts';
import type { ProjectData } from './project-data.ts';

/** Visits, checks and files of a site that has a draft. */
export function AboutSite({ data }: { data: ProjectData }) {
  const { views, quality, files } = data.about;
  if (!quality) return null;
  return (
    <div className="mt-9 grid items-start gap-8 md:grid-cols-2 xl:grid-cols-3">
      {views && <Visits views={views} />}
      <Tidied data={data} />
      <Quality quality={quality} />
      <SiteFiles files={files} />
    </div>
  );
}

/** The results of our checks of a version: first the ones to know about, then all of them. */
function Quality({ quality }: { quality: NonNullable<AboutSiteData['quality']> }) {
  const passed = quality.checks.filter(({ status }) => status === 'pass');
  const rest = quality.checks.filter(({ status }) => status !== 'pass');
  return (
    <RuledSection title="Quality" aside={`Version ${quality.version}`}>
      <p className="border-b border-line py-[.55rem] text-ui">
        <Dot state={rest.length === 0 ? 'done' : quality.passed ? 'active' : 'late'}>
          {passed.length} of {quality.checks.length} checks passed
        </Dot>
      </p>
      <ul>
        {rest.map((check) => (
          <li key={check.key} className="border-b border-line py-2.5 text-small">
            <b className="block">{check.label}</b>
            {check.detail}
          </li>
        ))}
      </ul>
      <Fold summary="What we checked">
        <ul>
          {passed.map((check) => (
            <li key={check.key} className="border-b border-line py-2 text-small">
              <b className="block">{check.label}</b>
              <span className="text-ink-2">{check.detail}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </RuledSection>
  );
}

/** The owner's photos and logo, and which of them the site uses. */
function SiteFiles({ files }: { files: AboutSiteData['files'] }) {
  const to = usePortalPath();
  return (
    <RuledSection
      title="Files"
      aside={files.length > 0 ? `${files.filter(({ used }) => used).length} of ${files.length} used on your site` : undefined}
    >
      {files.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">
          You haven’t added photos or a logo yet. <Link to={to('/portal/editor', { panel: 'photos' })}>Add some now</Link>
        </p>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 text-small">
              <img
                src={file.pictureUrl}
                alt=""
                width={file.width}
                height={file.height}
                loading="lazy"
                // A logo is shown whole, on the white paper that most were drawn for: many are dark and transparent.
                className={`aspect-[4/3] w-full rounded-1 ${file.kind === 'logo' ? 'bg-white object-contain p-0.5' : 'object-cover'}`}
              />
              <span className="min-w-0">
                <span className="block truncate">{file.fileName}</span>
                <span className="block truncate text-ink-2">{file.kind === 'logo' ? 'Logo' : file.alt || 'No description'}</span>
                {file.refusal && <span className="block text-ink-2">{file.refusal}</span>}
              </span>
              <span className="text-ink-2">
                {file.used ? 'Used on your site' : file.rights || file.kind === 'logo' ? 'Not used' : 'Permission not confirmed'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}

/** Page views of the live site: the total, a bar per day, and the numbers by day. */
function Visits({ views }: { views: DayViews[] }) {
  const total = sum(views);
  const week = sum(views.slice(-7));
  const most = Math.max(1, ...views.map((day) => day.views));
  return (
    <RuledSection title="Page views" aside="Last 30 days">
      <div className="flex items-end gap-5 border-b border-line pb-3">
        <p className="shrink-0">
          <span className="display-number block text-[2.3rem]">{total.toLocaleString('en-US')}</span>
          <span className="text-small text-ink-2">{week.toLocaleString('en-US')} in the last 7 days</span>
        </p>
        <div aria-hidden="true" className="flex h-16 min-w-0 flex-1 items-end gap-[2px]">
          {views.map((day) => (
            <span
              key={day.day}
              title={`${dateInWords(day.day)}: ${day.views}`}
              className={`min-w-0 flex-1 ${day.views ? 'h-full' : 'h-[2px] bg-line-strong'}`}
            >
              {day.views > 0 && <Bar upright percent={Math.max(6, (day.views / most) * 100)} />}
            </span>
          ))}
        </div>
      </div>
      {total === 0 ? (
        <p className="py-3 text-small text-ink-2">No visits yet. New ones show up here within seconds.</p>
      ) : (
        <Fold summary="By day">
          <ul className="grid grid-cols-2 gap-x-6 text-small">
            {views
              .filter((day) => day.views > 0)
              .toReversed()
              .map((day) => (
                <li key={day.day} className="flex justify-between gap-3 border-b border-line py-1.5">
                  <span>{dateInWords(day.day).replace(/, \d+$/, '')}</span>
                  <span>{day.views.toLocaleString('en-US')}</span>
                </li>
              ))}
          </ul>
        </Fold>
      )}
      <p className="pt-2 text-micro text-ink-3">We count without cookies and leave out bots.</p>
    </RuledSection>
  );
}

function sum(days: DayViews[]): number {
  return days.reduce((all, { views }) => all + views, 0);
}

type Change = ProjectData['about']['tidied'][number];

/** How many changes are shown before the rest folds away. */
const shownFirst = 4;

/** What we tidied in the owner's text, each with what they typed and a button to undo it. */
function Tidied({ data }: { data: ProjectData }) {
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
        <HiddenFields fields={{ projectId, field }} />
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
