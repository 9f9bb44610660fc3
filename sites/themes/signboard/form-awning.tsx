import { EmailField, MessageField, NameField, PhoneField } from '../../sections/form/parts/fields.tsx';
import { RequestForm, WantedFields } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A counter under a striped awning, where a request is handed in. */
export default function AwningForm({ props, section, site: { words } }: FormView) {
  const booking = props.purpose === 'booking';
  return (
    <Band section={section} boxes={['wrap sec', 'stall on-surface']}>
      <Head props={props} className="head box" />
      <RequestForm props={props} words={words} sendClass="send full">
        <NameField label={words.form.name} />
        <EmailField label={words.form.email} or={words.at.orPhone} />
        <PhoneField label={words.form.phone} or={words.at.orEmail} />
        <WantedFields props={props} words={words} />
        <MessageField words={words} props={props} rows={booking ? 3 : 5} className="field full" />
      </RequestForm>
    </Band>
  );
}
