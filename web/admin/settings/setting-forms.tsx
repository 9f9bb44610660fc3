import { useCallback, useState } from 'react';
import { type SettingGroup, settingKeys } from '../../../domain/settings/schema.ts';
import type { FieldErrors } from '../../checked-form.ts';
import { Unsaved } from '../../unsaved.tsx';
import { SettingForm, type ShownSettings } from './setting-form.tsx';

/** One form per group of settings. Leaving the page with unsaved changes asks first. */
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
          // Saving resets this group's form to the stored values. Other forms keep what was typed.
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
  /** What was typed before we asked for the password. */
  typed?: Record<string, string>;
  /** The action's answer to the last save. */
  answer?: { group: SettingGroup; errors: FieldErrors } | null | undefined;
}
