import type { ReactNode } from 'react';
import type { SectionView } from '../registry.ts';
import { Choice, Honeypot } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A counter under a striped awning, where a request is handed in. A plain POST, no script. */
export default function AwningForm({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-awning band-${section.band}`}>
      <div className="wrap sec">
        <div className="stall">
          <div className="head">
            <h2>{props.heading.text}</h2>
            {props.lead && <p>{props.lead.text}</p>}
          </div>
          <form method="post" action={`/forms/${props.purpose}`}>
            <label className="field">
              <span>{form.name}</span>
              <input type="text" name="name" autoComplete="name" maxLength={120} required />
            </label>
            <label className="field">
              <span>{form.email}</span>
              <input type="email" name="email" autoComplete="email" maxLength={255} required />
            </label>
            <label className="field">
              <span>
                {form.phone} <small>{at.optional}</small>
              </span>
              <input type="tel" name="phone" autoComplete="tel" maxLength={40} />
            </label>
            {booking && <Choice label={form.service} choose={form.choose} name="service" options={props.services} />}
            {props.date && (
              <label className="field">
                <span>{form.date}</span>
                <input type="date" name="day" required />
              </label>
            )}
            {booking && <Choice label={form.bestDay} choose={form.choose} name="day" options={props.days} />}
            {booking && <Choice label={form.timeOfDay} choose={form.choose} name="part" options={props.parts} />}
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
      </div>
    </section>
  );
}
