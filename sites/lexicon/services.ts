import { fold, hasPhrase } from './fold.ts';
import type { KnownService } from './format.ts';

/** The service that an owner's words mean: the longest whole phrase wins, unless one of its `not` words is there too. */
export function serviceFor(services: readonly KnownService[], words: string): KnownService | undefined {
  const folded = fold(words);
  let best: { service: KnownService; length: number } | undefined;
  for (const service of services) {
    if (service.not?.some((word) => hasPhrase(folded, fold(word)))) continue;
    for (const phrase of service.match)
      if (hasPhrase(folded, fold(phrase)) && phrase.length > (best?.length ?? 0)) best = { service, length: phrase.length };
  }
  return best?.service;
}

/** Which known service each name means. A service is given once, to the name it fits best, so a page never explains it twice. */
export function servicesFor(services: readonly KnownService[], names: readonly string[]): (KnownService | undefined)[] {
  const found = names.map((name) => serviceFor(services, name));
  return found.map((service, index) => (service && found.indexOf(service) === index ? service : undefined));
}
