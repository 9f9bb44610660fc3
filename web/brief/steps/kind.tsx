import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { Chip, chipRow } from '../fields/chip.tsx';
import { DidYouMean } from '../fields/did-you-mean.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { isBlank, sameAnswer } from '../same-answer.ts';
import { type Choice, type ChosenTraits, placeChoices, startChoices, toggledTraits, whoChoices } from './trait-choices.ts';

/** The trade, and below it how we understand the business. */
export function TradeAnswer(): ReactNode {
  const { trades } = useBriefForm().data.advice;
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <TextAnswer
        path="business.trade"
        label="What kind of business is it?"
        hint="For example: plumber, hair salon, mobile dog groomer"
        max={briefLimits.trade}
        list="trades"
        autoComplete="off"
        onFocus={() => setTyping(true)}
        onLeave={() => setTyping(false)}
      />
      <datalist id="trades">
        {trades.map((trade) => (
          <option key={trade} value={trade} />
        ))}
      </datalist>
      <KindOfBusiness isTyping={isTyping} />
    </>
  );
}

/** How we understand the business, with chips to correct it, and what to call it if we don't know its trade. */
function KindOfBusiness({ isTyping }: { isTyping: boolean }) {
  const { data, problem } = useBriefForm();
  const { value: trade, set: setTrade } = useAnswer<string>('business.trade');
  const { value: chosen } = useAnswer<object>('business.traits');
  const [isOpen, setOpen] = useState(false);
  const { advice } = data;
  const isAbout = sameAnswer(answerAt(data.answers, 'business.trade'), trade);
  // Half a word is another trade, or none. What's shown changes when the field is left and we've read it.
  const kept = useRef({ understood: advice.understood, isUnknown: false, isNamed: false });
  if (isAbout && !isTyping) {
    const isNamed = !isBlank(trade);
    kept.current = { understood: advice.understood, isUnknown: isNamed && !advice.trade, isNamed };
  }
  const { understood, isUnknown, isNamed } = kept.current;
  const asksAll = isNamed && understood === undefined;
  // The first tap makes us understand something, but the other chips are still to come.
  useEffect(() => {
    if (asksAll) setOpen(true);
  }, [asksAll]);
  if (!isNamed) return null;
  const chips = isOpen || asksAll || problem('business.traits') !== undefined;
  return (
    <>
      {isUnknown && advice.meant && <DidYouMean meant={advice.meant} onTake={() => setTrade(advice.meant ?? '', 'now')} />}
      {isUnknown && (
        <TextAnswer
          path="business.called"
          label="What would a neighbor call your business?"
          hint="One to four words, as you’d say it aloud. For example: Typewriter repair"
          max={briefLimits.called}
          autoComplete="off"
        />
      )}
      <div className="grid gap-4 border-l-[3px] border-line-strong pl-4">
        {understood !== undefined && (
          <div className="grid justify-items-start gap-1 text-ui">
            <p>
              {understood} {!chosen && !chips && <span className="text-ink-2">Is that right?</span>}
            </p>
            <QuietButton
              aria-expanded={chips}
              aria-label={chips ? 'Done changing how it works' : 'Change how it works'}
              onClick={() => setOpen(!isOpen)}
              className="noscript:hidden"
            >
              {chips ? 'Done' : 'Change'}
            </QuietButton>
          </div>
        )}
        {chips ? (
          <TraitsAnswer />
        ) : (
          <noscript>
            <TraitsAnswer />
          </noscript>
        )}
      </div>
    </>
  );
}

/** What kind of business it is, as chips. Until the owner taps one, they show what we understood. */
function TraitsAnswer(): ReactNode {
  const understood = useBriefForm().data.advice.traits;
  const { value, set, leave, error } = useAnswer<ChosenTraits>('business.traits');
  const shown: ChosenTraits = { ...understood, ...value };
  const toggle = (key: 'place' | 'start' | 'who', choice: string) => {
    set(toggledTraits(value, shown, key, choice), 'now');
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
            pressed={key === 'start' ? Boolean(shown.start?.includes(choice.value)) : shown[key] === choice.value}
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
