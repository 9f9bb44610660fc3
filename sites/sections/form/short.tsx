import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import { Honeypot } from './parts/fields.tsx';
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
              full={!props.date && (!props.days.length || !props.parts.length)}
            />
          )}
          {props.date && (
            <label className="field">
              <span>{form.date}</span>
              <input type="date" name="day" required />
            </label>
          )}
          {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />}
          {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />}
          <label className="field">
            <span>{form.name}</span>
            <input type="text" name="name" autoComplete="name" maxLength={120} required />
          </label>
          <label className="field">
            <span>
              {form.phone} <small>{at.optional}</small>
            </span>
            <input type="tel" name="phone" autoComplete="tel" maxLength={40} />
          </label>
          <label className={booking ? 'field' : 'field full'}>
            <span>{form.email}</span>
            <input type="email" name="email" autoComplete="email" maxLength={255} required />
          </label>
          <label className="field full">
            <span>
              {booking ? (
                <>
                  {form.anythingElse} <small>{at.optional}</small>
                </>
              ) : (
                form.message
              )}
            </span>
            <textarea name="message" rows={booking ? 3 : 5} maxLength={4000} required={!booking} />
          </label>
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

function Choice({
  label,
  choose,
  name,
  options,
  full = false,
}: {
  label: string;
  choose: string;
  name: string;
  options: Line[];
  full?: boolean;
}): ReactNode {
  if (!options.length) return null;
  return (
    <label className={full ? 'field full' : 'field'}>
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
