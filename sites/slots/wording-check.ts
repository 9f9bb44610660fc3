import { truncate } from '../../text/truncate.ts';
import { sentences } from '../language/sentences.ts';
import type { Fact, SlotLanguage } from './slot.ts';
import { spelledOut, wordsIn } from './word-forms.ts';

/** Why a text's wording is refused, whatever the facts say: talk about itself, non-answers, commands, praise. */
export function wordingRefusal(text: string, cited: Fact[], language: SlotLanguage): string | undefined {
  const meta = metaTalk.exec(text);
  if (meta) return `talks about itself (“${meta[0]}”)`;
  const evasion = nonAnswers.exec(text);
  if (evasion) return `sends the reader away (“${evasion[0]}”)`;
  return shoutingRefusal(text, cited) ?? praiseRefusal(text, cited) ?? commandRefusal(text, cited, language) ?? reviewRefusal(text);
}

const metaTalk =
  /\bas an? (?:ai|assistant|language model)\b|\blanguage model\b|\b(?:i|we) (?:can[’']?t|cannot|am unable to|was unable to) (?:write|generate|create|provide|invent|verify|add)\b|^(?:sure|certainly|of course|absolutely|okay|great|no problem)\b[,.]?|\bhere(?:[’']s| is| are) (?:the|a|an|your|my|our)?\s?(?:\w+ )?(?:text|line|sentence|version|draft|copy|answer|description|paragraph|rewrite|headline|intro)\b|\b(?:the|this|these|each|provided|cited|given|listed) (?:facts?|brief|slots?|prompt|json|schema|instructions?|placeholders?|website copy|web copy)\b|\bbased on the (?:information|facts|brief|data)\b|\baccording to the (?:brief|facts|data)\b|\bas (?:requested|instructed)\b|\b(?:revised|rewritten|updated|final) (?:text|version|copy)\b|\b(?:note|text|output|answer|option \d|version \d|headline|respuesta|texto|nota)\s?:|\b(?:fact|slot) ?ids?\b|\bcharacters? (?:limit|long)\b|\bword count\b|\bcomo (?:una? )?(?:ia|modelo de lenguaje|asistente)\b|\baquí (?:está|tiene) (?:el|la|un|una) (?:texto|versión|línea)\b|\b(?:los|estos) hechos\b|\bsystem prompt\b|\bignore (?:all|any|the|previous)\b/i;

