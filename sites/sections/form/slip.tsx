import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import { Choice, Honeypot } from './parts/fields.tsx';
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
          <label className="field all">
            <span>{form.email}</span>
            <input type="email" name="email" autoComplete="email" maxLength={255} required />
          </label>
          <label className="field all">
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
