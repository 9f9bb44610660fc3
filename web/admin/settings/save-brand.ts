import { data, redirectDocument } from 'react-router';
import { cities } from '../../../content/cities/cities.ts';
import { loadBrand } from '../../../domain/settings/brand.ts';
import type { SettingGroup } from '../../../domain/settings/groups-schema.ts';
import { changeMark, removeMark } from '../../../domain/settings/mark.ts';
import { changeSetting } from '../../../domain/settings/settings.ts';
import { flashHeader } from '../../cookies/flash.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { saveSettings } from './save-settings.ts';

/** What a form of the brand answers when it couldn't be saved. */
export interface BrandAnswer {
  group: SettingGroup | 'mark';
  errors: FieldErrors;
}

/** Saves one form of the brand: the mark, the shown cities, or a group of settings. Then leads to `page.path`. */
export async function saveBrand(request: Request, page: { path: string; groups: readonly SettingGroup[]; actor: string }) {
  const form = await request.clone().formData();
  const group = form.get('group');
  if (group === 'mark') return saveMark(form, page);
  if (group === 'cities') return saveCities(form, page);
  return saveSettings(request, page);
}

async function saveMark(form: FormData, { path, actor }: { path: string; actor: string }) {
  const refuse = (message: string) => data({ group: 'mark', errors: { mark: message } } satisfies BrandAnswer, { status: 422 });
  if (form.get('remove')) await removeMark(actor);
  else {
    const file = form.get('mark');
    if (!(file instanceof File) || file.size === 0) return refuse('Choose a file first.');
    const changed = await changeMark(new Uint8Array(await file.arrayBuffer()), actor);
    if (!changed.ok) return refuse(changed.message);
  }
  return back(path);
}

/** Cities that aren't checked are hidden. */
async function saveCities(form: FormData, { path, actor }: { path: string; actor: string }) {
  const shown = new Set(form.getAll('shown'));
  const hidden = cities.map(({ slug }) => slug).filter((slug) => !shown.has(slug));
  await changeSetting('hiddenCities', hidden.join(' '), actor);
  return back(path);
}

/** A browser has the brand from its page, so it needs a new one. */
async function back(path: string) {
  await loadBrand();
  return redirectDocument(path, { headers: { 'Set-Cookie': await flashHeader({ type: 'success', title: 'Saved.' }) } });
}