/** As in the interview's checks: an answer that sends the reader away is no answer. */
const nonAnswers =
  /\b(?:ask (?:us|me|for|about|when|your|our)|asks? first|(?:call|text|email|message) (?:us|me|for|to find|ahead to|today|now)|give (?:us|me) a call|contact (?:us|me)|reach out|get in touch|find out|it depends|depends|depending|varies|vary|let (?:us|me) know|check with (?:us|me)|inquire|inquiries|to be determined|case by case|please describe|tell (?:us|me) what|learn more|feel free|don[’']t hesitate|talk to us|speak (?:to|with) us|more information|for details|quote today)\b|(?<!\p{L})(?:pregúntenos|pregunte|llámenos|ll[aá]menos|llame para|consulte|consúltenos|contáctenos|comuníquese|depende|varía|varían|escríbanos|más información|no dude en)(?!\p{L})/iu;

const praise =
  /\b(?:best|top[- ]rated|top-notch|top[- ]quality|high[- ]quality|world-class|first[- ]class|premier|premium|trusted|affordable|competitive|reasonable|hassle[- ]free|stress[- ]free|worry[- ]free|peace of mind|state[- ]of[- ]the[- ]art|cutting[- ]edge|second to none|number one|one-stop|seamless(?:ly)?|passionate|passion|dedicated|dedication|committed|commitment|strive|exceed|satisfaction|unparalleled|unmatched|exceptional|outstanding|superior|finest|amazing|incredible|stunning|beautiful(?:ly)?|excellent|excellence|perfect(?:ly|ion)?|trustworthy|reliable|friendly|caring|welcoming|personalized|tailored|go-to|proud(?:ly)?|renowned|leading|elevate|transform|unforgettable|nestled|boasts?|look no further|your trusted|wide range|wide variety)\b|#\s?1\b|(?<!\p{L})(?:el mejor|la mejor|los mejores|las mejores|de calidad|alta calidad|excelen\p{L}+|excepcional\p{L}*|inigualable|apasionad\p{L}+|comprometid\p{L}+|dedicad\p{L}+|de confianza|insuperable|increíble\p{L}*|perfect\p{L}+|amplia gama)(?!\p{L})/iu;
/** Words that are praise or plain, depending on what they're part of: an expert, a quality check, an award that was won. */
const titles =
  /\b(?:quality|solutions?|award(?:s|ed)?|expert(?:s|ly|ise)?|professional(?:s|ly|ism)?|master|specialists?|experienced|skilled)\b|(?<!\p{L})(?:calidad|soluciones|expert[oa]s?|profesional(?:es)?|especialistas?)(?!\p{L})/giu;

/** Refuses praise, even the owner's. The name of an award and a title in a fact stay as they are. */
function praiseRefusal(text: string, cited: Fact[]): string | undefined {
  const awards = cited
    .filter(({ field }) => /^proof\.(?:awards|memberships)/.test(field))
    .map(({ text: award }) => award.replace(/’/g, "'"));
  const match = praise.exec(awards.reduce((rest, award) => rest.replaceAll(award.replace(/[.]$/, ''), ' '), text));
  if (match) return `praises (“${match[0]}”)`;
  const sources = cited.map((fact) => ` ${wordsIn(fact.text).join(' ')} `);
  const words = wordsIn(text);
  const isFromFact = (word: string) =>
    words.every((one, index) => {
      if (one !== word) return true;
      const pairs = [words.slice(index - 1, index + 1), words.slice(index, index + 2)].map((pair) => ` ${pair.join(' ')} `);
      return sources.some((source) => pairs.some((pair) => pair.trim().includes(' ') && source.includes(pair)));
    });
  const title = (text.match(titles) ?? []).find((word) => !isFromFact(word.toLowerCase()));
  return title && `praises (“${title}”)`;
}

/** Refuses words in capitals, except abbreviations that a fact has as well. */
function shoutingRefusal(text: string, cited: Fact[]): string | undefined {
  const citedText = cited.map((fact) => fact.text).join(' ');
  const shouted = text.match(/(?<![\p{L}\p{N}-])\p{Lu}{2,}(?![\p{L}\p{N}])/gu) ?? [];
  const strange = shouted.find((word) => !new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u').test(citedText));
  if (strange) return `shouts (“${strange}”)`;
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return capitals.length > letters.length * 0.3 ? 'shouts' : undefined;
}

const commands =
  /^(?:please |just |simply |so |and |then )?(?:call|contact|visit|book|schedule|order|ask|click|try|discover|experience|enjoy|get|stop|come|see|learn|choose|let|join|reach|trust|imagine|meet|say|treat|give|find|bring|send|text|email|check|read|look|explore|browse|start|make|save|do|don|tell|turn|relax|rely|count|leave|pick|drop|keep|remember|note|write|use|ensure|include|request|claim|hire|reserve|walk|grab|taste|shop|hurry|wait|plan|set|sign|register|apply|fill|take|feel|ignore|disregard|llame|visite|pida|ordene|reserve|venga|conozca|descubra|disfrute|pruebe|haga|solicite|agende|traiga|deje|envíe|escriba|contacte|elija|confíe)(?![\p{L}-])/iu;

/** Refuses commands to the reader, except what a cited fact tells the reader with the same word: 'Bring proof of rabies shots.' */
function commandRefusal(text: string, cited: Fact[], language: SlotLanguage): string | undefined {
  const openings = new Set(cited.flatMap((fact) => sentences(fact.text)).flatMap(opening));
  const sentence = sentences(text).find((sentence) => {
    if (sentence.endsWith('?') || !commands.test(sentence) || opening(sentence).every((word) => openings.has(word))) return false;
    // 'Book clubs are welcome' has a verb of its own: the first word is a noun.
    return language === 'es' || !/^\p{L}+ \p{L}+s? (?:is|are|costs?|starts?|takes?|includes?|comes?|runs?|lasts?)\b/iu.test(sentence);
  });
  return sentence && `tells the reader what to do (“${truncate(sentence, 30)}”)`;
}

function opening(sentence: string): string[] {
  const words = spelledOut(sentence).match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !/^(?:please|just|simply|so|and|then)$/.test(word)).slice(0, 1);
}

const review =
  /\b(?:customers?|clients?|patients?|guests?|reviewers?|neighbors?|people|families|folks|they|one client|a customer) (?:say|says|said|love|loves|rave|raves|call us|describe|agree|recommend|keep coming back|tell us|told us)\b|\b(?:reviews?|testimonials?|ratings?|rated|recommended by|word of mouth)\b|(?<!\p{L})(?:clientes dicen|reseñas?|opiniones|recomendad[oa]s?)(?!\p{L})/iu;

/** Refuses to retell reviews. The site shows them as they are, with consent. */
function reviewRefusal(text: string): string | undefined {
  const match = review.exec(text);
  return match ? `retells reviews (“${match[0]}”)` : undefined;
}
