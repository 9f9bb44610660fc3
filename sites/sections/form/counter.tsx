import type { ReactNode } from 'react';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Choice, DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A form over the full width of the page: choices three to a row, then who asks, then the message. A plain POST, no script. */
export default function Counter({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const isBooking = props.purpose === 'booking';
  const choices = isBooking
    ? [
        { label: form.service, name: 'service', options: props.services },
        { label: form.bestDay, name: 'day', options: props.days },
        { label: form.timeOfDay, name: 'part', options: props.parts },
      ].filter(({ options }) => options.length > 0)
    : [];
  return (
    <section id={section.id} data-section={section.id} className={`form-counter band-${section.band} sec`}>
      <div className="wrap">
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p>{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {(choices.length > 0 || props.date) && (
            <div className="row">
              {choices.map((choice) => (
                <Choice key={choice.name} {...choice} choose={form.choose} />
              ))}
              {props.date && <DateField label={form.date} />}
            </div>
          )}
          <div className="row">
            <NameField label={form.name} />
            <PhoneField label={form.phone} or={at.orEmail} />
            <EmailField label={form.email} or={at.orPhone} />
          </div>
          <MessageField words={site.words} booking={isBooking} rows={isBooking ? 3 : 5} />
          <Honeypot />
          <div className="send">
            <button className="btn" type="submit">
              {props.submit.text}
            </button>
            <p>{props.note.text}</p>
          </div>
        </form>
      </div>
    </section>
  );
}
