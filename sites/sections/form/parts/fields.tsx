import type { ReactNode } from 'react';
import { phoneLength } from '../../../../text/phone.ts';
import type { Line } from '../../../document/document.ts';
import { placeholderDay } from '../../../document/version-day.ts';
import type { SiteWords } from '../../../labels/format.ts';
import { longWordOf } from '../../fit.ts';
import type { FormProps } from '../schema.ts';

/**
 * A field that people don't see and bots fill in. A message with it is stored as possible spam. Browsers and password managers
 * also fill in hidden fields whose name or label they know, such as a website or a company, so this one says nothing.
 */
export function Honeypot({ words }: { words: SiteWords }): ReactNode {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {words.form.leaveEmpty}
        <input type="text" name="leave_empty" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface FieldProps {
  label: string;
  className?: string;
}

function Field({ label, className = 'field', or, children }: FieldProps & { or?: string; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={className}>
      <span>
        {label}
        {or && (
          <>
            {' '}
            <small>{or}</small>
          </>
        )}
      </span>
      {children}
    </label>
  );
}

export function NameField(field: FieldProps): ReactNode {
  return (
    <Field {...field}>
      <input type="text" name="name" autoComplete="name" maxLength={120} required />
    </Field>
  );
}

/** `or` names the other way to be answered. One of the two is enough, which the server checks: no attribute can say it. */
export function EmailField(field: FieldProps & { or: string }): ReactNode {
  return (
    <Field {...field}>
      <input type="email" name="email" autoComplete="email" maxLength={255} />
    </Field>
  );
}

/** `or` as for the email address. */
export function PhoneField(field: FieldProps & { or: string }): ReactNode {
  return (
    <Field {...field}>
      <input type="tel" name="phone" autoComplete="tel" maxLength={phoneLength} />
    </Field>
  );
}

/** A date from the day of the version on. The server, which knows what day it is, checks that it isn't over. */
export function DateField(field: FieldProps): ReactNode {
  return (
    <Field {...field}>
      <input type="date" name="day" min={placeholderDay} required />
    </Field>
  );
}

/** The message, which a booking of a listed service doesn't need. */
export function MessageField({ words, props, rows, className }: MessageProps): ReactNode {
  const isNeeded = needsMessage(props);
  return (
    <Field label={messageLabel(props, words)} {...(!isNeeded && { or: words.at.optional })} {...(className && { className })}>
      <textarea name="message" rows={rows} maxLength={4000} required={isNeeded} />
    </Field>
  );
}

/** True unless a booking names its service. A booking without a list says in its message what it's for. */
export function needsMessage({ purpose, services }: FormProps): boolean {
  return purpose === 'contact' || services.length === 0;
}

/** What the message is called: whatever else there is to say after what was chosen. */
export function messageLabel({ services }: FormProps, { form }: SiteWords): string {
  return services.length > 0 ? form.anythingElse : form.message;
}

interface MessageProps {
  words: SiteWords;
  props: FormProps;
  rows: number;
  className?: string;
}

/** One of several options; nothing if there are none. */
export function Choice({ choose, name, options, ...field }: FieldProps & ChoiceProps): ReactNode {
  if (options.length === 0) return null;
  return (
    <Field {...field}>
      <select name={name} required>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.text} value={option.text}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ChoiceProps {
  /** Shown until one is chosen. */
  choose: string;
  name: string;
  options: Line[];
}

/** One of several options, all of them shown; nothing if there are none. `group` is the class of a box around them. */
export function Radios({ legend, name, options, className, group, optional = false }: RadiosProps): ReactNode {
  if (options.length === 0) return null;
  const labels = options.map(({ text }) => (
    <label key={text}>
      <input type="radio" name={name} value={text} required={!optional} />
      <span className={longWordOf(text) || undefined}>{text}</span>
    </label>
  ));
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {group ? <div className={group}>{labels}</div> : labels}
    </fieldset>
  );
}

interface RadiosProps {
  legend: string;
  name: string;
  options: Line[];
  className?: string;
  group?: string;
  optional?: boolean;
}
