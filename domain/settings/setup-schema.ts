import type { SettingGroup } from './groups-schema.ts';

export type SetupStep = 'name' | 'color' | 'contact' | 'hours' | 'prices' | 'legal' | 'sender' | 'social';

export interface SetupPage {
  key: SetupStep;
  label: string;
  /** Groups of settings in its form. */
  groups: readonly SettingGroup[];
}

/** The steps of the first setup, in order. */
export const setupSteps: readonly SetupPage[] = [
  { key: 'name', label: 'Name and logo', groups: ['name'] },
  { key: 'color', label: 'Color', groups: ['color'] },
  { key: 'contact', label: 'Contact and address', groups: ['contact'] },
  { key: 'hours', label: 'Time zone and hours', groups: ['place', 'hours'] },
  { key: 'prices', label: 'Prices and invoices', groups: ['prices', 'invoices'] },
  { key: 'legal', label: 'Legal texts', groups: [] },
  { key: 'sender', label: 'Email sender', groups: ['sender'] },
  { key: 'social', label: 'Social profiles', groups: ['social'] },
];

/** Written beside the finished steps once an admin finishes the setup. */
export const setupEnd = 'end';

export function setupStepOf(key: string | undefined): SetupPage | undefined {
  return setupSteps.find((step) => step.key === key);
}

/** The address of the step after this one, or of the end. */
export function stepAfter(key: SetupStep): string {
  const next = setupSteps[setupSteps.findIndex((step) => step.key === key) + 1];
  return `/admin/setup/${next?.key ?? setupEnd}`;
}
