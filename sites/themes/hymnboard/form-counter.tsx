import { MessageField } from '../../sections/form/parts/fields.tsx';
import { AskerFields, RequestForm, WantedFields } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A form over the full width of the page: choices three to a row, then who asks, then the message. */
export default function Counter({ props, section, site: { words } }: FormView) {
  const booking = props.purpose === 'booking';
  const offered = booking ? [props.services, props.days, props.parts].some(({ length }) => length > 0) : false;
  return (
    <Band section={section} className="sec" boxes={['wrap']}>
      <Head props={props} className="head fit-box" />
      <RequestForm props={props} words={words}>
        {(offered || props.date) && (
          <div className="row gridded">
            <WantedFields props={props} words={words} />
          </div>
        )}
        <div className="row gridded">
          <AskerFields words={words} />
        </div>
        <MessageField words={words} props={props} rows={booking ? 3 : 5} />
      </RequestForm>
    </Band>
  );
}
