import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { FocalPoint } from '../../../domain/briefs/focus-schema.ts';

/** How far an arrow key moves the point, as a share of the photo. */
const step = 0.04;
/** How long after the last key the point is saved. */
const pauseMs = 700;

interface Props {
  src: string;
  focus: FocalPoint;
  disabled: boolean;
  onFocus: (point: FocalPoint) => void;
}

/** The whole photo with the point that stays in view wherever it's cropped. The owner drags it, or moves it with the arrow keys. */
export function FocusPicker({ src, focus, disabled, onFocus }: Props): ReactNode {
  const hint = useId();
  const [moved, setMoved] = useState<{ point: FocalPoint; by: 'pointer' | 'key' }>();
  const { x, y } = moved?.point ?? focus;
  const save = () => {
    if (moved) onFocus(moved.point);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (moved?.by !== 'key') return;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [moved]);
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setMoved({ point: { x: share((clientX - left) / width), y: share((clientY - top) / height) }, by: 'pointer' });
  };
  const nudge = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!way) return;
    event.preventDefault();
    setMoved({ point: { x: share(x + (way[0] ?? 0)), y: share(y + (way[1] ?? 0)) }, by: 'key' });
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p id={hint} className="text-small text-ink-2">
        Drag the ring to what must stay in view when the photo is cropped, or use the arrow keys.
      </p>
      <button
        type="button"
        disabled={disabled}
        aria-label={`Focal point: ${percent(x)} from the left, ${percent(y)} from the top`}
        aria-describedby={hint}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && drag(event)}
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
