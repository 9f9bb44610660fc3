import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { type SettingGroup, settingGroups } from '../../../domain/settings/groups-schema.ts';
import { type SettingKey, settingForm, settingKeys, settingLabel, settingOf } from '../../../domain/settings/schema.ts';
import { type FieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, Select, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usZones, zoneName } from '../../words/zone-names.ts';
import { ColorPreview } from './color-preview.tsx';
import { ConfirmElsewhere } from './confirm-elsewhere.tsx';
import { pricePreview } from './price-preview.ts';
import { SaveRow } from './save-row.tsx';
import { useUnsavedForm } from './unsaved-forms.tsx';

/** All settings as screens show them: value, and who changed it when. */
export type ShownSettings = Record<SettingKey, ShownSetting>;
interface ShownSetting {
  value: number | boolean | string;
  /** What it is when no one changes it. */
  byDefault: number | boolean | string;
  changedBy: string | null;
  changedAt: string | null;
}

/** Why settings weren't saved: errors by field, or `confirm` if the person has to confirm first that it's them. */
export interface Refused {
  errors: FieldErrors;
  confirm?: boolean;
}

/**
 * One group of settings, with the default of each and who changed it last. The form also sends the values it was opened
 * with, so another admin's change of another field isn't undone. Its `id` on the page is the group's name.
 */
export function SettingForm({
  group,
  settings,
  typed,
  refused,
  justSaved,
}: {
  group: SettingGroup;
  settings: ShownSettings;
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  /** Why the last save of this form failed. */
  refused: Refused | undefined;
  /** True if this form replaces the one that was just saved. */
  justSaved: boolean;
}) {
  const keys = settingKeys(group);
  const { errors, form } = useCheckedForm(settingForm(group), refused?.errors, keys);
  const busy = useNavigation().formData?.get('group') === group;
  const { pathname } = useLocation();
  const { title, lead, save } = settingGroups[group];
  const [unsaved, setUnsaved] = useState(() => isTyped(keys, typed, settings));
  const othersUnsaved = useUnsavedForm(unsaved);
  const saveButton = useRef<HTMLButtonElement>(null);
  // Saving replaces the form, and the focus would be lost with it.
  useEffect(() => {
    if (justSaved) saveButton.current?.focus({ preventScroll: true });
  }, [justSaved]);
  const wasTyped = Object.keys(typed).length > 0;
  useEffect(() => {
    if (wasTyped) saveButton.current?.scrollIntoView({ block: 'center' });
  }, [wasTyped]);
  const [preview, setPreview] = useState('');
  const compare = (event: FormEvent<HTMLFormElement>) => {
    setUnsaved(hasChanges(event.currentTarget, keys));
    if (group === 'prices') setPreview(previewOf(event.currentTarget, settings));
  };
  return (
    <RuledSection id={group} title={title}>
      <p className="max-w-prose text-small text-ink-2">{lead}</p>
      <Form method="post" preventScrollReset {...form} onChange={compare}>
        <input type="hidden" name="group" value={group} />
        {othersUnsaved && <input type="hidden" name="stay" value="on" />}
        {keys.map((key) => (
          <SettingRow key={key} name={key} setting={settings[key]} typed={typed[key]} error={errors[key]} />
        ))}
        {refused?.confirm && <ConfirmElsewhere next={pathname} then="Then save again here. What you typed stays." className="mt-4" />}
        <p aria-live="polite" className="mt-4 text-ui empty:hidden">
          {preview}
        </p>
        <div className="mt-4">
          <SaveRow save={save} busy={busy} unsaved={unsaved} justSaved={justSaved} button={saveButton} />
        </div>
      </Form>
    </RuledSection>
  );
}

/** What the prices in a form would change on the home page. */
function previewOf(form: HTMLFormElement, { setupCents, monthlyCents }: ShownSettings): string {
  const typed = formText(new FormData(form));
  return pricePreview(
    { setup: typed.setupCents ?? '', monthly: typed.monthlyCents ?? '' },
    { setupCents: Number(setupCents.value), monthlyCents: Number(monthlyCents.value) },
  );
}

/** True if a form's fields differ from the values it was opened with. */
export function hasChanges(form: HTMLFormElement, keys: readonly SettingKey[]): boolean {
  const now = new FormData(form);
  return keys.some((key) => (now.get(key) ?? '') !== now.get(`was:${key}`));
}

