import type { Brief } from '../../brief/brief.ts';

/** The year a business began, with the field that says so. */
interface FoundingYear {
  year: number;
  field: string;
}

const yearAfter = /\b(?:since|est\.?|established(?: in)?|founded(?: in)?|desde|fundad[oa] en)\s+((?:1[89]|20)\d\d)\b/gi;

/** Words before 'since 1974' that make it the year of the business, and not of a license, a marriage or a person's work. */
const ofBusiness = /\b(?:owned|operated|run|business|open|serving|here|family|negocio|empresa|sirviendo|abiertos?)\b/i;

/** The year of the form, else the one that the description names. */
export function foundingYear({ business }: Brief): FoundingYear | undefined {
  if (business.founded) return { year: business.founded, field: 'business.founded' };
  const { description } = business;
  const found = [...description.matchAll(yearAfter)].find(({ 0: words, index }) => {
    const before =
      description
        .slice(0, index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    return /^(?:est|founded|established|fundad)/i.test(words) || before.trim() === '' || ofBusiness.test(before);
  });
  return found && { year: Number(found[1]), field: 'business.description' };
}

/** The year of the form, if the description doesn't say it already. */
export function untoldYear({ business: { founded, description } }: Brief): number | undefined {
  return founded && !description.includes(String(founded)) ? founded : undefined;
}
