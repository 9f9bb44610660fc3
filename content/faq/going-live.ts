import type { FaqGroupOf } from './question.ts';

export const goingLiveQuestions: FaqGroupOf = ({ monthly }) => ({
  id: 'going-live',
  title: 'Going live and domains',
  questions: [
    {
      id: 'when-i-approve',
      question: 'What happens when I approve?',
      answer: `You approve one numbered version, and exactly that version goes live, at once. Nothing is public before. From that day the ${monthly} a month begins, and the full refund of the setup price ends. What people send through the forms of your site reaches you by email and in [your portal](/portal/leads).`,
      keywords: 'approval after the draft see preview before it goes public go live launch publish online approve version yes',
    },
    {
      id: 'own-domain',
      question: 'Can I use my own domain name?',
      answer:
        'Not on the first day. Your site goes live on its free address. Connecting your own domain, with one DNS record and a certificate, is being built: [the roadmap](/blog/roadmap-features) says where it stands. Name your domain in [the brief](/onboarding). It stays yours and stays where it is. If you need it at launch, [ask us](/contact) before you pay.',
      keywords:
        'custom domain keep my domain dns a record cname nameservers godaddy namecheap connect point existing domain url web address www',
    },
    {
      id: 'free-address',
      question: 'What address do I get without a domain?',
      answer:
        'A free one, made from your business name, under the domain on which we host. [The brief](/onboarding) shows it in the Domain step, before you pay. It comes with a certificate, works as soon as you approve, and costs nothing extra. A domain of your own can follow at any time.',
      keywords: 'free subdomain host name no domain url address included',
    },
    {
      id: 'new-domain',
      question: 'Can you register a domain name for me?',
      answer:
        'Tell us in the Domain step of [the brief](/onboarding) which name you would like. We look whether it is free and write to you with what it costs. Nothing is registered, and nothing is charged, before you agree. What a registrar asks for a name is not part of our price.',
      keywords: 'buy get new domain name purchase registration cost yearly',
    },
    {
      id: 'email-address',
      question: 'Is a professional email address included?',
      answer:
        'Yes. With a domain of your own, an address such as you@yourbusiness.com is set up with the site and is part of the price. If your domain already has email, it stays as it is; connecting your site does not touch it. With the free address, you keep using the email you have.',
      keywords: 'pro email mailbox inbox business email mx records gmail outlook keep my mail stop working',
    },
    {
      id: 'existing-website',
      question: 'I already have a website. What happens to it?',
      answer:
        'It stays online, untouched, while we build. Once your domain can be [connected](/faq#own-domain), point it to the new site. Put what you want to keep into [the brief](/onboarding); we do not copy old pages over. Keep your old hosting until the new site answers under your name.',
      keywords: 'old site current replace redo rebuild redesign migrate move transfer switch downtime existing',
    },
  ],
});
