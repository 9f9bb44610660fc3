import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { Choice, DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A time card to fill in: ruled cells with their labels in the corner, two punched holes. A plain POST, no script. */
export default function TimecardForm({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-timecard band-${section.band}`}>
      <div className="wrap sec">
        <div className="card">
          <div className="head">
            <h2>{props.heading.text}</h2>
            {props.lead && <p>{props.lead.text}</p>}
          </div>
          <form method="post" action={`/forms/${props.purpose}`}>
            <NameField label={form.name} className="cell" />
            <EmailField label={form.email} or={at.orPhone} className="cell" />
            <PhoneField label={form.phone} or={at.orEmail} className="cell" />
            {booking && <Choice label={form.service} choose={form.choose} name="service" options={props.services} className="cell" />}
            {props.date && <DateField label={form.date} className="cell" />}
            {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} className="cell" />}
            {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} className="cell" />}
            <MessageField words={site.words} booking={booking} rows={booking ? 3 : 5} className="cell full" />
            <Honeypot />
            <div className="send">
              <button className="btn" type="submit">
                {props.submit.text}
              </button>
              <p>{props.note.text}</p>
            </div>
          </form>
        </div>
      </div>
    </section>
  );
}
