export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const spanishWords = new Set(
  'el la los las un una de del que y en con por para su sus nuestro nuestra nuestros nuestras somos hacemos ofrecemos tenemos servicio servicios desde años más también todo toda todos todas mi usted ustedes es son está lo le se al como casa hogar cada hasta sin pero muy si trabajo trabajamos atendemos vendemos comida hechos hecho hecha hechas'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the a an of and in with for your our we is are you to from on at by it that this i my have has do does can will all as or but not no be home since'.split(
    ' ',
  ),
);

/** The language of a text, by its commonest words. English if they don't decide. */
export function languageOfText(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  const spanish = count(spanishWords);
  return spanish > count(englishWords) && (spanish >= 3 || spanish / words.length > 0.25) ? 'es' : 'en';
}

/** What of a brief tells the language of its site. */
interface Written {
  language?: Language | undefined;
  business: { description: string; tagline?: string | undefined };
  services?: { description?: string | undefined }[] | undefined;
}

/** The language of a brief's site: the owner's choice, else that of what they wrote. */
export function languageOf({ language, business, services = [] }: Written): Language {
  if (language) return language;
  return languageOfText(
    [business.description, business.tagline, ...services.map(({ description }) => description)].filter(Boolean).join(' '),
  );
}
