import { data, redirect, redirectDocument } from 'react-router';
import { loadBrand } from '../../../domain/settings/brand.ts';
import { isSettingGroup, type SettingGroup, settingGroups } from '../../../domain/settings/groups-schema.ts';
import { type Settings, settingForm, settingKeys } from '../../../domain/settings/schema.ts';
import { changeSettings, settingsForAdmin } from '../../../domain/settings/settings.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText } from '../../forms/checked-form.ts';
import { forgetTyped, requireRecentAuth } from '../../recent-auth.ts';
import type { ShownSettings } from './setting-form.tsx';

/** All settings, formatted for the forms. */
export async function shownSettings(): Promise<ShownSettings> {
  const all = Object.entries(await settingsForAdmin());
  return Object.fromEntries(
    all.map(([key, { changedAt, ...setting }]) => [key, { ...setting, changedAt: changedAt?.toISOString() ?? null }]),
  ) as ShownSettings;
}

/**
 * Saves the changed fields of one of a page's groups and redirects to the page. Fields that weren't touched keep their stored
 * value, so another admin's change survives. `check` returns errors that only the server can find. Answers 400 for an
 * unknown group and 422 with errors by field.
 */
export async function saveSettings(
  request: Request,
  page: { path: string; groups: readonly SettingGroup[]; actor: string; check?: (wanted: Partial<Settings>) => FieldErrors },
) {
  const { group, ...fields } = formText(await request.formData());
  if (!isSettingGroup(group) || !page.groups.includes(group)) return data(null, { status: 400 });
  const typed = Object.fromEntries(settingKeys(group).map((key) => [key, fields[key] ?? '']));
  const parsed = settingForm(group).safeParse(typed);
  if (!parsed.success) return data({ group, errors: fieldErrors(parsed.error) }, { status: 422 });
  const errors = page.check?.(parsed.data) ?? {};
  if (Object.keys(errors).length) return data({ group, errors }, { status: 422 });
  if ('recentAuth' in settingGroups[group]) await requireRecentAuth(request, { group, ...typed });
  const touched = settingKeys(group).filter(
    (key) => fields[`was:${key}`]?.replaceAll('\r\n', '\n') !== typed[key]?.replaceAll('\r\n', '\n'),
  );
  const wanted = Object.fromEntries(touched.map((key) => [key, parsed.data[key]]));
  const changed = await changeSettings(wanted, page.actor);
  const isBrand = settingGroups[group].screen === 'brand';
  if (isBrand) await loadBrand();
  const headers = new Headers({
    'Set-Cookie': await flashHeader(changed.length ? { type: 'success', title: 'Saved.' } : { type: 'info', title: 'No changes to save.' }),
  });
  headers.append('Set-Cookie', await forgetTyped());
  // A browser has the brand from its page, so it needs a new one.
  return isBrand ? redirectDocument(page.path, { headers }) : redirect(page.path, { headers });
}
