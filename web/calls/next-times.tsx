import { startInWords } from '../../content/call-times.ts';
import { zoneInWords } from '../../content/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/controls/notice.tsx';

/** The times that are free instead of one that is taken, each sends the form with everything in it. Stands inside the form. */
export function NextTimes({ message, times, zone }: { message: string; times: readonly number[]; zone: string }) {
  return (
    <Notice
      state="late"
      title={message}
      action={
        times.length > 0 && (
          <div className="grid justify-items-start gap-2">
            {times.map((time) => (
              <Button key={time} type="submit" name="instead" value={time} look="secondary" size="small">
                {startInWords(new Date(time), zone)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {times.length > 0 && `${zoneInWords(zone)}. One press takes it, with what you typed.`}
    </Notice>
  );
}

/** Whether a form is sent by one of these buttons: then its own choice of a time does not count. */
export function takesInstead(event: { nativeEvent: Event }): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === 'instead';
}
