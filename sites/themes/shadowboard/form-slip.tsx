import { MessageField, Radios } from '../../sections/form/parts/fields.tsx';
import { AskerFields, RequestForm, WhenFields } from '../../sections/form/parts/request-form.tsx';
import type { FormView } from '../../sections/form/schema.ts';
import { thingBeside } from '../../sections/own-things.ts';
import { Band, PhoneLink, Title } from '../../sections/parts.tsx';
import { Tool } from './parts/tool.tsx';

/** An order slip in a clip: what is wanted as lines to check, then who and when. */
export default function Slip({ props, section, site }: FormView) {
  const { words, facts } = site;
  const { form } = words;
  const booking = props.purpose === 'booking';
  const thing = facts.phone ? undefined : thingBeside(site);
  return (
    <Band section={section} className="perforated" boxes={['wrap sec layout gridded']}>
      <div className="words box">
        <Title props={props} />
        {facts.phone && (
          <>
            <p className="prefer">{form.preferCall}</p>
            <PhoneLink site={site} className="tape nw" />
          </>
        )}
        {thing && <Tool name={thing} site={site} />}
      </div>
      <RequestForm props={props} words={words} sendClass="send all">
        {booking && <Radios legend={form.whatNeeded} name="service" options={props.services} className="pick all" />}
        <WhenFields props={props} words={words} />
        <AskerFields words={words} emailClass="field all" />
        <MessageField words={words} props={props} rows={booking ? 3 : 5} className="field all" />
      </RequestForm>
    </Band>
  );
}
