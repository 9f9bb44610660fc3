import type { Service } from './service.ts';

export const maintenanceSupport: Service = {
  slug: 'maintenance-support',
  name: 'Maintenance and support',
  head: {
    path: '/services/maintenance-support',
    title: 'Website maintenance and support, included',
    description:
      'Change texts, hours, phone and photos yourself, or ask us. Edits within {editDueHours} to {editLateHours} hours, every version kept, support from 10am to 6pm daily.',
    keywords: ['website maintenance', 'website support small business', 'website updates', 'website changes included'],
  },
  headline: 'Change it yourself, or ask us.',
  lead: 'Hours change, prices go up, the phone number moves. You can fix the small things in a minute, and hand the rest to us by clicking on the part that should change.',
  priceLine: 'Part of the {monthly} a month, from the day your site is live. Before that, edits belong to the {setup} setup price.',
  charged: 'monthly',
  included: [
    {
      title: 'Your own changes',
      text: 'Texts, opening hours, phone, email and photos, changed in the portal, with undo. A fact such as your hours is entered once and changes everywhere.',
    },
    {
      title: 'Edit requests',
      text: 'Click a section, write what should change. The request shows its state, when it is due, and the section before and after.',
    },
    {
      title: '{editDueHours} to {editLateHours} hours',
      text: 'An edit is due after {editDueHours} hours and counts as late after {editLateHours}. You see the due time in the portal, and so do we.',
    },
    {
      title: 'Versions and going back',
      text: 'Every change makes a numbered version. Compare two, or bring an older one back.',
    },
    {
      title: 'Nothing live without your yes',
      text: 'Your visitors see the version you approved until you approve another one.',
    },
    {
      title: 'The same checks each time',
      text: 'A new version goes through the checks of the first draft: links, contrast, weight, valid HTML, structured data and more.',
    },
    {
      title: 'One thread for messages',
      text: 'Everything you write to us about the project stands in one place, with attachments. A message can become an edit request.',
    },
    {
      title: 'Support every day',
      text: 'From 10am to 6pm, by message, email or phone. Office hours for calls are Monday to Friday, 9 to 6.',
    },
  ],
  notIncluded: [
    'New pages beyond the five, and a redesign of the whole site.',
    'Writing posts every month. You can send us your own text for the Blog page.',
    'Repairs on sites that we did not make.',
    'Help with your computer, phone or office network.',
  ],
  how: [
    { title: 'Open the portal', text: 'What waits for you stands on top, with the newest version below it.' },
    { title: 'Click what is off', text: 'Change the words yourself, or write to us what you want instead.' },
    { title: 'Look at the new version', text: 'On phone and desktop, with the sections that changed before and after.' },
    { title: 'Accept or send back', text: '“Not quite” reopens the request with your words. Accepting closes it.' },
    { title: 'Approve', text: 'The new version replaces the old one at once. The old one stays in the history.' },
  ],
  questions: [
    {
      question: 'How many changes can I make?',
      answer:
        'There is no limit on changes that you make yourself. Requests for changes to your five pages are part of the monthly price. New pages and new functions are a separate job; we name the price before any work starts.',
    },
    {
      question: 'What if I break something?',
      answer:
        "You can't break the live site, because a change becomes a version that you approve first. If you approved one by mistake, restore the version before it. It is complete and needs no repair.",
    },
    {
      question: 'Are there updates that I have to install?',
      answer:
        'No. Your site is finished files without plugins or a database. What runs behind it is ours to look after. [Website security](/blog/website-security) explains what that spares you.',
    },
    {
      question: 'Can I change prices before a holiday or a sale?',
      answer:
        'Yes. Change the words in the portal, look at the version, and approve it on the day it should show. Afterwards, restore the older version or change the price back.',
    },
    {
      question: 'Who answers when I write?',
      answer:
        'A person, during support hours. The chat on this site is an assistant that answers from our own pages and says so when it does not know. For anything about your site, use the portal or the [contact form](/contact).',
    },
  ],
  articles: ['website-security', 'roadmap-features', 'disrupter-in-web-design'],
};
