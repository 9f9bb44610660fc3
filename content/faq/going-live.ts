import type { FaqGroupOf } from './question.ts';

export const goingLiveQuestions: FaqGroupOf = ({ monthly, emailToday, domainToday }) => ({
  id: 'going-live',
  title: 'Going live and domains',
  questions: [
    {
      id: 'when-i-approve',
      question: 'What happens when I approve?',
      answer: `You approve one numbered version, and exactly that version goes live right away. Nothing is public before that. The ${monthly} a month starts that day, and the setup price is no longer fully refundable. Messages from your site’s forms come to you by email and in [your portal](/portal/leads).`,
      keywords: 'approval after the draft see preview before it goes public go live launch publish online approve version yes',
    },
    {
      id: 'own-domain',
      question: 'Can I use my own domain name?',
      answer: `${domainToday} We’re building a way to connect it with one DNS record and a certificate. [The roadmap](/blog/roadmap-features) says how far along we are. You can name your domain in [the brief](/onboarding). It stays yours, and nothing about it changes. If you need it at launch, please [ask us](/contact) before you buy.`,
      wordings: [
        'can I use my own domain',
        'I already have a domain, do I have to move it',
        'I own a domain, can you connect it',
        'can I keep my domain',
        'my Wix or Squarespace site has a domain, can I keep it',
        'how do I connect a domain',
        'can I transfer my domain',
        'do I get a .com',
        'will my site be at my own .com',
        'is a domain name included',
        'what web address will my site have',
        'do you support custom domains',
      ],
      keywords:
        'custom domain keep my domain dns a record cname nameservers godaddy namecheap connect point existing domain url web address www',
    },
    {
      id: 'free-address',
      question: 'What address do I get without a domain?',
      answer:
        'A free one, made from your business name, under the domain on which we host. [The brief](/onboarding) shows it in the Domain step, before you pay. It comes with a certificate, works as soon as you approve, and costs nothing extra. Your own domain can’t be connected yet.',
      keywords: 'free subdomain host name no domain url address included',
    },
    {
      id: 'new-domain',
      question: 'Can you register a domain name for me?',
      answer:
        'Not yet. We don’t register names, and a name can’t be [connected](/faq#own-domain) to your site yet. If you want to keep a name from being taken, register it yourself with any registrar, in your own account. Enter it in the Domain step of [the brief](/onboarding), so we know which one is yours. We won’t charge you for a name.',
      keywords: 'buy get new domain name purchase registration cost yearly',
    },
    {
      id: 'email-address',
      question: 'Is a professional email address included?',
      answer: `${emailToday} An address such as you@yourbusiness.com isn’t available yet. If your domain already has email, keep using it. We don’t touch it. If you need a new address right away, please [ask us](/contact) before you pay.`,
      keywords: 'pro email mailbox inbox business email mx records gmail outlook keep my mail stop working',
    },
    {
      id: 'existing-website',
      question: 'I already have a website. What happens to it?',
      answer:
        'It stays online, untouched, while we build. Your new site gets its free address, and your domain stays with the old one until it can be [connected](/faq#own-domain). Put anything you want to keep into [the brief](/onboarding), because we don’t copy old pages. Keep your old hosting until the new site works at your domain.',
      keywords: 'old site current replace redo rebuild redesign migrate move transfer switch downtime existing',
    },
  ],
});
