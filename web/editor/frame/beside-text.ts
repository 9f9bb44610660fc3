import type { Claim, FrameHeadline } from './messages.ts';
import { h } from './shell.ts';

interface HintOptions {
  claim: Claim;
  /** True if whoever is editing can say that it's true. */
  canAdd: boolean;
  isPhone: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** Asks about words of a text that the brief doesn't say. */
export function claimHint({ claim: { words }, canAdd, isPhone, onAdd, onRemove }: HintOptions): HTMLElement {
  const button = (className: string, long: string, short: string, onclick: () => void) =>
    h('button', { type: 'button', className, onclick }, isPhone ? short : long);
  const remove = button('second', 'Remove text', 'Remove', onRemove);
  const buttons = canAdd ? [button('first', 'Add to brief', 'Add it', onAdd), remove] : [remove];
  const ask = canAdd ? (isPhone ? '' : ' Add it?') : ' We’ll ask the owner before it goes live.';
  const says = h('p', {}, h('b', {}, `“${words}”`), ` isn’t in ${canAdd ? 'your' : 'the'} brief.${ask}`);
  return isPhone
    ? h('div', { className: 'claim', role: 'status' }, says, ...buttons)
    : h('div', { className: 'layer hint', role: 'status' }, says, h('div', {}, ...buttons));
}

interface HeadlinesOptions {
  choices: FrameHeadline[];
  /** What the headline says now. */
  now: string;
  isPhone: boolean;
  onChoose: (index: number) => void;
}

/** Headlines to choose from. The one that's shown is pressed. */
export function headlineList({ choices, now, isPhone, onChoose }: HeadlinesOptions): HTMLElement {
  const buttons = choices.map(({ text, note }, index) =>
    h(
      'button',
      { type: 'button', ariaPressed: String(text === now), onclick: () => onChoose(index) },
      h('span', {}, text),
      ...(note ? [h('small', {}, note)] : []),
    ),
  );
  const title = 'Choose a headline, or type your own';
  return h(
    'div',
    { className: isPhone ? 'headlines' : 'layer headlines', role: 'group', ariaLabel: title },
    h('p', { ariaHidden: 'true' }, title),
    ...buttons,
  );
}
