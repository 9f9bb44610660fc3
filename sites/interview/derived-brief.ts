import type { Brief } from '../brief/brief.ts';
import type { LikelyTraits, SpanishFile } from '../kinds/format.ts';
import { type FormOfAddress, formSaid, inForm } from '../language/form-of-address.ts';
import { languageOf } from '../language/language.ts';
import { type Voice, voiceOf } from '../language/voice.ts';
import type { Kind, Lexicon } from '../lexicon/lexicon.ts';
import { type AnsweredFact, answeredFacts, type Interviewed, isNamed, questionOf } from './answers.ts';
import { kindOfBrief } from './kind-of-brief.ts';
import { type Traits, traitsOf } from './traits.ts';

/** A brief and what follows from it. It's derived once, by whoever begins with a brief, and handed down. */
export interface DerivedBrief extends Interviewed {
  /** What the interview's answers allow the site to say. */
  answered: AnsweredFact[];
  traits: Traits;
}

/** Derives a brief by our lexicon, or by another one in tests. */
export function derive(brief: Brief, lexicon?: Lexicon): DerivedBrief {
  const kind = kindOfBrief(brief, lexicon);
  const language = languageOf(brief);
  const formOfAddress = formOfBrief(brief, kind);
  const interviewed: Interviewed = {
    brief,
    kind: language === 'es' && kind.spanish ? { ...kind, spanish: spanishIn(kind.spanish, formOfAddress) } : kind,
    language,
    formOfAddress,
    voice: voiceOfBrief(brief, kind),
  };
  const answered = answeredFacts(interviewed);
  return { ...interviewed, answered, traits: traitsOf({ ...interviewed, answered }) };
}

const spanishFiles: Record<FormOfAddress, WeakMap<SpanishFile, SpanishFile>> = { usted: new WeakMap(), tú: new WeakMap() };

/** A kind's Spanish words in a form of address. They're made once, because a file has hundreds. */
function spanishIn(file: SpanishFile, form: FormOfAddress): SpanishFile {
  const made = spanishFiles[form].get(file) ?? inForm(file, form);
  spanishFiles[form].set(file, made);
  return made;
}

function voiceOfBrief({ business, details, interview = [] }: Brief, kind: Kind): Voice {
  const answered = interview.flatMap(({ question, answers }) =>
    (questionOf(kind, question)?.chips ?? []).filter((chip) => answers.some((answer) => isNamed(chip, answer))),
  );
  const isOne = business.traits?.who === 'one' || answered.some(({ sets }) => sets?.who === 'one');
  if (isOne) return voiceOf(business.description, 'I');
  if (business.traits?.who) return 'we';
  return voiceOf([business.description, business.tagline, ...(details?.faq ?? []).map(({ answer }) => answer)].join(' '));
}

/** What's given by those who say usted to people they don't know. Of a kind that we don't know, it's the safe form. */
const formal: (LikelyTraits['gives'] | undefined)[] = ['care', 'advice', 'worship', undefined];

/** How a Spanish site speaks to its readers: as its owner does, else as is usual for the kind of business. */
function formOfBrief({ business, services = [], details, interview = [] }: Brief, { traits }: Kind): FormOfAddress {
  const { faq = [], steps = [] } = details ?? {};
  const own = [
    business.description,
    business.tagline,
    ...services.map(({ description }) => description),
    ...faq.map(({ answer }) => answer),
    ...steps,
    ...interview.map(({ detail }) => detail),
  ];
  return formSaid(own.join(' ')) ?? (formal.includes(traits?.gives) ? 'usted' : 'tú');
}
