import type { ReactNode } from 'react';
import { Head } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { MessageField } from './parts/fields.tsx';
import { AskerFields, RequestForm, WantedFields } from './parts/request-form.tsx';
import type { FormProps } from './schema.ts';

/** A short form beside its heading. Booking adds what, which day and which part of it. */
export default function ShortForm({ props, section, site: { words } }: SectionView<FormProps>): ReactNode {
  const booking = props.purpose === 'booking';
  const isPaired = props.date || (props.days.length && props.parts.length);
  return (
    <section id={section.id} data-section={section.id} className={`form-short band-${section.band}`}>
      <div className="wrap sec layout stacked">
        <Head props={props} className="words" />
        <RequestForm props={props} sendClass="send full">
          <WantedFields props={props} words={words} serviceClass={isPaired ? 'field' : 'field full'} />
          <AskerFields words={words} emailClass={booking ? 'field' : 'field full'} />
          <MessageField words={words} booking={booking} rows={booking ? 3 : 5} className="field full" />
        </RequestForm>
      </div>
    </section>
  );
}
