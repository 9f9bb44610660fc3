import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { SectionView } from '../registry.ts';
import { Honeypot } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A letter with blanks: the visitor fills in the sentences. A plain POST, no script. */
export default function BlanksForm({ props, section, site }: SectionView<FormProps>): ReactNode {
  const { form, at } = site.words;
  const { letter } = form;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-blanks band-${section.band}`}>
      <div className="wrap sec">
        <div className="words">
          <h2>{props.heading.text}</h2>
          {props.lead && <p className="lead">{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          <p className="to">{letter.to(site.facts.name)}</p>
          <label className="blank">
            <span>{letter.name}</span>
            <input type="text" name="name" autoComplete="name" maxLength={120} required />
          </label>
          {booking && <Choice says={letter.service} choose={form.choose} name="service" options={props.services} />}
          {props.date && (
            <label className="blank">
              <span>{letter.date}</span>
              <input type="date" name="day" required />
            </label>
          )}
          {booking && <Choice says={letter.day} choose={form.choose} name="day" options={props.days} />}
          {booking && <Choice says={letter.part} choose={form.choose} name="part" options={props.parts} />}
          <label className="blank">
            <span>{letter.email}</span>
            <input type="email" name="email" autoComplete="email" maxLength={255} required />
          </label>
          <label className="blank">
            <span>
              {letter.phone} <small>{at.optional}</small>
            </span>
            <input type="tel" name="phone" autoComplete="tel" maxLength={40} />
          </label>
          <label className="sheet">
            <span>
              {booking ? (
                <>
                  {form.anythingElse} <small>{at.optional}</small>
                </>
              ) : (
                form.message
              )}
            </span>
            <textarea name="message" rows={booking ? 4 : 6} maxLength={4000} required={!booking} />
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

function Choice({ says, choose, name, options }: { says: string; choose: string; name: string; options: Line[] }): ReactNode {
  if (options.length === 0) return null;
  return (
    <label className="blank">
      <span>{says}</span>
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
