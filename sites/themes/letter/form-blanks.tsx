import { Choice, DateField, EmailField, MessageField, NameField, PhoneField } from '../../sections/form/parts/fields.tsx';
import { RequestForm } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A letter with blanks: the visitor fills in the sentences. */
export default function BlanksForm({ props, section, site }: FormView) {
  const { form, at } = site.words;
  const { letter } = form;
  const booking = props.purpose === 'booking';
  return (
    <Band section={section} boxes={['wrap stacked sec']}>
      <Head props={props} className="words" />
      <RequestForm props={props} words={site.words}>
        <p className="to">{letter.to(site.facts.name)}</p>
        <NameField label={letter.name} className="blank" />
        {booking && <Choice label={letter.service} className="blank" choose={form.choose} name="service" options={props.services} />}
        {props.date && <DateField label={letter.date} className="blank" />}
        {booking && <Choice label={letter.day} className="blank" choose={form.choose} name="day" options={props.days} />}
        {booking && <Choice label={letter.part} className="blank" choose={form.choose} name="part" options={props.parts} />}
        <EmailField label={letter.email} or={at.orPhone} className="blank" />
        <PhoneField label={letter.phone} or={at.orEmail} className="blank" />
        <MessageField words={site.words} props={props} rows={booking ? 4 : 6} className="sheet" />
      </RequestForm>
    </Band>
  );
}
