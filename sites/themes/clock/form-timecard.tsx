import { EmailField, MessageField, NameField, PhoneField } from '../../sections/form/parts/fields.tsx';
import { RequestForm, WantedFields } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A time card to fill in: ruled cells with their labels in the corner, two punched holes. */
export default function TimecardForm({ props, section, site: { words } }: FormView) {
  const booking = props.purpose === 'booking';
  return (
    <Band section={section} boxes={['wrap sec', 'card relative on-surface']}>
      <Head props={props} className="head box" />
      <RequestForm props={props} words={words}>
        <NameField label={words.form.name} className="cell" />
        <EmailField label={words.form.email} or={words.at.orPhone} className="cell" />
        <PhoneField label={words.form.phone} or={words.at.orEmail} className="cell" />
        <WantedFields props={props} words={words} className="cell" />
        <MessageField words={words} props={props} rows={booking ? 3 : 5} className="cell full" />
      </RequestForm>
    </Band>
  );
}
