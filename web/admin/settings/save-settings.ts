import { data, redirect } from 'react-router';
import {
  isSettingGroup,
  type SettingGroup,
  type SettingKey,
  type Settings,
  settingForms,
  settingKeys,
} from '../../../domain/settings/schema.ts';
import { changeSettings, settingsForDesk } from '../../../domain/settings/settings.ts';
import { type FieldErrors, fieldErrors, formText } from '../../checked-form.ts';
import { flashHeader } from '../../flash.ts';
import { forgetTyped, freshOnly } from '../../fresh-sign-in.ts';
import type { ShownSettings } from './setting-form.tsx';

/** Money goes through these; a change needs a fresh sign-in. */
const moneyGroups: readonly SettingGroup[] = ['prices', 'invoices'];

/** Every setting as the forms show it. */
export async function shownSettings(): Promise<ShownSettings> {
  const all = await settingsForDesk();
  return Object.fromEntries(
    Object.entries(all).map(([key, { changedAt, ...setting }]) => [key, { ...setting, changedAt: changedAt?.toISOString() ?? null }]),
  );
}

/**
 * Saves what was changed in one of a page's groups, and goes back to the page. A field is left as it is when it was not
 * touched, so that another person's change of it stays. `check` finds what only the server knows to be wrong.
 */
export async function saveSettings(
  request: Request,
  page: { path: string; groups: readonly SettingGroup[]; actor: string; check?: (wanted: Partial<Settings>) => FieldErrors },
) {
  const { group, ...fields } = formText(await request.formData());
  if (!isSettingGroup(group) || !page.groups.includes(group)) return data(null, { status: 400 });
  const typed = Object.fromEntries(settingKeys[group].map((key) => [key, fields[key] ?? '']));
  const parsed = settingForms[group].safeParse(typed);
  if (!parsed.success) return data({ group, errors: fieldErrors(parsed.error) }, { status: 422 });
  const wrong = page.check?.(parsed.data as Partial<Settings>) ?? {};
  if (Object.keys(wrong).length) return data({ group, errors: wrong }, { status: 422 });
  if (moneyGroups.includes(group)) await freshOnly(request, { group, ...typed });
  const touched = settingKeys[group].filter(
    (key) => fields[`was:${key}`]?.replaceAll('\r\n', '\n') !== typed[key]?.replaceAll('\r\n', '\n'),
  );
  const wanted = Object.fromEntries(touched.map((key) => [key, (parsed.data as Partial<Settings>)[key as SettingKey]]));
  const changed = await changeSettings(wanted, page.actor);
  const headers = new Headers({
    'Set-Cookie': await flashHeader(
      changed.length ? { type: 'success', title: 'Saved.' } : { type: 'info', title: 'Nothing was different, so nothing changed.' },
    ),
  });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect(page.path, { headers });
}
