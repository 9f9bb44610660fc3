import type { ReactNode } from 'react';
import { hoursLabel } from '../../labels/hours.ts';
import { Band, Head, HoursTable, PhoneLink } from '../parts.tsx';
import type { Site } from '../site.ts';
import { DateField, messageLabel, needsMessage, Radios } from './parts/fields.tsx';
import { HeadingBeside } from './parts/heading-beside.tsx';
import { AskerFields, RequestForm } from './parts/request-form.tsx';
import type { FormView } from './schema.ts';

/** A form whose choices are chips. A booking asks for service, day and part of the day first, with phone and hours beside it. */
export default function Chips({ props, section, site }: FormView) {
  const { form } = site.words;
  const isBooking = props.purpose === 'booking';
  const choice = { group: 'chips', optional: true };
  const hasAside = isBooking && (site.facts.phone || site.facts.hours);
  return (
    <Band section={section} boxes={[hasAside ? 'wrap sec cols gridded' : 'wrap sec cols gridded bare']}>
      {hasAside ? <Head props={props} className="head box" /> : <HeadingBeside props={props} site={site} className="head box" />}
      <RequestForm props={props} words={site.words}>
        {isBooking && <Radios {...choice} legend={form.whatNeeded} name="service" options={props.services} />}
        {isBooking && <Radios {...choice} legend={form.whichDay} name="day" options={props.days} />}
        {isBooking && <Radios {...choice} legend={form.whatTime} name="part" options={props.parts} />}
        <fieldset>
          <legend>{form.details}</legend>
          <div className="two stacked">
            {props.date && <DateField label={form.date} />}
            <AskerFields words={site.words} />
          </div>
        </fieldset>
        <label className="field">
          <span className="legend">{messageLabel(props, site.words)}</span>
          <textarea name="message" rows={4} maxLength={4000} required={needsMessage(props)} />
        </label>
      </RequestForm>
      {hasAside && <Aside site={site} />}
    </Band>
  );
}

function Aside({ site }: { site: Site }): ReactNode {
  const { phone, hours } = site.facts;
  const label = hoursLabel(site.facts, site.document.language);
  return (
    <div className="side gridded">
      {phone && (
        <div className="loud on-accent">
          <h3>{site.words.form.preferCall}</h3>
          <PhoneLink site={site} className="nw" />
        </div>
      )}
      {hours && (
        <div className="quiet on-surface">
          <h3>{label}</h3>
          <HoursTable site={site} label={label} short />
        </div>
      )}
    </div>
  );
}
