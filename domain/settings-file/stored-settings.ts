import { caseLinkProblem } from '../settings/case-link.ts';
import type { SettingValue } from '../settings/kinds-schema.ts';
import { type SettingKey, type Settings, settingForm, settingKeys, settingNames, settingOf, settingTable } from '../settings/schema.ts';

/** Checks stored settings as their forms would if they were typed, beside those that they leave as they are. Problems are sentences. */
export function checkSettings(
  stored: Record<string, SettingValue>,
  before: Settings,
): { settings: Partial<Settings> } | { problems: string[] } {
  const unknown = Object.keys(stored).filter((key) => !Object.hasOwn(settingTable, key));
  if (unknown.length)
    return { problems: [`This release has no setting called ${unknown.join(' or ')}. Use the release that the file was exported with.`] };
  const keys = Object.keys(stored) as SettingKey[];
  const misfits = keys.flatMap((key) => problemsOf(key, settingOf(key).stored.safeParse(stored[key]).error?.issues ?? []));
  if (misfits.length) return { problems: misfits };
  const groups = [...new Set(keys.map((key) => settingTable[key].group))];
  const forms = groups.map((group) => {
    const typed = settingKeys(group).map((key) => [key, settingOf(key).inField(stored[key] ?? before[key])]);
    return settingForm(group).safeParse(Object.fromEntries(typed));
  });
  const whole: Partial<Settings> = Object.assign({}, ...forms.map(({ data }) => data));
  const settings = Object.fromEntries(keys.map((key) => [key, whole[key]])) as Partial<Settings>;
  const link = caseLinkProblem(settings);
  const problems = [
    ...forms.flatMap(({ error }) => error?.issues ?? []).flatMap((issue) => problemsOf(issue.path[0] as SettingKey, [issue])),
    ...(link ? problemsOf('caseUrl', [{ message: link }]) : []),
  ];
  return problems.length ? { problems } : { settings };
}

function problemsOf(key: SettingKey, issues: { code?: string; message: string }[]): string[] {
  return issues.map(({ code, message }) => `${settingNames()[key]}: ${code === 'invalid_type' ? 'This has another type.' : message}`);
}
