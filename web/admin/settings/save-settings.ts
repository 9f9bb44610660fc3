import { data, redirect } from 'react-router';
import { hasRecentAuth } from '../../../domain/accounts/recent-auth.ts';
import { isSettingGroup, type SettingGroup, settingGroups } from '../../../domain/settings/groups-schema.ts';
import { type SettingKey, type Settings, settingForm, settingKeys } from '../../../domain/settings/schema.ts';
import { changeSettings, settingsForAdmin } from '../../../domain/settings/settings.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText } from '../../forms/checked-form.ts';
import { forgetTyped, requireRecentAuth } from '../../session/recent-auth.ts';
import type { Refused, ShownSettings } from './setting-form.tsx';

/** All settings, formatted for the forms. */
export async function shownSettings(): Promise<ShownSettings> {
  const all = Object.entries(await settingsForAdmin());
  return Object.fromEntries(
    all.map(([key, { changedAt, ...setting }]) => [key, { ...setting, changedAt: changedAt?.toISOString() ?? null }]),
  ) as ShownSettings;
}

/** Where a form's settings are saved from. `check` returns errors that only the server can find. */
interface Page {
  path: string;
  groups: readonly SettingGroup[];
  actor: string;
  check?: (wanted: Partial<Settings>) => FieldErrors;
}

/**
 * Saves the changed fields of one of a page's groups and redirects to the page. Fields that weren't touched keep their stored
 * value, so another admin's change survives. Answers 400 for an unknown group and 422 with errors by field.
 */
export async function saveSettings(request: Request, page: Page) {
  const { group, ...fields } = formText(await request.formData());
  if (!isSettingGroup(group) || !page.groups.includes(group)) return data(null, { status: 400 });
  const saved = await saveGroups(request, [group], { ...fields, group }, page);
  if ('errors' in saved) return data({ group, ...saved }, { status: saved.confirm ? 403 : 422 });
  const headers = new Headers({
    'Set-Cookie': await flashHeader(
      saved.changed.length ? { type: 'success', title: 'Saved.' } : { type: 'info', title: 'No changes to save.' },
    ),
  });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect(page.path, { headers });
}

/**
 * Saves the changed fields of several groups, all or none. Groups that need a recent login lead to one if any of their fields changed,
 * or ask for it with `confirm` if the field `stay` says that leaving would lose something.
 */
export async function saveGroups(
  request: Request,
  groups: readonly SettingGroup[],
  fields: Record<string, string>,
  { actor, check }: Pick<Page, 'actor' | 'check'>,
): Promise<Refused | { changed: SettingKey[] }> {
  const keys = groups.flatMap(settingKeys);
  const typed = Object.fromEntries(keys.map((key) => [key, fields[key] ?? '']));
  const checked = groups.map((group) =>
    settingForm(group).safeParse(Object.fromEntries(settingKeys(group).map((key) => [key, typed[key]]))),
  );
  const errors = Object.assign({}, ...checked.flatMap(({ error }) => (error ? [fieldErrors(error)] : []))) as FieldErrors;
  if (Object.keys(errors).length) return { errors };
  const parsed: Partial<Settings> = Object.assign({}, ...checked.map((one) => one.data));
  const refused = check?.(parsed) ?? {};
  if (Object.keys(refused).length) return { errors: refused };
  const touched = keys.filter((key) => fields[`was:${key}`]?.replaceAll('\r\n', '\n') !== typed[key]?.replaceAll('\r\n', '\n'));
  const isGuarded = groups.some((group) => 'recentAuth' in settingGroups[group] && settingKeys(group).some((key) => touched.includes(key)));
  if (isGuarded && fields.stay && !(await hasRecentAuth(request.headers))) return { errors: {}, confirm: true };
  if (isGuarded) await requireRecentAuth(request, fields.group ? { group: fields.group, ...typed } : typed);
  const changed = await changeSettings(Object.fromEntries(touched.map((key) => [key, parsed[key]])), actor);
  return { changed };
}
