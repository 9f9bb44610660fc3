import type { Voice } from './voice.ts';

/** A sentence written for 'we', in the given voice: 'until we reply' → 'until I reply'. */
export function inVoice(text: string, voice: Voice): string {
  if (voice === 'we') return text;
  return text.replace(/\b(?:we are|we['’]re|we['’]ve|we were|we|us|ours|our|ourselves)\b/gi, (found) => {
    const single = singular[found.toLowerCase().replace("'", '’')] ?? found;
    return /^[A-Z]/.test(found) ? single.charAt(0).toUpperCase() + single.slice(1) : single;
  });
}

const singular: Record<string, string> = {
  'we are': 'I am',
  'we’re': 'I’m',
  'we’ve': 'I’ve',
  'we were': 'I was',
  we: 'I',
  us: 'me',
  ours: 'mine',
  our: 'my',
  ourselves: 'myself',
};
