import { data } from 'react-router';
import type { Result } from '../../../base/result.ts';
import { cities } from '../../../content/cities/cities.ts';
import type { SettingGroup } from '../../../domain/settings/groups-schema.ts';
import { changeMark, removeMark } from '../../../domain/settings/mark.ts';
import { changeSetting } from '../../../domain/settings/settings.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { saveSettings } from './save-settings.ts';
import type { Refused } from './setting-form.tsx';

/** What a form of the brand answers when it couldn't be saved. */
export type BrandAnswer = { group: SettingGroup | 'mark' } & Refused;

/** Saves one form of the brand: the logo, the shown cities, or a group of settings. Then leads to `page.path`. */
export async function saveBrand(request: Request, page: { path: string; groups: readonly SettingGroup[]; actor: string }) {
  const form = await request.clone().formData();
  const group = form.get('group');
  if (group === 'mark') return saveMark(form, page);
  if (group === 'cities') return saveCities(form, page);
  return saveSettings(request, page);
}

async function saveMark(form: FormData, { path, actor }: { path: string; actor: string }) {
  if (form.get('remove')) {
    await removeMark(actor);
    return back(path, 'Logo removed.');
  }
  const refuse = (message: string) => data({ group: 'mark', errors: { mark: message } } satisfies BrandAnswer, { status: 422 });
  const file = pickedFile(form);
  if (!file) return refuse('Choose a file first.');
  const saved = await saveFile(file, actor);
  if (!saved.ok) return refuse(saved.message);
  // Otherwise the page would go on saying that the file isn't saved.
  if (!saved.isNew) return refuse('This is already your logo.');
  return back(path, 'Saved.');
}

/** The logo in a form. Browsers send an empty file if none was picked. */
export function pickedFile(form: FormData): File | undefined {
  const file = form.get('mark');
  return file instanceof File && file.size > 0 ? file : undefined;
}

/** Makes a file the logo. */
export async function saveFile(file: File, actor: string): Promise<Result<{ isNew: boolean }>> {
  return changeMark(new Uint8Array(await file.arrayBuffer()), actor);
}

/** Cities that aren't checked are hidden. */
async function saveCities(form: FormData, { path, actor }: { path: string; actor: string }) {
  const shownSlugs = new Set(form.getAll('shown'));
  const hidden = cities.map(({ slug }) => slug).filter((slug) => !shownSlugs.has(slug));
  await changeSetting('hiddenCities', hidden.join(' '), actor);
  return back(path, 'Saved.');
}

async function back(path: string, title: string) {
  return redirectWithToast(path, { type: 'success', title });
}
