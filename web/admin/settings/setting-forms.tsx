import { useCallback, useState } from 'react';
import { type SettingGroup, settingKeys } from '../../../domain/settings/schema.ts';
import type { FieldErrors } from '../../checked-form.ts';
import { Unsaved } from '../../unsaved.tsx';
import { SettingForm, type ShownSettings } from './setting-form.tsx';

/** A page's groups of settings, each with a form of its own; leaving the page asks first while something is unsaved. */
export function SettingForms({ groups, settings, typed = {}, answer }: SettingFormsProps) {
  const [unsaved, setUnsaved] = useState<readonly SettingGroup[]>([]);
  const noteChange = useCallback(
    (group: SettingGroup, isUnsaved: boolean) =>
      setUnsaved((all) => (isUnsaved === all.includes(group) ? all : isUnsaved ? [...all, group] : all.filter((one) => one !== group))),
    [],
  );
  return (
    <>
      <Unsaved dirty={unsaved.length > 0} />
      {groups.map((group) => (
        <SettingForm
          // A form that was just saved begins anew with what is stored; the others keep what is typed.
          key={`${group} ${settingKeys[group].map((key) => settings[key]?.changedAt).join(' ')}`}
          group={group}
          settings={settings}
          typed={typed.group === group ? typed : {}}
          onChange={noteChange}
          serverErrors={answer?.group === group ? answer.errors : undefined}
        />
      ))}
    </>
  );
}

interface SettingFormsProps {
  groups: readonly SettingGroup[];
  settings: ShownSettings;
  /** What was typed before the password was asked for. */
  typed?: Record<string, string>;
  /** What the last save was answered. */
  answer?: { group: SettingGroup; errors: FieldErrors } | null | undefined;
}
