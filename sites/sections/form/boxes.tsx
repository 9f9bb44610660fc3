import type { ReactNode } from 'react';
import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { DateField, Honeypot, MessageField, Radios } from './parts/fields.tsx';
import { AskerFields } from './parts/request-form.tsx';
import type { FormProps } from './schema.ts';

/** A request as a sheet to fill in: a box per question, days and times as cells to pick from. A plain POST, no script. */
export default function Boxes({ props, section, site: { words } }: SectionView<FormProps>): ReactNode {
  const { form } = words;
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-boxes lined band-${section.band}`}>
      <div className="wrap">
        <div className="leaf">
          <Head props={props} className="strip" />
          <form method="post" action={`/forms/${props.purpose}`}>
            {booking && <Radios group="cells" legend={form.whatNeeded} name="service" options={props.services} />}
            {booking && <Radios group="cells" legend={form.whichDay} name="day" options={props.days} />}
            {booking && <Radios group="cells" legend={form.whatTime} name="part" options={props.parts} />}
            <div className={props.date ? 'fields four' : 'fields'}>
              {props.date && <DateField label={form.date} />}
              <AskerFields words={words} />
            </div>
            <div className="last">
              <MessageField words={words} booking={booking} rows={4} />
              <div className="send">
                <p>{props.note.text}</p>
                <button className="btn" type="submit">
                  {props.submit.text}
                </button>
              </div>
            </div>
            <Honeypot />
          </form>
        </div>
      </div>
    </section>
  );
}
