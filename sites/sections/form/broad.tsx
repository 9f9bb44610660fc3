import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Honeypot } from './parts/fields.tsx';
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
              {props.date && (
                <label className="field">
                  <span>{form.date}</span>
                  <input type="date" name="day" required />
                </label>
              )}
              <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />
              <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />
            </div>
          )}
          <div className="line">
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
            <label className="field">
              <span>{form.email}</span>
              <input type="email" name="email" autoComplete="email" maxLength={255} required />
            </label>
          </div>
          <label className="field">
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

function Choice({ label, choose, name, options }: { label: string; choose: string; name: string; options: Line[] }): ReactNode {
  if (!options.length) return null;
  return (
    <label className="field">
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
