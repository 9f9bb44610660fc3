import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import type { FormProps } from './schema.ts';

/** A short form beside its heading. Booking adds what, which day and which part of it. A plain POST, no script. */
export default function ShortForm({ props, section }: SectionView<FormProps>): ReactNode {
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-short band-${section.band}`}>
      <div className="wrap sec layout">
        <div className="words">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {booking && <Choice label="Service" name="service" options={props.services} full={!props.days.length || !props.parts.length} />}
          {booking && <Choice label="Best day" name="day" options={props.days} />}
          {booking && <Choice label="Time of day" name="part" options={props.parts} />}
          <label className="field">
            <span>Your name</span>
            <input type="text" name="name" autoComplete="name" maxLength={120} required />
          </label>
          <label className="field">
            <span>
              Phone <small>(optional)</small>
            </span>
            <input type="tel" name="phone" autoComplete="tel" maxLength={40} />
          </label>
          <label className={booking ? 'field' : 'field full'}>
            <span>Email</span>
            <input type="email" name="email" autoComplete="email" maxLength={255} required />
          </label>
          <label className="field full">
            <span>
              {booking ? (
                <>
                  Anything else <small>(optional)</small>
                </>
              ) : (
                'Message'
              )}
            </span>
            <textarea name="message" rows={booking ? 3 : 5} maxLength={4000} required={!booking} />
          </label>
          <div className="vh" aria-hidden="true">
            <label>
              Website
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
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

function Choice({ label, name, options, full = false }: { label: string; name: string; options: Line[]; full?: boolean }): ReactNode {
  if (!options.length) return null;
  return (
    <label className={full ? 'field full' : 'field'}>
      <span>{label}</span>
      <select name={name} required>
        <option value="">Choose one</option>
        {options.map((option) => (
          <option key={option.text} value={option.text}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
