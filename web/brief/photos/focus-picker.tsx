import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FocalPoint } from '../../../domain/briefs/focus-schema.ts';

/** How far an arrow key moves the point, as a share of the photo. */
const step = 0.04;
/** How long after the last key the point is saved. */
const pauseMs = 700;

interface Props {
  src: string;
  focus: FocalPoint;
  /** While something is being saved, the point stays where it is. */
  disabled: boolean;
  onFocus: (point: FocalPoint) => void;
}

/** The whole photo with the point that stays in view wherever it's cropped. The owner drags it, or moves it with the arrow keys. */
export function FocusPicker({ src, focus, disabled, onFocus }: Props): ReactNode {
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
