import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import { DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A request as a sheet to fill in: a box per question, days and times as cells to pick from. A plain POST, no script. */
export default function Boxes({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-boxes lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <div className="strip">
            <h2>{props.heading.text}</h2>
            {props.lead && <p>{props.lead.text}</p>}
          </div>
          <form method="post" action={`/forms/${props.purpose}`}>
            {booking && <Pick legend={form.whatNeeded} name="service" options={props.services} />}
            {booking && <Pick legend={form.whichDay} name="day" options={props.days} />}
            {booking && <Pick legend={form.whatTime} name="part" options={props.parts} />}
            <div className={props.date ? 'fields four' : 'fields'}>
              {props.date && <DateField label={form.date} />}
              <NameField label={form.name} />
              <PhoneField label={form.phone} or={at.orEmail} />
              <EmailField label={form.email} or={at.orPhone} />
            </div>
            <div className="last">
              <MessageField words={site.words} booking={booking} rows={4} />
              <div className="send">
                <p>{props.note.text}</p>
                <button className="btn" type="submit">
                  {props.submit.text}
                </button>
              </div>
            </div>
            <Honeypot />
          </form>
        </div>
      </div>
    </section>
  );
}

function Pick({ legend, name, options }: { legend: string; name: string; options: Line[] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="cells">
        {options.map((option) => (
          <label key={option.text}>
            <input type="radio" name={name} value={option.text} required />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
