import type { Site } from '../site.ts';

/** Whether the trade is about dogs or cats: then a dog looks out of the van and sits in the grass. */
export function isGroomer({ document }: Site): boolean {
  return document.trade.pack === 'groomer' || /\b(dog|pet|groom)/i.test(document.trade.label.text);
}
