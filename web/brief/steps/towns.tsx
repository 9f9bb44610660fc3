import { type ReactNode, useState } from 'react';
import { useAnswer } from '../brief-form.tsx';
import { ListAnswer } from '../fields/list-answer.tsx';
import { parseTowns } from '../list-text.ts';
import { townNotes } from '../town-notes.ts';

/** The towns a business serves. Entries that don't name a town stay, with a note that says what to write instead. */
export function TownsAnswer({ label }: { label: string }): ReactNode {
  const { value = [] } = useAnswer<string[]>('business.serviceArea');
  // Half a name may look like anything, so the notes wait until the field is left.
  const [isTyping, setTyping] = useState(false);
  const notes = isTyping ? [] : townNotes(value);
  return (
    <div className="grid gap-[.4rem]">
      <ListAnswer
        path="business.serviceArea"
        label={label}
        read={parseTowns}
        hint="List towns rather than a mileage. Customers look for their town."
        onFocus={() => setTyping(true)}
        onLeave={() => setTyping(false)}
      />
      <div role="status" className="grid gap-1 text-small text-ink empty:sr-only">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
