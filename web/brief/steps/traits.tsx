import type { ReactNode } from 'react';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { Chip, chipRow } from '../fields/chip.tsx';
import { type Choice, type ChosenTraits, placeChoices, startChoices, toggledTraits, whoChoices } from './trait-choices.ts';

/** What kind of business it is, as chips. Until the owner taps one, they show what we understood. */
export function TraitsAnswer(): ReactNode {
  const understood = useBriefForm().data.advice.traits;
  const { value, set, leave, error } = useAnswer<ChosenTraits>('business.traits');
  const traits: ChosenTraits = { ...understood, ...value };
  const toggle = (key: 'place' | 'start' | 'who', choice: string) => {
    set(toggledTraits(value, traits, key, choice), 'now');
    leave();
  };
  const group = (key: 'place' | 'start' | 'who', label: string, choices: Choice[], hint?: string) => (
    <FieldGroup label={label} hint={hint}>
      <div className={chipRow}>
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            name={`business.traits.${key}`}
            value={choice.value}
            label={choice.label}
            pressed={key === 'start' ? Boolean(traits.start?.includes(choice.value)) : traits[key] === choice.value}
            onToggle={() => toggle(key, choice.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
  return (
    <FieldGroup label="How it works" hideLabel error={error} className="grid gap-4">
      <input type="hidden" name="business.traits.listed" value="yes" />
      {group('place', 'Where do you do the work?', placeChoices)}
      {group('start', 'How do customers start?', startChoices, 'Choose all that apply.')}
      {group('who', 'Who does the work?', whoChoices)}
    </FieldGroup>
  );
}
