import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { timeInWords, zoneInWords } from '../../../content/clock.ts';
import { momentOf, type OpenHours } from '../../../content/hours.ts';
import { callDays, callSchema, type DayPart, dayParts, partTimes } from '../../../domain/contact/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, FieldGroup } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { GuardFields } from '../contact/guard-fields.tsx';
import { WriterFields } from '../contact/writer-fields.tsx';
import { callFields } from './call-fields.ts';
import { DayGrid } from './day-grid.tsx';
import { ownZone, zoneChoices } from './zones.ts';

/** Asks for a day, a part of it and a topic. Until the page runs, days and times are the operator's. */
export function CallForm({ renderedAt, office, own, errors: found, values = {} }: CallFormProps) {
  const { errors, form } = useCheckedForm(callSchema(office), found, callFields);
  const busy = useNavigation().state === 'submitting';
  const [now, setNow] = useState(renderedAt);
  const [zone, setZone] = useState(values.zone || brand.timeZone);
  const [zones, setZones] = useState(() => zoneChoices(brand.timeZone));
  const [day, setDay] = useState(values.day ?? '');
  const [part, setPart] = useState(values.part ?? '');
  useEffect(() => {
    setNow(Date.now());
    setZones(zoneChoices(ownZone()));
    if (!values.zone) setZone(ownZone());
  }, [values.zone]);
  const days = callDays(new Date(now), office);
  const free = days.find((one) => one.day === day)?.parts;
  return (
    <Form method="post" className="relative grid max-w-160 gap-7" {...form}>
      <h2 className="text-2">Pick a day</h2>
      <FieldGroup label="Day" error={errors.day}>
        <DayGrid days={days} value={day} onPick={setDay} />
      </FieldGroup>
      <FieldGroup label={`Part of the day, ${zoneInWords(zone)}`} error={errors.part}>
        <RadioCards
          name="part"
          value={part}
          onValueChange={setPart}
          options={(Object.keys(dayParts) as DayPart[])
            .filter((key) => partTimes(key, office))
            .map((key) => ({
              value: key,
              label: dayParts[key].label,
              note: timesThere(key, office, day || days[0]?.day, zone),
              disabled: Boolean(free && !free.includes(key)),
            }))}
        />
      </FieldGroup>
      <Field label="Your time zone" error={errors.zone}>
        <Select name="zone" value={zone} onChange={(event) => setZone(event.target.value)}>
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <WriterFields
        own={own}
        values={values}
        errors={errors}
        phoneHint={`With a number we call you. Without one, you call ${brand.phone.display}.`}
      />
      <Field label="What should we read before?" optional error={errors.message}>
        <Textarea name="message" maxLength={5000} defaultValue={values.message ?? ''} />
      </Field>
      <GuardFields />
      {errors.form && <Notice state="late" title={errors.form} />}
      <Button type="submit" size="large" busy={busy && 'Sending...'} className="justify-self-start">
        Ask for this call
      </Button>
    </Form>
  );
}

interface CallFormProps {
  /** When the page was rendered, in milliseconds since 1970: pages are kept, so the days are reckoned anew in the browser. */
  renderedAt: number;
  /** The hours of the office, by its own clock. */
  office: OpenHours;
  own: { name: string; email: string };
  errors: FieldErrors | undefined;
  values: Record<string, string> | undefined;
}

/** '6:00 am to 9:00 am' by the visitor's clock. */
function timesThere(part: DayPart, office: OpenHours, day: string | undefined, zone: string): string {
  const times = partTimes(part, office);
  if (!day || !times) return '';
  const time = (text: string) => timeInWords(momentOf(day, text), zone);
  return `${time(times.from)} to ${time(times.to)}`;
}
