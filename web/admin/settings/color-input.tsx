import { type ReactNode, useRef, useState } from 'react';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ColorPreview } from './color-preview.tsx';

/** A color as text, with the browser's own picker beside it, and how pages will look in it. */
export function ColorInput({ name, value }: { name: string; value: string }): ReactNode {
  const text = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const hex = /^#[0-9a-f]{6}$/i.test(typed) ? typed.toLowerCase() : undefined;
  const pick = (color: string) => {
    // The form reads its fields in the same event, before React renders.
    if (text.current) text.current.value = color;
    setTyped(color);
  };
  return (
    <div className="@container">
      <div className="flex items-center gap-3">
        <TextInput
          ref={text}
          name={name}
          size="small"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          defaultValue={value}
          onChange={(event) => setTyped(event.target.value)}
          className="max-w-32"
        />
        <input
          type="color"
          aria-label="Pick a color"
          value={hex ?? value}
          onChange={(event) => pick(event.target.value)}
          className="size-11 shrink-0 cursor-pointer rounded-1 border-[1.5px] border-control bg-raised p-1"
        />
      </div>
      <ColorPreview color={hex ?? value} />
    </div>
  );
}
