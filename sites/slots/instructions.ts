import type { Fact } from './slot.ts';

/** Speaks to a model about its task. */
const toModel =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?|above|previous|earlier|everything|guidelines|checks?|limits?)\b|\b(?:system|developer|assistant|user)\s?(?:prompt|message|role|:)|\byou are (?:now|a|an|chatgpt|gpt)\b[^.]{0,40}\b(?:assistant|model|ai|writer|copywriter|bot|mode)\b|\b(?:as an?|the) (?:ai|language model)\b|\b(?:new|updated|important|hidden|secret|additional) (?:instructions?|rules?|task)\b|\bprompt injection\b|\bjailbreak\b|<\/?(?:brief|request|facts?|system|script|instructions?)\b|\bend of (?:brief|facts|data)\b|(?<!\p{L})(?:ignora|ignore|olvida|olvide)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:instrucciones|reglas|anterior\p{L}*|todo)(?!\p{L})/iu;
/** Says what to write, as a brief has no reason to. */
const orders =
  /\b(?:write|say|state|claim|mention|add|include|output|respond|reply|answer|print|return|insert|pretend)\b[^.]{0,30}\b(?:that (?:we|i|it|they|the)|the (?:words?|text|following|phrase|sentence|link)|only with|in all caps|instead|to every|in every (?:slot|text|answer)|everywhere)\b|(?<!\p{L})(?:escribe|escriba|di|diga|responde|responda|añade|agrega) (?:que|s[oó]lo)(?!\p{L})/iu;

/**
 * True if a fact reads like an instruction to the model. A brief is data. Such a fact isn't sent to the model, and no text may
 * use it.
 */
export function isInstruction({ text }: Fact): boolean {
  return addressesModel(text) || orders.test(text);
}

/** True if a text speaks to the model about its rules. Unlike a brief, a request may say what to write. */
export function addressesModel(text: string): boolean {
  return toModel.test(text);
}

/** True for a customer's review. The site quotes reviews and never retells them. */
export function isReview({ field }: Fact): boolean {
  return /^proof\.quotes/.test(field);
}
