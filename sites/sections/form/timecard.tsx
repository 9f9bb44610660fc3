import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import { Honeypot } from './parts/fields.tsx';
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
            <label>
              <span>{form.name}</span>
              <input type="text" name="name" autoComplete="name" maxLength={120} required />
            </label>
            <label>
              <span>{form.email}</span>
              <input type="email" name="email" autoComplete="email" maxLength={255} required />
            </label>
            <label>
              <span>
                {form.phone} {at.optional}
              </span>
              <input type="tel" name="phone" autoComplete="tel" maxLength={40} />
            </label>
            {booking && <Choice label={form.service} choose={form.choose} name="service" options={props.services} />}
            {props.date && (
              <label>
                <span>{form.date}</span>
                <input type="date" name="day" required />
              </label>
            )}
            {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />}
            {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />}
            <label className="full">
              <span>{booking ? `${form.anythingElse} ${at.optional}` : form.message}</span>
              <textarea name="message" rows={booking ? 3 : 5} maxLength={4000} required={!booking} />
            </label>
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

function Choice({ label, choose, name, options }: { label: string; choose: string; name: string; options: Line[] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <label>
      <span>{label}</span>
      <select name={name} required>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.text} value={option.text}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
