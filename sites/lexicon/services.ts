import type { KnownService } from '../kinds/format.ts';
import { fold, hasPhrase, singular } from '../language/fold.ts';
import type { Language } from '../language/language.ts';
import type { Kind } from './lexicon.ts';

/** The services of a kind in a language, by their names there. */
export function servicesIn({ services, spanish }: Pick<Kind, 'services' | 'spanish'>, language: Language): KnownService[] {
  if (language === 'en') return services;
  return services.flatMap(({ name }) => {
    const words = spanish?.services?.[name];
    return words ? [words] : [];
  });
}

/** Names of services to suggest in a language, without the named ones: the trade's, or its family's if the trade has none. */
export function usualServices(kind: Pick<Kind, 'services' | 'spanish' | 'family'>, language: Language, named: readonly string[]): string[] {
  if (kind.services.length > 0) {
    const services = servicesIn(kind, language);
    const known = servicesFor(services, named);
    return services.filter((service) => !known.includes(service)).map(({ name }) => name);
  }
  const { usualServices, spanishWords } = kind.family;
  const names = language === 'en' ? usualServices : usualServices.map((name) => spanishWords?.usualServices?.[name] ?? name);
  const givenWords = new Set(named.map(nameWords));
  return names.filter((name) => !givenWords.has(nameWords(name)));
}

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

/** Which known service each name means. A service is given once, to the first name that means it. */
export function servicesFor(services: readonly KnownService[], names: readonly string[]): (KnownService | undefined)[] {
  const matches = names.map((name) => serviceFor(services, name));
  return matches.map((service, index) => (service && matches.indexOf(service) === index ? service : undefined));
}

/** What the named services are, by their names as given: only of those that are named exactly, since one like it may be another. */
export function definitionsFor(services: readonly KnownService[], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const service = serviceFor(services, name);
      return service && nameWords(service.name) === nameWords(name) ? [[name, service.means]] : [];
    }),
  );
}

/** The telling words of a name, in an order that doesn't depend on theirs. */
function nameWords(name: string): string {
  const words = fold(name)
    .split(' ')
    .filter((word) => word.length > 2);
  return [...new Set(words.map(singular))].sort().join(' ');
}
