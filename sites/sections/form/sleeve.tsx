import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** The sleeve that film comes back in: a printed grid to fill in, every answer in a cell of its own. A plain POST, no script. */
export default function Sleeve({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className="form-sleeve band-tint">
      <div className="wrap sec">
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          <div className="cells">
            {booking && <Choice legend={form.service} name="service" options={props.services} />}
            {props.date && <DateField label={form.date} />}
            {booking && <Choice legend={form.bestDay} name="day" options={props.days} />}
            {booking && <Choice legend={form.timeOfDay} name="part" options={props.parts} />}
            <NameField label={form.name} />
            <PhoneField label={form.phone} or={at.orEmail} />
            <EmailField label={form.email} or={at.orPhone} />
            <MessageField words={site.words} booking={booking} rows={booking ? 3 : 5} className="field whole" />
            <div className="whole send">
              <button className="btn" type="submit">
                {props.submit.text}
              </button>
              <p>{props.note.text}</p>
            </div>
          </div>
          <Honeypot />
        </form>
      </div>
    </section>
  );
}

function Choice({ legend, name, options }: { legend: string; name: string; options: Line[] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <fieldset className="whole">
      <legend>{legend}</legend>
      <div className="options">
        {options.map((option) => (
          <label key={option.text}>
            <input type="radio" name={name} value={option.text} required />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
