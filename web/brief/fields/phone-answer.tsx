import { type ReactNode, useState } from 'react';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { useAnswer } from '../brief-form.tsx';
import { type FoundPhone, phoneIn } from '../phone-text.ts';
import { TextAnswer } from './text-answer.tsx';

/** The phone number of the business, or of its first place. */
export function PhoneAnswer(): ReactNode {
  const { value = '', set } = useAnswer<string>('business.phone');
  return (
    <PhoneOnly value={value} onChange={(number) => set(number, 'now')}>
      {(onLeave) => <TextAnswer path="business.phone" label="Phone" type="tel" autoComplete="tel" onLeave={onLeave} />}
    </PhoneOnly>
  );
}

/** A phone number within a record of the brief. */
export function PhoneField({ path, value, error, onChange, onLeave }: PhoneFieldProps): ReactNode {
  return (
    <PhoneOnly value={value} onChange={(number) => onChange(number, 'now')}>
      {(onlyNumber) => (
        <Field label="Phone" error={error} optional>
          <TextInput
            name={path}
            type="tel"
            autoComplete="tel"
            value={value}
            onChange={(event) => onChange(event.target.value, 'typing')}
            onBlur={() => {
              onlyNumber();
              onLeave();
            }}
          />
        </Field>
      )}
    </PhoneOnly>
  );
}

/** When the field is left, only the number stays of text such as '801.555.0199 call or txt', and a line says so. */
function PhoneOnly({ value, onChange, children }: PhoneOnlyProps): ReactNode {
  const [kept, setKept] = useState<FoundPhone>();
  const onLeave = () => {
    const phone = phoneIn(value);
    if (!phone) return;
    setKept(phone);
    onChange(phone.number);
  };
  return (
    <div className="grid content-start gap-[.4rem]">
      {children(onLeave)}
      <p role="status" className="text-small text-ink-2 empty:sr-only">
        {kept?.around && value === kept.number && (
          <>We kept just the number. If customers should read “{kept.around}”, add it to your description.</>
        )}
      </p>
    </div>
  );
}

interface PhoneOnlyProps {
  value: string;
  onChange: (number: string) => void;
  /** The field, which calls what it's given when it's left. */
  children: (onLeave: () => void) => ReactNode;
}

interface PhoneFieldProps {
  path: string;
  value: string;
  error: string | undefined;
  onChange: (value: string, when: 'typing' | 'now') => void;
  onLeave: () => void;
}
