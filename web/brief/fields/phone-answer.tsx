import { type ReactNode, useState } from 'react';
import { useAnswer } from '../brief-form.tsx';
import { type FoundPhone, phoneIn } from '../phone-text.ts';
import { TextAnswer } from './text-answer.tsx';

/** The phone number. When the field is left, only the number stays of text such as '801.555.0199 call or txt', and a line says so. */
export function PhoneAnswer(): ReactNode {
  const { value = '', set } = useAnswer<string>('business.phone');
  const [kept, setKept] = useState<FoundPhone>();
  return (
    <div className="grid content-start gap-[.4rem]">
      <TextAnswer
        path="business.phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        onLeave={() => {
          const phone = phoneIn(value);
          if (!phone) return;
          setKept(phone);
          set(phone.number, 'now');
        }}
      />
      <p role="status" className="text-small text-ink-2 empty:sr-only">
        {kept?.around && value === kept.number && (
          <>We kept just the number. If customers should read “{kept.around}”, add it to your description.</>
        )}
      </p>
    </div>
  );
}
