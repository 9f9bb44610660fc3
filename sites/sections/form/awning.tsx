import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { Choice, DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A counter under a striped awning, where a request is handed in. A plain POST, no script. */
export default function AwningForm({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-awning band-${section.band}`}>
      <div className="wrap sec">
        <div className="stall">
          <div className="head">
            <h2>{props.heading.text}</h2>
            {props.lead && <p>{props.lead.text}</p>}
          </div>
          <form method="post" action={`/forms/${props.purpose}`}>
            <NameField label={form.name} />
            <EmailField label={form.email} or={at.orPhone} />
            <PhoneField label={form.phone} or={at.orEmail} />
            {booking && <Choice label={form.service} choose={form.choose} name="service" options={props.services} />}
            {props.date && <DateField label={form.date} />}
            {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />}
            {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />}
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
      </div>
    </section>
  );
}
