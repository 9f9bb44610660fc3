import { type ReactNode, useState } from 'react';
import { useAnswer } from '../brief-form.tsx';
import { phoneIn } from '../phone-text.ts';
import { TextAnswer } from './text-answer.tsx';

/** The phone number. When the field is left, only the number stays of text such as '801.555.0199 call or txt'. */
export function PhoneAnswer(): ReactNode {
  const { value = '', set } = useAnswer<string>('business.phone');
  const [kept, setKept] = useState('');
  return (
    <div className="grid content-start gap-[.4rem]">
      <TextAnswer
        path="business.phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        onLeave={() => {
          const number = phoneIn(value);
          if (number === undefined) return;
          setKept(number);
          set(number, 'now');
        }}
      />
      <p role="status" className="text-small text-ink-2 empty:sr-only">
        {kept !== '' && value === kept && 'We kept just the number.'}
      </p>
    </div>
  );
}
