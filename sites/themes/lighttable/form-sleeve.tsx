import { DateField, Honeypot, MessageField, Radios } from '../../sections/form/parts/fields.tsx';
import { AskerFields, Send } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** The sleeve that film comes back in: a printed grid to fill in, every answer in a cell of its own. A plain POST, no script. */
export default function Sleeve({ props, section, site: { words } }: FormView) {
  const { form } = words;
  const booking = props.purpose === 'booking';
  const choice = { className: 'whole', group: 'options' };
  return (
    <Band section={section} band="tint" boxes={['wrap sec']}>
      <Head props={props} className="head fit-box" />
      <form method="post" action={`/forms/${props.purpose}`}>
        <div className="cells stacked">
          {booking && <Radios {...choice} legend={form.service} name="service" options={props.services} />}
          {props.date && <DateField label={form.date} />}
          {booking && <Radios {...choice} legend={form.bestDay} name="day" options={props.days} />}
          {booking && <Radios {...choice} legend={form.timeOfDay} name="part" options={props.parts} />}
          <AskerFields words={words} />
          <MessageField words={words} props={props} rows={booking ? 3 : 5} className="field whole" />
          <Send props={props} className="whole send" />
        </div>
        <Honeypot words={words} />
      </form>
    </Band>
  );
}
