import { DateField, Honeypot, MessageField, Radios } from '../../sections/form/parts/fields.tsx';
import { AskerFields } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';

/** A request as a sheet to fill in: a box per question, days and times as cells to pick from. A plain POST, no script. */
export default function Boxes({ props, section, site: { words } }: FormView) {
  const { form } = words;
  const booking = props.purpose === 'booking';
  return (
    <Band section={section} className="lined flush" boxes={['wrap', 'leaf']}>
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
          <MessageField words={words} props={props} rows={4} />
          <div className="send">
            <p>{props.note.text}</p>
            <button className="btn" type="submit">
              {props.submit.text}
            </button>
          </div>
        </div>
        <Honeypot words={words} />
      </form>
    </Band>
  );
}
