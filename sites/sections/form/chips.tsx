import type { ReactNode } from 'react';
import type { Line } from '../../document.ts';
import type { Site } from '../../site.ts';
import { HoursTable } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { DateField, EmailField, Honeypot, NameField, PhoneField } from './parts/fields.tsx';
import type { FormProps } from './schema.ts';

/** A form whose choices are chips. A booking asks for service, day and part of the day first, with phone and hours beside it. */
export default function Chips({ props, section, site }: SectionView<FormProps>) {
  const { form, at } = site.words;
  const isBooking = props.purpose === 'booking';
  const hasAside = isBooking && (site.facts.phone || site.facts.hours);
  return (
    <section id={section.id} data-section={section.id} className={`form-chips band-${section.band}`}>
      <div className={hasAside ? 'wrap sec cols' : 'wrap sec cols bare'}>
        <div className="head">
          <h2>{props.heading.text}</h2>
          {props.lead && <p>{props.lead.text}</p>}
        </div>
        <form method="post" action={`/forms/${props.purpose}`}>
          {isBooking && <Choices legend={form.whatNeeded} name="service" choices={props.services} />}
          {isBooking && <Choices legend={form.whichDay} name="day" choices={props.days} />}
          {isBooking && <Choices legend={form.whatTime} name="part" choices={props.parts} />}
          <fieldset>
            <legend>{form.details}</legend>
            <div className="two">
              {props.date && <DateField label={form.date} />}
              <NameField label={form.name} />
              <PhoneField label={form.phone} or={at.orEmail} />
              <EmailField label={form.email} or={at.orPhone} />
            </div>
          </fieldset>
          <label className="field">
            <span className="legend">{isBooking ? form.anythingElse : form.message}</span>
            <textarea name="message" rows={4} maxLength={4000} required={!isBooking} />
          </label>
          <Honeypot />
          <div className="send">
            <button type="submit" className="btn">
              {props.submit.text}
            </button>
            <p>{props.note.text}</p>
          </div>
        </form>
        {hasAside && <Aside site={site} />}
      </div>
    </section>
  );
}

function Choices({ legend, name, choices }: { legend: string; name: string; choices: Line[] }): ReactNode {
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.text}>
            <input type="radio" name={name} value={choice.text} />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Aside({ site }: { site: Site }): ReactNode {
  const { phone, hours } = site.facts;
  return (
    <div className="side">
      {phone && (
        <div className="loud">
          <h3>{site.words.form.preferCall}</h3>
          <a className="nw" href={phone.href}>
            {phone.display}
          </a>
        </div>
      )}
      {hours && (
        <div className="quiet">
          <h3>{site.words.at.hours}</h3>
          <HoursTable site={site} short />
        </div>
      )}
    </div>
  );
}
