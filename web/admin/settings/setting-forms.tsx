import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { isSettingGroup, type SettingGroup } from '../../../domain/settings/groups-schema.ts';
import { settingKeys } from '../../../domain/settings/schema.ts';
import { type Refused, SettingForm, type ShownSettings } from './setting-form.tsx';

/** One form per group of settings. */
export function SettingForms({ groups, settings, typed = {}, answer }: SettingFormsProps) {
  const stampOf = (group: SettingGroup) =>
    settingKeys(group)
      .map((key) => settings[key].changedAt)
      .join(' ');
  const sent = useNavigation().formData?.get('group');
  const [saving, setSaving] = useState<{ group: SettingGroup; stamp: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: needs the stamp from before the save.
  useEffect(() => {
    if (typeof sent === 'string' && isSettingGroup(sent)) setSaving({ group: sent, stamp: stampOf(sent) });
  }, [sent]);
  return groups.map((group) => (
    <SettingForm
      // Saving resets this group's form to the stored values. Other forms keep what was typed.
      key={`${group} ${stampOf(group)}`}
      group={group}
      settings={settings}
      typed={typed.group === group ? typed : {}}
      justSaved={saving?.group === group && saving.stamp !== stampOf(group)}
      refused={answer?.group === group ? answer : undefined}
    />
  ));
}

interface SettingFormsProps {
  groups: readonly SettingGroup[];
  settings: ShownSettings;
  /** What was typed before we asked for the password. */
  typed?: Record<string, string>;
  /** The action's answer to the last save. */
  answer?: ({ group: SettingGroup } & Refused) | null | undefined;
}
