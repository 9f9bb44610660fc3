import { type ReactNode, useId, useState } from 'react';
import type { FocalPoint } from '../../../domain/briefs/focus-schema.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { type Refusal, refusalWords } from '../../../sites/pictures/refusals.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { QuietButton } from '../fields/quiet-button.tsx';
import { MoveRow, RemoveRow } from '../fields/row-buttons.tsx';
import type { ShownUpload } from '../onboarding-data.ts';
import { FocusPicker } from './focus-picker.tsx';

/** One of an owner's photos: what's in it, its place among the others, and whether the site may show it. */
export function PhotoRow({ photo, alt, index, count, asksRights, refusal, disabled = false, ...on }: PhotoRowProps): ReactNode {
  const name = alt || photo.fileName;
  const [isFocusing, setFocusing] = useState(false);
  const { x, y } = photo.focus;
  return (
    <li className="@container border-t border-line py-4">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 @md:grid-cols-[8rem_minmax(0,1fr)_2.75rem] @md:grid-rows-1">
        <img
          src={photo.pictureUrl}
          alt={name}
          // Set by script: the policy blocks a style attribute in the server's HTML.
          ref={(image) => {
            image?.style.setProperty('object-position', `${x * 100}% ${y * 100}%`);
          }}
          className="aspect-[4/3] w-full rounded-2 bg-sunk object-cover"
        />
        <div className="row-span-2 grid content-start gap-2 @md:row-span-1">
          <Field
            label="What’s in this photo?"
            error={lengthWords(alt, briefLimits.alt).tooLong}
            hint={alt ? undefined : 'For example: “Our van in front of a customer’s house”'}
          >
            <TextInput size="small" value={alt} onChange={(event) => on.onDescribe(event.target.value)} onBlur={on.onDescribed} />
          </Field>
          <UseItAnyway refusal={refusal} keep={photo.keep} disabled={disabled} onKeep={on.onKeep} />
          {asksRights && (
            <Checkbox
              label="I have permission to use this photo"
              checked={photo.rights}
              disabled={disabled}
              onChange={(event) => on.onRights(event.target.checked)}
            />
          )}
          <QuietButton
            aria-expanded={isFocusing}
            aria-label={`${isFocusing ? 'Done' : 'Set focal point'}: ${name}`}
            onClick={() => setFocusing(!isFocusing)}
            className="justify-self-start"
          >
            {isFocusing ? 'Done' : 'Set focal point'}
          </QuietButton>
          {count > 1 && (
            <div className="-ml-2 flex items-center gap-1 pointer-coarse:-ml-3.5">
              <MoveRow name={name} index={index} count={count} onMove={on.onMove} />
              {index > 0 && !refusal && (
                <QuietButton
                  aria-label={`Show first: ${name}`}
                  disabled={disabled}
                  onClick={({ currentTarget }) => {
                    // The first photo has no such button, so the focus stays on its row.
                    const row = currentTarget.closest('li');
                    on.onMove(-index);
                    requestAnimationFrame(() => row?.querySelector<HTMLElement>('button:not(:disabled)')?.focus());
                  }}
                  className="ml-2"
                >
                  Show first
                </QuietButton>
              )}
            </div>
          )}
        </div>
        <div className="@max-md:-ml-3">
          <RemoveRow name={photo.fileName} onRemove={on.onRemove} />
        </div>
        {isFocusing && (
          <div className="col-span-full pt-3">
            <FocusPicker src={photo.pictureUrl} focus={photo.focus} disabled={disabled} onFocus={on.onFocus} />
          </div>
        )}
      </div>
    </li>
  );
}

/** IDs in the order that results when the one at `index` moves by so many places. */
export function movedBy(ids: readonly string[], index: number, by: number): string[] {
  const [id] = ids.slice(index, index + 1);
  return id === undefined ? [...ids] : ids.toSpliced(index, 1).toSpliced(index + by, 0, id);
}

interface PhotoRowProps {
  photo: ShownUpload;
  /** The description as it's being typed. */
  alt: string;
  index: number;
  count: number;
  /** True if its own permission is asked for. */
  asksRights: boolean;
  /** Why it's left out, unless the owner wants it anyway. */
  refusal: Refusal | undefined;
  disabled?: boolean;
  onDescribe: (alt: string) => void;
  onDescribed: () => void;
  onRights: (rights: boolean) => void;
  onKeep: (keep: boolean) => void;
  onFocus: (focus: FocalPoint) => void;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** Says why we leave a photo out, with a box to use it anyway. Once that's checked, only the box stays. Nothing for other photos. */
function UseItAnyway({ refusal, keep, onKeep, disabled }: UseItAnywayProps): ReactNode {
  const id = useId();
  if (!refusal && !keep) return null;
  return (
    <div>
      {refusal && (
        <p id={id} className="text-small text-ink-2">
          {refusalWords[refusal]}
        </p>
      )}
      <Checkbox
        label="Use it anyway"
        checked={keep}
        disabled={disabled}
        aria-describedby={refusal && id}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </div>
  );
}

interface UseItAnywayProps {
  /** Why the photo is left out. Undefined if it isn't. */
  refusal: Refusal | undefined;
  keep: boolean;
  onKeep: (keep: boolean) => void;
  disabled?: boolean;
}
