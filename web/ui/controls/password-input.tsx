import { type ReactNode, useState } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password field with a button to show the password. Pass `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'className'>): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} className="pr-18" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid min-w-15 place-items-center rounded-2 px-3 text-small font-semibold text-ink-2 hover:text-ink focus-visible:-outline-offset-3"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
