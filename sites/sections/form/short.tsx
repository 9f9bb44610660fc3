import { Band } from '../parts.tsx';
import { MessageField } from './parts/fields.tsx';
import { HeadingBeside } from './parts/heading-beside.tsx';
import { AskerFields, RequestForm, WantedFields } from './parts/request-form.tsx';
import type { FormView } from './schema.ts';

/** A short form beside its heading. Booking adds what, which day and which part of it. */
export default function ShortForm({ props, section, site }: FormView) {
  const { words } = site;
  const booking = props.purpose === 'booking';
  const isPaired = props.date || (props.days.length && props.parts.length);
  return (
    <Band section={section} boxes={['wrap sec layout stacked']}>
      <HeadingBeside props={props} site={site} className="words box" />
      <RequestForm props={props} words={words} sendClass="send full">
        <WantedFields props={props} words={words} serviceClass={isPaired ? 'field' : 'field full'} />
        <AskerFields words={words} emailClass={booking ? 'field' : 'field full'} />
        <MessageField words={words} props={props} rows={booking ? 3 : 5} className="field full" />
      </RequestForm>
    </Band>
  );
}
