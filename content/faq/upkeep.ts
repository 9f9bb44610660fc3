import { brand } from '../brand.ts';
import type { FaqGroupOf } from './question.ts';

export const upkeepQuestions: FaqGroupOf = ({ editDueHours, supportHours, officeHours }) => ({
  id: 'upkeep',
  title: 'Hosting and upkeep',
  questions: [
    {
      id: 'changes-after-launch',
      question: 'Can I change my site after it is live?',
      answer: `Yes. It costs nothing extra: change texts, hours, phone and photos yourself in [your portal](/portal), or ask us for an edit, due in ${editDueHours} hours. Visitors see the approved version until you approve the new one; then the change is live at once.`,
      keywords: 'update after launch edit live site later typo mistake wrong ongoing changes maintenance',
    },
    {
      id: 'site-speed',
      question: 'How fast will my site load?',
      answer:
        'We promise a Lighthouse performance score of 90 or more and aim for 100 in all four categories. Your pages are plain files with next to no script, no trackers and nothing from third parties, and photos are sent in the size the screen needs. [Speed optimization](/blog/speed-optimization) explains how.',
      keywords: 'loading load time slow lighthouse pagespeed performance core web vitals quick site',
    },
    {
      id: 'site-security',
      question: 'Is my site secure?',
      answer:
        'There is little to break into: no database, no plugins and no login on the site itself. It is served encrypted, with a certificate that renews itself. Forms are checked on our server, and their messages are shown to you alone. [Website security](/blog/website-security) has more.',
      keywords: 'security hacked hack ssl https certificate safe malware attack virus',
    },
    {
      id: 'updates-and-backups',
      question: 'Do I have to update or back up anything?',
      answer:
        'No. There is no software on your site that you would have to update. We keep every version of it, so an older one can be [restored](/portal/history). If you want a copy of your own, download the whole site as a ZIP in [your settings](/portal/settings), as often as you like.',
      keywords: 'backup backups updates plugins maintain technical skills html coding knowledge need to know wordpress',
    },
    {
      id: 'reach-a-person',
      question: 'When can I reach a person?',
      answer: `Support is open ${supportHours}: call ${brand.phone.display}, use [the contact form](/contact), or write in [your messages](/portal/messages). For a longer talk, [book a call](/booking) of 30 minutes, ${officeHours}. Outside these hours, write to us, and we answer when we are back.`,
      keywords:
        'support hours phone number contact call email opening hours office hours answer reply response messages fast wrong saturday sunday night evening time zone problem urgent site down offline broken not working real live human person talk agent customer service weekend reach',
    },
  ],
});
