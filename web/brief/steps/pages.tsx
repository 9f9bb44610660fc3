import { Fragment, type ReactNode } from 'react';
import { type PageKey, pageChoices, pagesPerSite } from '../../../content/site-pages.ts';
import { formPages } from '../../../sites/brief/form-pages.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import type { PageTileProps } from '../../ui/controls/page-tile.tsx';
import { CheckMark } from '../../ui/drawings/check-mark.tsx';
import { PageOutline } from '../../ui/drawings/page-outline.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { joinList } from '../list-text.ts';
import { useFreshData } from '../use-fresh-data.ts';
import type { Booking } from './booking.tsx';
import { pageDetails } from './page-details.tsx';
import { PhotosWithoutRoom } from './photos-without-room.tsx';
import { ThinPages } from './thin-pages.tsx';
import { useThinPages } from './use-thin-pages.ts';

/** Step 6: five pages, and the questions of those five. */
export function PagesStep(): ReactNode {
  const { value = [], set, error } = useAnswer<PageKey[]>('pages');
  const { value: booking } = useAnswer<Booking>('details.booking');
  const { data } = useBriefForm();
  const thin = useThinPages();
  useFreshData();
  const full = value.length >= pagesPerSite;
  const toggle = (key: PageKey) => set(value.includes(key) ? value.filter((other) => other !== key) : [...value, key], 'now');
  const asking = (Object.keys(pageDetails) as PageKey[]).filter((key) => pageDetails[key].questions && value.includes(key));
  const made = value.map((key) => thin.find(({ page }) => page === key)?.becomes ?? key);
  const isThin = (key: PageKey) => thin.some(({ page }) => page === key);
  const silent = pageChoices.filter(({ key }) => value.includes(key) && !asking.includes(key) && !isThin(key)).map(({ label }) => label);
  return (
    <>
      <StepPart shows={['header']}>
        <FieldGroup label={`Your ${pagesPerSite} pages`} error={error}>
          <div className="grid grid-cols-5 gap-x-2 gap-y-4 sm:gap-x-3">
            {pageChoices.map(({ key, label, shape }) => (
              <PickTile
                key={key}
                name="pages"
                value={key}
                shape={shape}
                label={label}
                checked={value.includes(key)}
                disabled={full && !value.includes(key)}
                onChange={() => toggle(key)}
              />
            ))}
          </div>
          <output className="mt-3 block text-small text-ink-2" aria-live="polite">
            {value.length} of {pagesPerSite} pages picked{full ? '. To swap a page, uncheck one first.' : ''}
            {!full && data.paid ? '. Your order includes five pages.' : ''}
          </output>
        </FieldGroup>
        {value.length > 0 && formPages({ pages: made, details: { booking } }).length === 0 && (
          <p className="text-small text-ink-2">
            None of your pages has a form, so visitors can’t write to you on your site. Pick Contact to add one.
          </p>
        )}
        <PhotosWithoutRoom />
        <ThinPages>
          <p className="mb-2 text-small text-ink-2">{shortWords(thin.length)}</p>
        </ThinPages>
        {silent.length > 0 && (
          <p className="text-small text-ink-2">
            {joinList(silent)} {silent.length === 1 ? 'needs' : 'need'} nothing more from you: {silent.length === 1 ? 'it’s' : 'they’re'}{' '}
            written from your other answers.
          </p>
        )}
      </StepPart>
      {asking.map((key) => (
        <Fragment key={key}>{pageDetails[key].questions}</Fragment>
      ))}
    </>
  );
}

function shortWords(count: number): string {
  if (count === 0) return 'None of your pages is short now.';
  return `${count === 1 ? 'One page' : 'Some pages'} would be short with what we know so far. Answer a question or swap the page. We never pad a page.`;
}

/** A checkbox for a page, drawn as an outlined sheet. A half sun rises over it when checked. */
function PickTile({ shape, label, ...rest }: PageTileProps): ReactNode {
  return (
    <label className="group/tile relative block select-none has-disabled:cursor-not-allowed">
      <input {...rest} type="checkbox" className="absolute inset-0 z-2 size-full cursor-[inherit] appearance-none opacity-0" />
      <span className="relative block aspect-[4/4.4] overflow-hidden rounded-2 forced-colors:border-2 bg-sunk text-ink-3 inset-ring-[1.5px] inset-ring-line-strong transition-[background-color,color] duration-base ease-rise group-hover/tile:inset-ring-control group-has-checked/tile:bg-raised group-has-checked/tile:text-ink group-has-checked/tile:inset-ring-ink group-has-disabled/tile:opacity-50 group-has-focus-visible/tile:outline-3 group-has-focus-visible/tile:outline-offset-3 group-has-focus-visible/tile:outline-focus">
        {shape && <PageOutline shape={shape} className="absolute inset-0 size-full" />}
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-1/2 aspect-square w-[44%] -translate-x-1/2 translate-y-[110%] rounded-full bg-sun transition-[translate] duration-rise ease-rise group-has-checked/tile:translate-y-[56%]"
        />
      </span>
      <span className="mt-1.5 flex items-start justify-between gap-1 text-micro leading-tight font-semibold sm:items-center sm:text-small group-has-disabled/tile:text-ink-3">
        {label}
        <CheckMark
          weight={2.4}
          className="size-3.5 shrink-0 opacity-0 group-has-checked/tile:opacity-100 max-sm:absolute max-sm:top-1.5 max-sm:right-1.5"
        />
      </span>
    </label>
  );
}
