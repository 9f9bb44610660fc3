import type { ReactNode } from 'react';
import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { EmailField, MessageField, NameField, PhoneField } from './parts/fields.tsx';
import { RequestForm, WantedFields } from './parts/request-form.tsx';
import type { FormProps } from './schema.ts';

/** A time card to fill in: ruled cells with their labels in the corner, two punched holes. */
export default function TimecardForm({ props, section, site: { words } }: SectionView<FormProps>): ReactNode {
  const booking = props.purpose === 'booking';
  return (
    <section id={section.id} data-section={section.id} className={`form-timecard band-${section.band}`}>
      <div className="wrap sec">
        <div className="card on-surface">
          <Head props={props} className="head" />
          <RequestForm props={props}>
            <NameField label={words.form.name} className="cell" />
            <EmailField label={words.form.email} or={words.at.orPhone} className="cell" />
            <PhoneField label={words.form.phone} or={words.at.orEmail} className="cell" />
            <WantedFields props={props} words={words} className="cell" />
            <MessageField words={words} booking={booking} rows={booking ? 3 : 5} className="cell full" />
          </RequestForm>
        </div>
      </div>
    </section>
  );
}
