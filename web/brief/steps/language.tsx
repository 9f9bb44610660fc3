import type { ReactNode } from 'react';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';

/** The language of the site. Only asked if the owner writes in Spanish or has chosen one. */
export function LanguageAnswer(): ReactNode {
  const { language: written } = useBriefForm().data.advice;
  const { value, set, error } = useAnswer<'en' | 'es'>('language');
  if (written !== 'es' && value === undefined) return null;
  const language = value ?? written;
  return (
    <FieldGroup
      label={`Your site will be in ${language === 'es' ? 'Spanish' : 'English'}`}
      hint={
        language === written
          ? undefined
          : `You wrote your answers in ${written === 'es' ? 'Spanish' : 'English'}. We don’t translate them, so they appear as you wrote them.`
      }
      error={error}
    >
      <RadioCards
        name="language"
        columns={2}
        options={[
          { value: 'es', label: 'Spanish', note: written === 'es' ? 'Same as your answers' : 'We write our parts in Spanish' },
          { value: 'en', label: 'English', note: written === 'en' ? 'Same as your answers' : 'We write our parts in English' },
        ]}
        value={language}
        onValueChange={(choice) => set(choice as 'en' | 'es', 'now')}
      />
    </FieldGroup>
  );
}
