import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import { longWordOf } from '../fit.ts';
import type { SectionView } from '../registry.ts';
import { Honeypot } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A form over the full width of the page: choices three to a row, then who asks, then the message. A plain POST, no script. */
export default function Counter({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const isBooking = props.purpose === 'booking';
  const choices = isBooking
    ? [
        { label: form.service, name: 'service', options: props.services },
        { label: form.bestDay, name: 'day', options: props.days },
        { label: form.timeOfDay, name: 'part', options: props.parts },
      ].filter(({ options }) => options.length > 0)
    : [];
  return (
    <section id={section.id} data-section={section.id} className={`form-counter band-${section.band} sec`}>
      <div className="wrap">
        <div className="head fit-box">
          <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
          {props.lead && <p>{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {(choices.length > 0 || props.date) && (
            <div className="row">
              {choices.map((choice) => (
                <Choice key={choice.name} {...choice} choose={form.choose} />
              ))}
              {props.date && (
                <label className="field">
                  <span>{form.date}</span>
                  <input type="date" name="day" required />
                </label>
              )}
            </div>
          )}
          <div className="row">
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
              {isBooking ? (
                <>
                  {form.anythingElse} <small>{at.optional}</small>
                </>
              ) : (
                form.message
              )}
            </span>
            <textarea name="message" rows={isBooking ? 3 : 5} maxLength={4000} required={!isBooking} />
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

function Choice({ label, name, options, choose }: { label: string; name: string; options: Line[]; choose: string }): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select name={name} required>
        <option value="">{choose}</option>
        {options.map(({ text }) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
