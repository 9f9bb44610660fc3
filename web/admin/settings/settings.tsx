import { useCallback, useState } from 'react';
import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { termsVersion } from '../../../content/legal/terms-version.ts';
import {
  isSettingGroup,
  type SettingGroup,
  type SettingKey,
  type Settings,
  settingForms,
  settingKeys,
} from '../../../domain/settings/schema.ts';
import { changeSettings, settingsForDesk } from '../../../domain/settings/settings.ts';
import { fieldErrors, formText } from '../../checked-form.ts';
import { flashHeader } from '../../flash.ts';
import { forgetTyped, freshOnly, typedBefore } from '../../fresh-sign-in.ts';
import { viewerIn } from '../../session.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Unsaved } from '../../unsaved.tsx';
import type { Route } from './+types/settings';
import { SettingForm } from './setting-form.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Settings | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const all = await settingsForDesk();
  return {
    settings: Object.fromEntries(
      Object.entries(all).map(([key, { changedAt, ...setting }]) => [key, { ...setting, changedAt: changedAt?.toISOString() ?? null }]),
    ),
    typed: await typedBefore(request),
  };
}

/** Saves what was changed in one group. Prices, tax and bank details need a fresh sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { group, ...fields } = formText(await request.formData());
  if (!isSettingGroup(group)) return data(null, { status: 400 });
  const typed = Object.fromEntries(settingKeys[group].map((key) => [key, fields[key] ?? '']));
  const parsed = settingForms[group].safeParse(typed);
  if (!parsed.success) return data({ group, errors: fieldErrors(parsed.error) }, { status: 422 });
  if (group === 'prices' || group === 'invoices') await freshOnly(request, { group, ...typed });
  const touched = settingKeys[group].filter((key) => fields[`was:${key}`] !== typed[key]);
  const wanted = Object.fromEntries(touched.map((key) => [key, (parsed.data as Partial<Settings>)[key as SettingKey]]));
  const changed = await changeSettings(wanted, `admin:${viewerIn(context).user.id}`);
  const headers = new Headers({
    'Set-Cookie': await flashHeader(
      changed.length ? { type: 'success', title: 'Saved.' } : { type: 'info', title: 'Nothing was different, so nothing changed.' },
    ),
  });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect('/admin/settings', { headers });
}

/** What the operator decides: prices, capacity and clocks, what shows on public pages. */
export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, typed } = loaderData;
  const [unsaved, setUnsaved] = useState<readonly SettingGroup[]>([]);
  const noteChange = useCallback(
    (group: SettingGroup, isUnsaved: boolean) =>
      setUnsaved((groups) =>
        isUnsaved === groups.includes(group) ? groups : isUnsaved ? [...groups, group] : groups.filter((one) => one !== group),
      ),
    [],
  );
  return (
    <div className="grid max-w-4xl gap-10">
      <Unsaved dirty={unsaved.length > 0} />
      {(['prices', 'invoices', 'clocks', 'hours', 'booking', 'site'] as const).map((group) => (
        <SettingForm
          // A form that was just saved begins anew with what is stored; the others keep what is typed.
          key={`${group} ${settingKeys[group].map((key) => settings[key]?.changedAt).join(' ')}`}
          group={group}
          settings={settings}
          typed={typed.group === group ? typed : {}}
          onChange={noteChange}
          serverErrors={actionData?.group === group ? actionData.errors : undefined}
        />
      ))}
      <RuledSection title="Kept elsewhere">
        <DefinitionRows
          rows={[
            { label: 'Terms that buyers accept', value: <Link to="/terms">version {termsVersion}</Link> },
            { label: 'Name, address, phone, time zone', value: 'With the program, in content/brand.ts' },
          ]}
        />
      </RuledSection>
    </div>
  );
}
