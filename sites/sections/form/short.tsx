import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { Choice, DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A short form beside its heading. Booking adds what, which day and which part of it. A plain POST, no script. */
export default function ShortForm({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-short band-${section.band}`}>
      <div className="wrap sec layout">
        <div className="words">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {booking && (
            <Choice
              label={form.service}
              choose={form.choose}
              name="service"
              options={props.services}
              className={props.date || (props.days.length && props.parts.length) ? 'field' : 'field full'}
            />
          )}
          {props.date && <DateField label={form.date} />}
          {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />}
          {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />}
          <NameField label={form.name} />
          <PhoneField label={form.phone} or={at.orEmail} />
          <EmailField label={form.email} or={at.orPhone} className={booking ? 'field' : 'field full'} />
          <MessageField words={site.words} booking={booking} rows={booking ? 3 : 5} className="field full" />
          <Honeypot />
          <div className="send full">
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
