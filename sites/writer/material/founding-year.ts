import type { Brief } from '../../brief/brief.ts';

/** The year a business began, with the field that says so. */
interface FoundingYear {
  year: number;
  field: string;
}

/** A whole sentence or line that is about the business because nothing else is in it: 'Since 1974', 'Est. 1962 on Main Street'. */
const alone = [
  /^(?:est\.?|established(?: in)?|founded(?: in)?|since|desde|fundad[oa] en) ((?:1[89]|20)\d\d)$/i,
  /^est\.? ((?:1[89]|20)\d\d)(?!\d)/i,
];

/**
 * A part of a sentence that says of the business how long it's there. 'Since 1985' beside other words is often of a license, a
 * family, a building or one service.
 */
const ofBusiness = [
  /^(?:(?:we|i)(?:['’]ve| have) (?:proudly )?been |we(?:['’]re| are) |and )?(?:a )?(?:(?:family|locally|independently|veteran|woman|women)[- ])?(?:owned(?: (?:and|&) operated)?|operated|run|family business|in business|open) since ((?:1[89]|20)\d\d)(?!\d)/i,
  /^(?:[Ww]e(?:['’]ve| have) been )?(?:[Pp]roudly )?[Ss]erving (?:(?:the|and|of|all|greater|area|community|county|families|homeowners|customers|\p{Lu}[\p{L}.'’-]*) ){1,6}since ((?:1[89]|20)\d\d)(?!\d)/u,
  /^(?:somos )?(?:una? )?(?:negocio|empresa)(?: familiar| de familia)? desde ((?:1[89]|20)\d\d)(?!\d)/i,
  /^(?:estamos )?abiertos? desde ((?:1[89]|20)\d\d)(?!\d)/i,
];

/** The year of the form, else the one that the description names. */
export function foundingYear({ business }: Brief): FoundingYear | undefined {
  if (business.founded) return { year: business.founded, field: 'business.founded' };
  // The period of 'Est. 1962' ends no sentence.
  const sentences = business.description.split(/[!?\n|•]|\.(?! ?\d)/).map((part) => part.trim());
  const parts = sentences.flatMap((sentence) => sentence.split(/[,;:()–—]/)).map((part) => part.trim());
  const found = yearIn(sentences, alone) ?? yearIn(parts, ofBusiness);
  return found ? { year: found, field: 'business.description' } : undefined;
}

function yearIn(texts: string[], patterns: RegExp[]): number | undefined {
  const years = texts.flatMap((text) => patterns.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)));
  return years.find((year) => year > 0);
}

/** The year of the form, if the description doesn't say it already. */
export function untoldYear({ business: { founded, description } }: Brief): number | undefined {
  return founded && !description.includes(String(founded)) ? founded : undefined;
}
