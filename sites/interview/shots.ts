import type { Voice } from '../language/voice.ts';

/** A photo that the owner may take, with a description of it to start from. */
export interface Shot {
  /** 'you at work under a sink': as said to the owner. */
  label: string;
  /** 'At work under a sink': as the site says it to visitors. Undefined if the label leaves open what the photo shows. */
  alt?: string;
}

/** The photos of a trade's list, as the owner of a business of one or several would describe them. */
export function shotsOf(labels: readonly string[], voice: Voice): Shot[] {
  return labels.map((label) => {
    const alt = altOf(label, voice);
    return { label, ...(alt && { alt }) };
  });
}

/** A portrait needs a name, and with 'or' it's one of two things. */
const open = /\bor\b|\byou(?: and\b| from the shoulders\b)/;
/** What's said to the owner alone. */
const asides = [/, .*$/, / with permission$/, / with parents’ permission$/, / who agreed to it$/, / from the shoulders up$/];

function altOf(label: string, voice: Voice): string | undefined {
  if (open.test(label)) return undefined;
  const [we, our, am] = voice === 'I' ? ['I', 'my', 'I’m'] : ['we', 'our', 'we’re'];
  const words = asides
    .reduce((text, aside) => text.replace(aside, ''), label)
    .replace(/^you /, '')
    .replace(/\byou’re\b/g, am)
    .replace(/\byour\b/g, our)
    .replace(/\byou\b/g, we);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
