import type { ReactNode } from 'react';
import type { SiteWords } from '../../../labels/format.ts';
import type { FormProps } from '../schema.ts';
import { Choice, DateField, EmailField, Honeypot, NameField, PhoneField } from './fields.tsx';

/** The form of a section around its fields, with its button at the end. A plain POST, no script. */
export function RequestForm({
  props,
  words,
  sendClass = 'send',
  children,
}: Pick<SendProps, 'props'> & { words: SiteWords; sendClass?: string; children: ReactNode }): ReactNode {
  return (
    <form method="post" action={`/forms/${props.purpose}`}>
      {children}
      <Honeypot words={words} />
      <Send props={props} className={sendClass} />
    </form>
  );
}

interface SendProps {
  props: FormProps;
  className?: string;
}

/** The button, and what happens when it's pressed. */
export function Send({ props, className = 'send' }: SendProps): ReactNode {
  return (
    <div className={className}>
      <button className="btn" type="submit">
        {props.submit.text}
      </button>
      <p>{props.note.text}</p>
    </div>
  );
}

interface GroupProps {
  props: FormProps;
  words: SiteWords;
  className?: string;
}

/** When it's wanted: a date, or a booking's day and part of the day. */
export function WhenFields({ props, words: { form }, className = 'field' }: GroupProps): ReactNode {
  const booking = props.purpose === 'booking';
  return (
    <>
      {props.date && <DateField label={form.date} className={className} />}
      {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} className={className} />}
      {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} className={className} />}
    </>
  );
}

/** What a booking is for, and when it's wanted. */
export function WantedFields({
  props,
  words,
  className = 'field',
  serviceClass = className,
}: GroupProps & { serviceClass?: string }): ReactNode {
  const { form } = words;
  return (
    <>
      {props.purpose === 'booking' && (
        <Choice label={form.service} choose={form.choose} name="service" options={props.services} className={serviceClass} />
      )}
      <WhenFields props={props} words={words} className={className} />
    </>
  );
}

/** Who asks, and how to answer. */
export function AskerFields({ words: { form, at }, emailClass = 'field' }: { words: SiteWords; emailClass?: string }): ReactNode {
  return (
    <>
      <NameField label={form.name} />
      <PhoneField label={form.phone} or={at.orEmail} />
      <EmailField label={form.email} or={at.orPhone} className={emailClass} />
    </>
  );
}
