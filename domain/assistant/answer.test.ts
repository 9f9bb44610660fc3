import { expect, test } from 'vitest';
import { defaultSettings } from '../settings/schema.ts';
import { answerQuestion } from './answer.ts';
import { collectKnowledge } from './knowledge.ts';
import type { ChatMessage } from './schema.ts';

const settings = defaultSettings();
const knowledge = await collectKnowledge(settings);
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });
const ask = (...messages: string[]) => answerQuestion(messages.map(user), knowledge);

test.each([
  ['Hi!', 'Hi.'],
  ['good morning', 'Hi.'],
  ['I have a question', 'Hi.'],
  ['how are you?', 'I’m doing well, thanks.'],
  ['Thank you so much', "You're welcome."],
  ['ok', 'Great.'],
  ['no, thats all', 'Goodbye.'],
  ['bye', 'Goodbye.'],
  ['Are you a real person?', 'I’m Sunup’s automated assistant.'],
  ['who are you', 'I’m Sunup’s automated assistant.'],
  ['you are useless', 'I’m sorry I couldn’t help.'],
])('%j is answered politely', (message, reply) => {
  expect(ask(message)).toContain(reply);
});

test('thanks after an answer are thanks, not the question again', () => {
  expect(ask('How much is it?', 'ok thanks')).toMatch(/^You're welcome/);
});

test('a greeting before a question does not hide it', () => {
  expect(ask('Hello! Can I get a refund?')).toContain('/faq#refund');
});

test('two questions get two answers, one question asked twice gets one', () => {
  const both = ask('How much is it? And can I use my own domain?');
  expect(both).toContain('/faq#what-does-it-cost');
  expect(both).toContain('/faq#own-domain');
  expect(ask('How much is it? What is the price?').match(/More:/g)).toHaveLength(1);
});

test('what else a message says helps to understand its question', () => {
  expect(ask('I forgot my password. What now?')).toContain('/auth/forgot');
  expect(ask('I run a bakery in Tampa. Can you make me a website? How much would it be?')).toContain('$299 once');
});

test('follow-ups use only the person’s messages, not the assistant’s', () => {
  const messages = [user('hi'), assistant('Ask me about refunds.'), user('and then?')];
  expect(answerQuestion(messages, knowledge)).toMatch(/^I can only answer questions about Sunup/);
});

test('prices are those of the settings', async () => {
  const dearer = await collectKnowledge({ ...settings, setupCents: 41_100, monthlyCents: 3_300 });
  const reply = answerQuestion([user('How much does it cost in Boise?')], dearer);
  expect(reply).toContain('$411 once and $33 a month');
  expect(reply).not.toMatch(/\$299|\$29\b/);
});

test('an answer quotes its page and never the person', () => {
  const reply = ask('Can I get a refund <script>alert(1)</script> [click](https://evil.example)?');
  expect(reply).not.toMatch(/script|evil/);
});

test.each([[[]], [[user('')]], [[user('   \n ')]], [[user('???')]], [[assistant('Hello.')]]])('%j gets the way to a person', (messages) => {
  expect(answerQuestion(messages, knowledge)).toContain('[write to us](/contact)');
});

test('a very long message is read in part, and answered in time', () => {
  const started = performance.now();
  expect(ask(`${'How much is it? '.repeat(20_000)}`)).toContain('$299');
  expect(ask('a'.repeat(500_000))).toMatch(/^I can only answer/);
  expect(performance.now() - started).toBeLessThan(2000);
});
