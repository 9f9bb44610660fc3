import type { ReactNode } from 'react';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Choice, DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A form as broad as the pool: the short fields in one row of tiles, the message under them at full width. A plain POST, no script. */
export default function Broad({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-broad depth band-${section.band}`}>
      <div className="wrap sec">
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {booking && (
            <div className="line">
              <Choice label={form.service} choose={form.choose} name="service" options={props.services} />
              {props.date && <DateField label={form.date} />}
              <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />
              <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />
            </div>
          )}
          <div className="line">
            <NameField label={form.name} />
            <PhoneField label={form.phone} or={at.orEmail} />
            <EmailField label={form.email} or={at.orPhone} />
          </div>
          <MessageField words={site.words} booking={booking} rows={booking ? 3 : 5} />
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