/** True if something was typed before that differs from what's stored. */
export function isTyped(keys: readonly SettingKey[], typed: Record<string, string>, settings: ShownSettings): boolean {
  return keys.some((key) => key in typed && typed[key] !== settingOf(key).inField(settings[key].value));
}

/** A setting's field, and who changed it. */
function SettingRow({ name, setting, typed, error }: { name: SettingKey; setting: ShownSetting; typed?: string; error?: string }) {
  const { hint, input, inField, inWords } = settingOf(name);
  const { value, byDefault, changedBy, changedAt } = setting;
  const stored = inField(value);
  return (
    <div
      className={classNames(
        'grid items-start gap-x-8 gap-y-1 border-b border-line py-3',
        input === 'color' ? 'md:grid-cols-[30rem_minmax(0,1fr)]' : 'md:grid-cols-[20rem_minmax(0,1fr)]',
      )}
    >
      <input type="hidden" name={`was:${name}`} value={stored} />
      <SettingField name={name} label={settingLabel(name)} hint={hint} error={error} value={typed ?? stored} />
      {changedAt && (
        <p className="text-small text-ink-2 wrap-anywhere md:pt-1.5">
          Default {inWords(byDefault)}. Changed by {changedBy} <RelativeTime at={changedAt} />.
        </p>
      )}
    </div>
  );
}

interface SettingFieldProps {
  name: SettingKey;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
}

/** The field of a setting, by what it’s typed into. */
export function SettingField({ name, label, hint, error, value }: SettingFieldProps) {
  const { input } = settingOf(name);
  if (input === 'checkbox')
    return <Checkbox name={name} value="on" label={label} hint={hint} error={error} defaultChecked={value === 'on'} />;
  return (
    <Field label={label} hint={hint} error={error}>
      {input === 'zone' ? (
        <ZoneSelect name={name} value={value} />
      ) : input === 'color' ? (
        <ColorInput name={name} value={value} />
      ) : input === 'lines' ? (
        <Textarea name={name} rows={4} limit={500} defaultValue={value} />
      ) : input === 'line' ? (
        <TextInput name={name} size="small" autoComplete="off" limit={200} defaultValue={value} />
      ) : (
        <TextInput name={name} size="small" {...input} autoComplete="off" defaultValue={value} className="max-w-40" />
      )}
    </Field>
  );
}

/** A choice of time zones: those of the United States first, and all others that the browser knows. */
function ZoneSelect({ name, value }: { name: string; value: string }): ReactNode {
  const isOurs = (zone: string) => usZones.some(([known]) => known === zone);
  const [others, setOthers] = useState(isOurs(value) ? [] : [value]);
  // Server and browser may know different zones, so the list is added in the browser.
  useEffect(() => {
    const all = new Set([value, ...Intl.supportedValuesOf('timeZone')]);
    setOthers([...all].filter((zone) => zone.includes('/') && !usZones.some(([known]) => known === zone)).sort());
  }, [value]);
  return (
    <Select name={name} size="small" defaultValue={value}>
      {usZones.map(([zone, label]) => (
        <option key={zone} value={zone}>
          {label}
        </option>
      ))}
      {others.length > 0 && (
        <optgroup label="Elsewhere">
          {others.map((zone) => (
            <option key={zone} value={zone}>
              {zone === value ? zoneName(zone) : zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}

/** A color as text, with the browser's own picker beside it, and how pages will look in it. */
function ColorInput({ name, value }: { name: string; value: string }): ReactNode {
  const text = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const hex = /^#[0-9a-f]{6}$/i.test(typed) ? typed.toLowerCase() : undefined;
  const pick = (color: string) => {
    // The form reads its fields in the same event, before React renders.
    if (text.current) text.current.value = color;
    setTyped(color);
  };
  return (
    <div className="@container">
      <div className="flex items-center gap-3">
        <TextInput
          ref={text}
          name={name}
          size="small"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          defaultValue={value}
          onChange={(event) => setTyped(event.target.value)}
          className="max-w-32"
        />
        <input
          type="color"
          aria-label="Pick a color"
          value={hex ?? value}
          onChange={(event) => pick(event.target.value)}
          className="size-11 shrink-0 cursor-pointer rounded-1 border-[1.5px] border-control bg-raised p-1"
        />
      </div>
      <ColorPreview color={hex ?? value} />
    </div>
  );
}
