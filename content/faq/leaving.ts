import type { FaqGroupOf } from './question.ts';

export const leavingQuestions: FaqGroupOf = ({ setup }) => ({
  id: 'leaving',
  title: 'Leaving and refunds',
  questions: [
    {
      id: 'refund',
      question: 'Can I get my money back?',
      answer: `Yes. You get the full ${setup} back until you approve a version. You don’t need a reason. It takes two clicks in [your settings](/portal/settings/billing), or you can [contact us](/contact). We refund you the same way you paid, and the order and work end. After you approve, a full or partial refund is at our discretion. [The terms](/terms) say the same.`,
      wordings: [
        'can I get my money back',
        'what is the refund policy',
        'is there a money back guarantee',
        'can I return it',
        'how do I get a refund',
        'do you give refunds',
        'what if I hate it, do I get a refund',
        'I changed my mind',
      ],
      keywords: 'refund policy money back guarantee unhappy happy not satisfied changed my mind withdraw call off order return chargeback',
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer:
        'You can stop after any month. There is no minimum term and no fee. Cancel in [your settings](/portal/settings/billing), in two clicks: your site stays online until the end of the month you’ve paid for, and we charge nothing after that. If you stop paying without canceling, we try your card again on days 1, 3 and 7 and then take the site offline. Either way, you can restore it as it was within 30 days. After that, we archive it.',
      wordings: [
        'how do I cancel',
        'can I cancel anytime',
        'can I quit whenever I want',
        'is there a contract',
        'how long am I locked in',
        'is there a cancellation fee',
        'what happens to my site when I cancel',
        'what happens if I stop paying',
        'do I have to sign a long commitment',
      ],
      keywords:
        'cancel cancellation pause sign a contract term commitment stop subscription quit end leave lock-in notice period reactivate restore come back',
    },
    {
      id: 'take-my-site',
      question: 'Do I own my site, and can I take it with me?',
      answer:
        'You can use the text and design for as long as you like, anywhere. Download the whole site as a ZIP in [your settings](/portal/settings) whenever you want: pages, pictures and styles as plain files that any web host can use. Only the forms need a new service, because they send to our server.',
      keywords:
        'own ownership content texts export download zip move away another host transfer copyright rights leave source code html files access',
    },
  ],
});
