import { booking, brief, call, checkout, contact, type Input, lead, leadInSpanish, signUp } from '../input.ts';

const accepted: [typed: string, stored: string][] = [
  ["pat.o'neil@example.com", "pat.o'neil@example.com"],
  ['pat&co@example.com', 'pat&co@example.com'],
  ['pat/co@example.com', 'pat/co@example.com'],
  ['pat#1@example.com', 'pat#1@example.com'],
  ['pat+site@example.com', 'pat+site@example.com'],
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['hallo@xn--mller-kva.example', 'hallo@xn--mller-kva.example'],
  ['a@b.photography', 'a@b.photography'],
  ['  pat@example.com ', 'pat@example.com'],
  ['pat@mail.example.co.uk', 'pat@mail.example.co.uk'],
];
const refused = [
  'pat',
  'pat@',
  '@example.com',
  'pat@example',
  'pat example@example.com',
  'pat@exa mple.com',
  'pat@@example.com',
  '"pat"@example.com',
  'a@b.c, d@e.f',
];
/** The same address can have one account, so each door gets its own. */
const own = (email: string, door: string) => email.replace(/example(?=\.c)/, `${door}.example`);

/** Email addresses: what one door takes, all take, and what one refuses, all refuse with the same sentence. */
export const inputs: Input[] = [
  ...accepted.flatMap(([typed, stored]): Input[] => [
    brief({ 'business.email': typed }, { shown: stored.replace(/xn--.*/, '') }),
    lead({ email: typed, phone: '' }, { stored: { email: stored }, replyTo: stored }),
    contact({ email: own(typed, 'contact') }, { stored: { email: own(stored, 'contact') } }),
    signUp({ email: own(typed, 'signup') }, { stored: { email: own(stored, 'signup') } }),
  ]),
  ...refused.flatMap((typed): Input[] => [
    brief({ 'business.email': typed }, { refused: /email/i }),
    lead({ email: typed, phone: '' }, { refused: /email/i }),
    contact({ email: typed }, { refused: /email/i }),
    signUp({ email: typed }, { refused: /email/i }),
  ]),
  signUp({ email: 'PAT@UPPER.EXAMPLE' }, { stored: { email: 'pat@upper.example' } }),
  lead({ email: 'ANN@UPPER.EXAMPLE ', phone: '' }, { stored: { email: 'ann@upper.example' }, replyTo: 'ann@upper.example' }),
  lead({ email: `${'a'.repeat(64)}@example.com`, phone: '' }, { shown: 'aaaa' }),
  lead({ email: `${'a'.repeat(250)}@example.com`, phone: '' }, { refused: /email|characters/i }),
  lead({ email: '', phone: '' }, { refused: /phone number or email/i }),
  lead({ email: 'rosa@example.com', name: 'Rosa\nBcc: all@example.com', phone: '' }, { replyTo: 'rosa@example.com', shown: 'Rosa' }),
  lead({ email: '', phone: '(919) 555-0148' }, { replyTo: '', never: /reply to this email/i }),
  leadInSpanish({ email: 'pat', phone: '' }, { refused: /correo/i }),
  booking({ email: 'pat&co@example.com', phone: '' }, { stored: { email: 'pat&co@example.com' }, replyTo: 'pat&co@example.com' }),
  call({ email: "pat.o'neil@call.example" }, { stored: { email: "pat.o'neil@call.example" } }),
  call({ email: 'info@müller-call.example' }, { stored: { email: 'info@xn--mller-call-9db.example' } }),
  call({ email: 'pat@example' }, { refused: /email/i }),
  checkout({ email: 'pat/co@checkout.example' }, { stored: { email: 'pat/co@checkout.example' } }),
  checkout({ email: 'pat@' }, { refused: /email/i }),
];
