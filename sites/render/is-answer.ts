import { sentences } from '../language/sentences.ts';

/** A sentence that only says where else to ask: 'Please call us for details.', 'Pregunte por teléfono.', 'It depends.' */
const referral = new RegExp(
  [
    '^(?:please |just |simply |feel free to |you can |(?:the )?best (?:is|to) |so )*(?:call|text|email|e-mail|message|phone|ring|contact|ask|see|visit|check|write|reach out|get in touch|stop by|come by|let us know|tell us|describe|inquire|give us a (?:call|ring)|send us a (?:message|note|text)|request a quote|fill (?:in|out))\\b',
    '^(?:well, )?(?:it|that|this)(?: all)? (?:depends|varies)\\b',
    '^(?:prices?|rates?|costs?|times?|hours) (?:vary|varies|depends?)\\b',
    '^(?:to be determined|tbd|varies|depends|n/?a)\\b',
    '^(?:por favor,? |s[oó]lo )*(?:ll[aá]m[ae]|ll[aá]me(?:nos|me)|ll[aá]ma(?:nos|me)|escr[ií]b[ae](?:nos|me)?|pregunt[ea](?:nos|me)?|cont[aá]cte(?:nos|me)|consulte|vis[ií]te(?:nos)?|m[aá]nde(?:nos|me)|env[ií]e(?:nos|me))(?!\\p{L})',
    '^(?:eso |todo )?depende(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Questions that 'Call us' does answer. */
const asksHow =
  /^(?:how|where|can|could|what(?:[’']s| is) the best way)\b.*\b(?:book|schedule|order|reach|contact|start|sign up|enroll|join|register|reserve|appointment|quote|estimate|call|get in touch|request|buy|apply|reservation)|^¿?(?:c[oó]mo|d[oó]nde|puedo)(?!\p{L}).*(?:cita|reserv|contact|ped(?:ir|ido)|orden|llam|empez|inscrib|cotizaci|presupuesto)/iu;

/** Most words of a sentence that says nothing but where to ask. A longer one has an answer in it. */
const mostWords = 14;

/** False for an answer that only sends the reader elsewhere. It stays on the page, but we don't hand it to search engines. */
export function isAnswer(question: string, answer: string): boolean {
  if (asksHow.test(question)) return true;
  return !sentences(answer).every((sentence) => referral.test(sentence) && sentence.split(' ').length <= mostWords);
}
