import type { ReactNode, RefObject } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { firstLookKey } from '../../browser/first-look-memory.ts';
import { Field, TextInput } from '../../ui/controls/field.tsx';

export const firstLookFormId = 'first-look';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  onRing: (ring: Ring) => void;
  onType: () => void;
  onLeave: () => void;
  onLeaveTown: () => void;
  onStart: (event: { preventDefault: () => void }) => void;
}

/** The three answers that draw the visitor's own home page. */
export function FirstLookForm({ form, onRing, onType, onLeave, onLeaveTown, onStart }: Props): ReactNode {
  return (
    <form
      ref={form}
      id={firstLookFormId}
      method="post"
      action="/api/first-look"
      className="grid gap-4"
      data-hydrate="kept"
      data-kept={firstLookKey}
      onFocus={(event) => onRing(ringOf(event))}
      onInput={(event) => {
        onRing(ringOf(event));
        onType();
      }}
      onBlur={onLeave}
      onSubmit={onStart}
    >
      <Field label="Business name">
        <TextInput name="name" autoComplete="organization" limit={briefLimits.name} />
      </Field>
      <div className="grid grid-cols-2 gap-3.5">
        <Field label="What you do">
          <TextInput name="trade" autoComplete="off" limit={briefLimits.trade} />
        </Field>
        <Field label="City or town">
          <TextInput name="town" autoComplete="address-level2" limit={briefLimits.place} onBlur={onLeaveTown} />
        </Field>
      </div>
      {/* Enter goes where the button below goes. */}
      <button type="submit" hidden tabIndex={-1}>
        Start My Site
      </button>
    </form>
  );
}

/** An answer, to be ringed where the visitor's page says it. */
export type Ring = { text: string; label: string } | undefined;

const ringLabels: Record<string, string> = { name: 'Your business', trade: 'What you do', town: 'Your town' };

/** Where the visitor's page says the answer that was typed last. */
export function ringOf({ target }: { target: EventTarget | null }): Ring {
  const label = target instanceof HTMLInputElement && ringLabels[target.name];
  return label ? { text: target.value, label } : undefined;
}
