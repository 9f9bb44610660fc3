import { plainLetters } from '../../text/plain-letters.ts';
import { closedUp, hasOne, holdsAmount, keyOf, listsOf, plain, tokensOf } from './old-page-words.ts';
import words from './words/notes-to-us.yaml';

const lists = listsOf<'asides' | 'closings' | 'ordinary'>(words);
const sentenceEnds = /(?<=[.!?…]["”)]?)(\s+)/;
/** Longest sentence that is removed, in words. What's longer tells customers something too. */
const longest = 32;

/**
 * A text without notes to whoever makes the website: 'Put my cell on my website.' What could be said to customers too, as in 'Please put
 * that we come early.', goes only if another part of the text is surely to us.
 */
export function withoutNotes(text: string): string {
  const left = withoutOpening(text);
  const isToUs = left !== text || left.split(/\n|(?<=[.!?…])\s/).some(isRequest);
  return isToUs ? withoutSentences(left, (sentence) => isRequest(sentence) || isAside(sentence)) : text;
}

/** A text without sentences that tell a code of a gate or the password of the wifi, which no one means to publish. */
export function withoutSecrets(text: string): string {
  return withoutSentences(text, isSecret);
}

function withoutSentences(text: string, isGone: (sentence: string) => boolean): string {
  const left = text
    .split('\n')
    .map((line) => {
      const parts = line.split(sentenceEnds);
      const kept = parts.filter(
        (part, index) => index % 2 === 0 && (tokensOf(part).length > longest || holdsAmount(part) || !isGone(part)),
      );
      return kept.length * 2 - 1 === parts.length ? line : kept.join(' ');
    })
    .join('\n');
  return closedUp(left, text);
}

/** From a greeting to 'so here goes', in plain words. */
const opening = new RegExp(
  '^((?:(?:hi|hello|hey|ok|okay|hola|bueno) (?:\\S+ ){0,12}?|(?:\\S+ ){0,3}?)' +
    '(?:(?:(?:asked|told|wants|wanted) me|said) to write (?:\\S+ ){1,5}?for (?:the|our|my) (?:website|web site|site|web page)' +
    '|me (?:dijeron|pidieron|dijo|pidio) que escribiera (?:\\S+ ){1,5}?para (?:la|el|mi) (?:pagina|sitio)(?: web)?))' +
    '(?: so| and| asi que| pues)? (?:here goes(?: nothing)?|here it is|ahi va|ahi les va|aqui va)(?= )',
);

const isAboutUs = /\b(?:we(?:re|ve|ll)?|our|us|hacemos|somos)\b|\d/;

/** A text without its opening to us, if that says nothing else. */
function withoutOpening(text: string): string {
  const tokens = tokensOf(text);
  const [found, toUs = ''] = opening.exec(keyOf(tokens, 0, tokens.length)) ?? [];
  const [last, end] = [tokens[toUs.split(' ').length - 1], tokens[(found ?? '').split(' ').length - 1]];
  if (!found || !last || !end || isAboutUs.test(found) || /[.!?\n]/.test(text.slice(0, last.at))) return text;
  return closedUp(text.slice(end.end).replace(/^[\s.,:;!…–—-]{1,9}/, ''), text);
}

const site = '(?:my (?:website|web site|site|web page|page|homepage)|the (?:website|web site|web page|homepage))';
const personal = '(?:(?:last|full) name|name|(?:(?:cell|phone) )?number|cell|home address|email)';
/** Requests that end with the page they're about. Customers are asked to put something of theirs somewhere. */
const request = new RegExp(
  `^(?:(?:please|pls|plz|also|and|oh|just) ){0,3}(?:(?:put|add|include|(?:dont|do not) (?:put|use)) my ${personal} on ${site}` +
    `|(?:you can )?use (?:my|our|the|any) (?:photos?|pictures?|pics|logo)(?: (?:i|we) sent)? for my (?:website|web site|site|web page|page)` +
    `|(?:put|say) on ${site} that (?:we|i)(?: (?!you|please$|too$|thanks$)\\S+){1,12})(?: please| too| thanks)?$`,
);

function isRequest(sentence: string): boolean {
  return !sentence.includes('?') && request.test(plain(sentence));
}

function isAside(sentence: string): boolean {
  const key = plain(sentence);
  return (
    hasOne(key, lists.asides) ||
    lists.closings.has(key) ||
    /^(?:please|pls|plz|por favor) (?:put|pongan) (?:that|que) (?:we|i|the|our)\b/.test(key)
  );
}

const place = '(?:gate|(?:(?:front|back|main|garage) )?door|garage|lock ?box)';
const is = "(?:['’]s|:? (?:is|es):?|\\s?[:=])?\\s";
/** What ends the clause of a secret. */
const clauseEnd = '(?=[.!]?["”)]?$|[,;)](?!\\d)| (?:and|y|but|pero) | [/–—-] )';
/** In plain letters, a code right behind its name. */
const codes = new RegExp(
  `(?:^|[,;:(–—-] ?|\\b(?:and|y) )(?:(?:the|our|la|el) )?(?:${place} code|code (?:for|to) the (?:alarm|${place})` +
    `|(?:codigo|clave) (?:del porton|de la puerta|de la alarma)|(?<=the |our )alarm code(?! \\d))${is}` +
    `(?!(?:19|20)\\d\\d\\b)[#*]?(?:\\d{4,8}[#*]?|\\d{3}[#*])${clauseEnd}`,
);
const passwords = new RegExp(
  `(?:\\bwi-? ?fi\\b[^.!?\\d]{0,24}?\\b(?:password|pw|clave|contrasena)` +
    `|\\b(?:password|clave|contrasena) (?:for|to|del|de|para) (?:(?:the|our|el) )?wi-? ?fi)${is}(?=\\S{6})[a-z][a-z!@#*_]*\\d+[!#*]?${clauseEnd}`,
);

/** True if a sentence tells a secret, and doesn't warn of one: 'If the gate code is 1234, call us.' */
function isSecret(sentence: string): boolean {
  const typed = plainLetters(sentence.trim());
  return !typed.includes('?') && !hasOne(plain(sentence), lists.ordinary) && (codes.test(typed) || passwords.test(typed));
}
