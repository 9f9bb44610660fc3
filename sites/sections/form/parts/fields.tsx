import type { ReactNode } from 'react';
import type { Line } from '../../../document.ts';

/** A field that people don't see and programs fill in. What comes with it is no message. */
export function Honeypot(): ReactNode {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** One of several options; nothing if there are none. */
export function Choice({ label, choose, name, options }: { label: string; choose: string; name: string; options: Line[] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <label className="field">
      <span>{label}</span>
      <select name={name} required>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.text} value={option.text}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
