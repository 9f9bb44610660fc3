import { useEffect, useRef, useState } from 'react';
import { zoneInWords } from '../../time/clock.ts';
import { startInWords } from '../../time/moment-in-words.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/controls/notice.tsx';

/**
 * Buttons for the next available times if the picked one is taken. Each submits the whole form. Belongs inside the form, below
 * the times, and gets the focus.
 */
export function NextTimes({ message, times, zone }: NextTimesProps) {
  const [offer, setOffer] = useState({ message, times });
  // When a page reloads its data, it loses the form's response, so the times are kept as long as their message.
  if (offer.message !== message || (times.length > 0 && times !== offer.times)) setOffer({ message, times });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!offer.message) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [offer]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice
        state="late"
        title={message}
        action={
          offer.times.length > 0 && (
            <div className="grid justify-items-start gap-2">
              {offer.times.map((time) => (
                <Button key={time} type="submit" name="instead" value={time} look="secondary" size="small">
                  {startInWords(new Date(time), zone)}
                </Button>
              ))}
            </div>
          )
        }
      >
        {offer.times.length > 0 && `${zoneInWords(zone)}. Pick one to book it. We kept what you typed.`}
      </Notice>
    </div>
  );
}

interface NextTimesProps {
  message: string;
  /** Milliseconds since 1970. */
  times: readonly number[];
  zone: string;
}

/** True if a form was submitted by one of these buttons, which overrides the time picked in the form. */
export function takesInstead(event: { nativeEvent: Event }): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === 'instead';
}
