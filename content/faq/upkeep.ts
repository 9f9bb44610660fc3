import { brand } from '../brand.ts';
import type { FaqGroupOf } from './question.ts';

export const upkeepQuestions: FaqGroupOf = ({ editDueHours, supportHours, officeHours }) => ({
  id: 'upkeep',
  title: 'Hosting and upkeep',
  questions: [
    {
      id: 'changes-after-launch',
      question: 'Can I change my site after it is live?',
      answer: `Yes. It doesn’t cost extra. Change text, hours, phone and photos yourself in [your portal](/portal), or ask us for an edit, due in ${editDueHours} hours. Visitors see the approved version until you approve the new one. Then your change is live right away.`,
      keywords: 'update after launch edit live site later typo mistake wrong ongoing changes maintenance',
    },
    {
      id: 'site-speed',
      question: 'How fast will my site load?',
      answer:
        'We promise a Lighthouse performance score of 90 or more and aim for 100 in all four categories. Your pages are plain files with almost no scripts, no trackers and nothing from third parties, and photos are sent at the size each screen needs. [Speed optimization](/blog/speed-optimization) explains how.',
      keywords: 'loading load time slow lighthouse pagespeed performance core web vitals quick site',
    },
    {
      id: 'site-security',
      question: 'Is my site secure?',
      answer:
        'There is little to break into: no database, no plugins and no login on the site itself. It’s encrypted, with a certificate that renews itself. We check forms on our server, and only you see the messages. [Website security](/blog/website-security) has more.',
      keywords: 'security hacked hack ssl https certificate safe malware attack virus',
    },
    {
      id: 'updates-and-backups',
      question: 'Do I have to update or back up anything?',
      answer:
        'No. There’s no software on your site to update. We keep every version, so you can [restore](/portal/history) an older one. If you want a copy of your own, download the whole site as a ZIP in [your settings](/portal/settings), as often as you like.',
      keywords: 'backup backups updates plugins maintain technical skills html coding knowledge need to know wordpress',
    },
    {
      id: 'reach-a-person',
      question: 'When can I reach a person?',
      answer: `Support is open ${supportHours}: call ${brand.phone.display}, use [the contact form](/contact), or write in [your messages](/portal/messages). For a longer talk, [book a call](/booking) of 30 minutes, ${officeHours}. Outside those hours, send us a message and we’ll answer when we’re back.`,
      keywords:
        'support hours phone number contact call email opening hours office hours answer reply response messages fast wrong saturday sunday night evening time zone problem urgent site down offline broken not working real live human person talk agent customer service weekend reach',
    },
  ],
});
