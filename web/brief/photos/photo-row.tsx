import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FocalPoint } from '../../../domain/briefs/focus-schema.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { lightenedWords, type Refusal, refusalWords } from '../../../sites/pictures/refusals.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, Select, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { QuietButton } from '../fields/quiet-button.tsx';
import { MoveRow, RemoveRow } from '../fields/row-buttons.tsx';
import type { ShownUpload } from '../onboarding-data.ts';

/** One of an owner's photos: what's in it, its place among the others, and whether the site may show it. */
export function PhotoRow({
  photo,
  alt,
  index,
  count,
  asksRights,
  refusal,
  pair,
  shots = [],
  disabled = false,
  ...on
}: PhotoRowProps): ReactNode {
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
          {shots.length > 0 && on.onShot && (
            <Field label="This photo shows">
              <Select size="small" value={photo.shot} onChange={({ target }) => on.onShot?.(target.value)}>
                <option value="">Something else</option>
                {shots.map((label) => (
                  <option key={label} value={label}>
                    {label.charAt(0).toUpperCase() + label.slice(1)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {pair && (
            <Checkbox
              label="This is a “before” photo"
              hint={
                pair.isPaired
                  ? `We show it beside its “after”: ${pair.partner}`
                  : `Check this if the next photo is its “after”: ${pair.partner}`
              }
              checked={pair.isPaired}
              onChange={(event) => pair.onPair(event.target.checked)}
            />
          )}
          {photo.lightened && !refusal && <p className="text-small text-ink-2">{lightenedWords}</p>}
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
  /** The photos of the trade's list, of which it may be one. */
  shots?: readonly string[];
  disabled?: boolean;
  /** The photo that shows what's after, or the next one, which may. Undefined if it can't be paired. */
  pair?: { partner: string; isPaired: boolean; onPair: (isPaired: boolean) => void } | undefined;
  onShot?: (shot: string) => void;
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

/** How far an arrow key moves the point, as a share of the photo. */
const step = 0.04;
/** How long after the last key the point is saved. */
const pauseMs = 700;

interface FocusPickerProps {
  src: string;
  focus: FocalPoint;
  /** While something is being saved, the point stays where it is. */
  disabled: boolean;
  onFocus: (point: FocalPoint) => void;
}

/** The whole photo with the point that stays in view wherever it's cropped. The owner drags it, or moves it with the arrow keys. */
function FocusPicker({ src, focus, disabled, onFocus }: FocusPickerProps): ReactNode {
  const hint = useId();
  const [moved, setMoved] = useState<FocalPoint>();
  const unsaved = useRef<FocalPoint>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onFocus);
  latest.current = onFocus;
  const { x, y } = moved ?? focus;
  const move = (point: FocalPoint) => {
    clearTimeout(timer.current);
    unsaved.current = point;
    setMoved(point);
  };
  const save = () => {
    clearTimeout(timer.current);
    if (unsaved.current) latest.current(unsaved.current);
    unsaved.current = undefined;
  };
  // Closing saves what a key has just moved, and so does leaving the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` only uses refs
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, []);
  // The saved point is the truth again, also after Undo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another point is news
  useEffect(() => setMoved(unsaved.current), [focus.x, focus.y]);
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  };
  const nudge = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!way || disabled) return;
    event.preventDefault();
    move({ x: share(x + (way[0] ?? 0)), y: share(y + (way[1] ?? 0)) });
    timer.current = setTimeout(save, pauseMs);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p id={hint} className="text-small text-ink-2">
        Drag the ring to what must stay in view when the photo is cropped, or use the arrow keys.
      </p>
      <button
        type="button"
        // A disabled button would lose the focus after every key.
        aria-disabled={disabled || undefined}
        aria-label={`Focal point: ${percent(x)} from the left, ${percent(y)} from the top`}
        aria-describedby={hint}
        onPointerDown={(event) => {
          if (disabled) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => {
          if (unsaved.current && event.buttons > 0) drag(event);
        }}
        onPointerUp={save}
        onKeyDown={nudge}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-2"
      >
        <img src={src} alt="" draggable={false} className="block max-h-72 max-w-full" />
        <span
          aria-hidden="true"
          style={{ left: percent(x), top: percent(y) }}
          className="absolute size-9 -translate-1/2 rounded-full border-3 border-sun outline-2 outline-night-900 ring-2 ring-inset ring-night-900"
        />
      </button>
    </div>
  );
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

function percent(value: number): string {
  return `${Math.round(value * 100)}%`;
}
