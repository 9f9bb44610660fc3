import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import { Choice, DateField, EmailField, Honeypot, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** An order slip in a clip: what is wanted as lines to check, then who and when. A plain POST, no script. */
export default function Slip({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  const { phone } = site.facts;
  return (
    <section id={section.id} data-section={section.id} className={`form-slip band-${section.band}`}>
      <div className="wrap sec layout">
        <div className="words">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
          {phone && (
            <>
              <p className="prefer">{form.preferCall}</p>
              <a className="tape nw" href={phone.href}>
                {phone.display}
              </a>
            </>
          )}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {booking && <Lines legend={form.whatNeeded} name="service" options={props.services} />}
          {props.date && <DateField label={form.date} />}
          {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />}
          {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />}
          <NameField label={form.name} />
          <PhoneField label={form.phone} or={at.orEmail} />
          <EmailField label={form.email} or={at.orPhone} className="field all" />
          <MessageField words={site.words} booking={booking} rows={booking ? 3 : 5} className="field all" />
          <Honeypot />
          <div className="send all">
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

/** A choice as lines of the slip. */
function Lines({ legend, name, options }: { legend: string; name: string; options: Line[] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <fieldset className="pick all">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.text}>
          <input type="radio" name={name} value={option.text} required />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
