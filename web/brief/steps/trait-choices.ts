export interface Choice {
  value: string;
  label: string;
}

/** Traits as the brief stores them: what the owner chose. */
export interface ChosenTraits {
  place?: string;
  start?: string[];
  gives?: string;
  who?: string;
}

export const placeChoices: Choice[] = [
  { value: 'come', label: 'Customers come to you' },
  { value: 'go', label: 'You go to customers' },
  { value: 'both', label: 'Both' },
  { value: 'remote', label: 'By phone or video' },
  { value: 'several', label: 'Several places' },
];

export const startChoices: Choice[] = [
  { value: 'walk-in', label: 'Walk in' },
  { value: 'appointment', label: 'Make an appointment' },
  { value: 'quote', label: 'Get a quote' },
  { value: 'order', label: 'Order ahead' },
  { value: 'call', label: 'Call' },
  { value: 'enroll', label: 'Sign up' },
  { value: 'attend', label: 'Just show up' },
];

export const whoChoices: Choice[] = [
  { value: 'one', label: 'Just me' },
  { value: 'team', label: 'A team' },
  { value: 'family', label: 'A family' },
];

/**
 * The chosen traits after a tap; null if none is left. `shown` is what the chips show: the choices, or what we understood. Ways
 * to start are kept in the order of the taps, the commonest first.
 */
export function toggledTraits(
  chosen: ChosenTraits | undefined,
  shown: ChosenTraits,
  key: 'place' | 'start' | 'who',
  choice: string,
): ChosenTraits | null {
  const { [key]: _before, ...others } = chosen ?? {};
  const start = shown.start ?? [];
  const starts = start.includes(choice) ? start.filter((one) => one !== choice) : [...start, choice];
  const next = key === 'start' ? starts : shown[key] === choice ? undefined : choice;
  const traits: ChosenTraits = next?.length ? { ...others, [key]: next } : others;
  return Object.keys(traits).length > 0 ? traits : null;
}

/**
 * The chosen place after the boxes of where customers are met have changed: what they say if they contradict `shown`, which is the choice
 * or what we understood, or if there's a choice. Without a box, it's by phone or video. Several places have no box.
 */
export function placeAfterBoxes(
  chosen: string | undefined,
  shown: string | undefined,
  { shop, visits }: { shop: boolean; visits: boolean },
): string | undefined {
  const isDenied = (!shop && (shown === 'come' || shown === 'both')) || (!visits && (shown === 'go' || shown === 'both'));
  if (shown === 'several' || (chosen === undefined && !isDenied)) return chosen;
  if (shop) return visits ? 'both' : 'come';
  return visits ? 'go' : 'remote';
}

/** The chosen traits in words for the summary: 'You go to customers. Get a quote or call. Just me'. */
export function traitsText({ place, start = [], who }: ChosenTraits): string | undefined {
  const labels = (choices: Choice[], values: (string | undefined)[]) =>
    choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const starts = labels(startChoices, start).map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)));
  const ways = starts.length < 2 ? starts : [`${starts.slice(0, -1).join(', ')} or ${starts.at(-1)}`];
  return [...labels(placeChoices, [place]), ...ways, ...labels(whoChoices, [who])].join('. ') || undefined;
}
