import { MessageField } from '../../sections/form/parts/fields.tsx';
import { AskerFields, RequestForm, WantedFields } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A form as broad as the pool: the short fields in one row of tiles, the message under them at full width. */
export default function Broad({ props, section, site: { words } }: FormView) {
  const booking = props.purpose === 'booking';
  return (
    <Band section={section} className="depth" boxes={['wrap sec']}>
      <Head props={props} className="head fit-box" />
      <RequestForm props={props} words={words}>
        {booking && (
          <div className="line gridded">
            <WantedFields props={props} words={words} />
          </div>
        )}
        <div className="line gridded">
          <AskerFields words={words} />
        </div>
        <MessageField words={words} props={props} rows={booking ? 3 : 5} />
      </RequestForm>
    </Band>
  );
}
