const spaced = (words: string) => words.trim().split(/\s+/);

/** Written so wherever they're typed small: 'hvac' → 'HVAC', 'suvs' → 'SUVs'. */
const everywhere =
  spaced(`HVAC AC A/C RV RVs SUV SUVs TV TVs ATM BBQ LLC CPR RN LPN DIY UV PVC HOA HOAs USA CSA EBT BYOB GPS CPA CDL CNA ADHD HIIT IV ATV ATVs
  UTV PPF LVP LVT MRI EKG FAQ FAQs OSHA EPA FHA NICU ICU IEP GED VIP PTO CSIA IICRC VW BMW GMC ASL ESL CBD SMP PRP IPL LMT LCSW DVM DDS DMD AKC YMCA USPS
  FAA FFL HELOC HELOCs DACA FedEx DJ EV EVs CNC DUI SEO PC ENT TPO EPDM ITIN USDA CNAs EKGs MRIs QuickBooks WhatsApp`);
/** Words or names if they're typed small, except in the name of a trade: 'it support' → 'IT support'. */
const inTrades = spaced('IT MC EMS ABA DME NGO 3D');
/** Words or names if they're typed small. They stay as they are in a text in capitals. */
const inCapitals =
  spaced(`ASE NATE FDA NFL NBA ISA AWS ASHI CHIP DHPP EIFS USMC AARP ROC ISO NAPA ADA AIA BNI GI ACE NASM RYT CDA PTSD STIHL DOT HAZMAT PSI
  BTU SEER MERV IPA EVS PCS OK`);

const bySmall = (words: readonly string[]) => new Map(words.map((word) => [word.toLowerCase(), word]));

/** Acronyms by how they're typed small. */
export const acronyms: ReadonlyMap<string, string> = bySmall(everywhere);
/** Those of trades too, for the name of a trade. */
export const tradeAcronyms: ReadonlyMap<string, string> = bySmall([...everywhere, ...inTrades]);
/** All of them as they're written, for text in capitals. */
export const writtenAcronyms: ReadonlySet<string> = new Set([...everywhere, ...inTrades.filter((word) => word !== 'IT'), ...inCapitals]);

/** Peoples, languages, religions, regions and methods that have a capital everywhere, in small letters. */
export const properAdjectives: readonly string[] = [
  ...spaced(`english spanish mexican italian german chinese japanese korean vietnamese filipino indian persian greek french cuban peruvian brazilian portuguese
  ethiopian somali kenyan moroccan lebanese turkish russian ukrainian irish scottish british swedish hawaiian jamaican haitian american americans european
  asian african latin mandarin cantonese arabic hebrew jewish christian christians catholic baptist methodist lutheran muslim buddhist cajun creole
  mediterranean caribbean michoacan michoacán oaxaca jalisco sinaloa guadalajara puebla veracruz colombian salvadoran venezuelan argentine neapolitan sicilian
  tuscan alaskan texan amish montessori pilates medicare medicaid`),
  'puerto rican',
];
/** The same for words that have another meaning too, as the source of a pattern. */
export const doubtfulAdjectives =
  'thai(?! chi)|polish(?= (?:food|sausage|kitchen|deli|restaurant|bakery))|caesar(?= (?:salad|wrap|dressing))';
/** Brands and regions that are names in the name of a trade. */
export const tradeNames: readonly string[] = spaced('southern airbnb tesla harley volkswagen toyota honda ford');
