/** What visitors of the demo's sites write, and what its customers and we write to each other. */

export const visitorNames = [
  'Alice Brandt',
  'Carlos Medina',
  'Denise Foley',
  'Emeka Obi',
  'Frances Tully',
  'Gus Lindqvist',
  'Hana Sato',
  'Irene Castellano',
  'Jamal Whitaker',
  'Kathy Wozniak',
  'Leo Marchand',
  'Mina Shah',
  'Nate Olsen',
  'Opal Jennings',
  'Pete Sandoval',
  'Quinn Harper',
  'Rosa Delgado',
  'Sam Hutchins',
  'Trudy Bell',
  'Umar Farouk',
  'Vera Pikul',
  'Walt Driscoll',
  'Yolanda Price',
  'Zach Toomey',
];

export const visitorMessages = {
  en: [
    'Are you taking new customers this month? I’d like to get something scheduled before the holidays.',
    'A neighbor gave me your name. What days do you have open next week?',
    'Could you give me a rough price before I decide? I can send photos.',
    'Do you come out to the edge of the county, or is that too far?',
    'I called this morning and got voicemail. Afternoons are best for me.',
    'Is a Saturday possible? I can’t get off work before five on weekdays.',
    'We talked last year and it didn’t work out in time. I’m ready now.',
    'How far ahead do I need to plan?',
    'Do you take cards, or should I bring cash?',
    'My mother would be the customer. Can I set it up for her?',
  ],
  es: [
    '¿Tienen lugar esta semana? Me los recomendó mi vecina.',
    '¿Me puede dar un precio aproximado por mensaje?',
    'Trabajo hasta las cinco. ¿Podrían el sábado por la mañana?',
    '¿Vienen hasta mi barrio, o les queda muy lejos?',
  ],
};

/** Customers' questions with our answers. */
export const conversations: { asks: string; answer: string }[] = [
  {
    asks: 'My sister says she can’t find the site on Google yet. Is that normal after a week?',
    answer: 'It is. Google can take days or weeks to list a new site. Yours has a sitemap that tells Google about all five pages.',
  },
  {
    asks: 'Can I get leads by text message too? I look at my email once a day at most.',
    answer: 'Not by text yet. Your leads are in the portal as well, and most phones can show a notification for email from one sender.',
  },
  {
    asks: 'We’re closed the whole week after Christmas. Should I tell you, or can I change the hours myself?',
    answer: 'You can change them yourself. Open the editor in the portal and click your hours. Change them back on the day you reopen.',
  },
  {
    asks: 'A customer asked if we have a second phone number. Can a site show two?',
    answer: 'Yes. Request an edit on your contact page, tell us both numbers and what each one is for, and we’ll add it.',
  },
  {
    asks: 'How do I get the invoice for my taxes?',
    answer: 'You’ll find all your invoices under Settings, Billing. Each one is a PDF with the date and the amount paid.',
  },
  {
    asks: 'Love it. Could I use the same colors on my truck? The sign shop wants the codes.',
    answer: 'Of course. I just emailed you the codes. The sign shop can use them as they are.',
  },
];

/** Customers' questions that no one has answered yet. */
export const openQuestions = [
  'Can the draft wait until the weekend? My sister wants to look at it with me.',
  'Before I approve: can I still change prices afterward, or is that an edit each time?',
  'I own the domain already but I can’t find the login. Do I need it before we start?',
  'Could the photo on top be of the shop instead? I can send one tonight.',
  'My hours change in January. Should I put the new ones in now?',
  'I read it to my husband and he asked who wrote it. Is it all from my answers?',
];

/** Edits that owners request on their home page. */
export const requestedEdits = [
  'Please make the phone number easier to see on a phone. My customers are older.',
  'The second sentence sounds like my competitor. Can it say that we answer the phone ourselves?',
  'Can you put the licensed part first? It’s what people ask about.',
  'The heading is too long for me. Shorter, please, and without the exclamation point.',
];

export const goodbyes = [
  'Retiring at the end of the year. The site did its job, thank you.',
  'My nephew is building one for me now.',
  'We merged with another shop and use their site.',
  'Business is slow and I’m cutting everything I can.',
  'Moved out of state.',
];

export const refundReasons = [
  'I sold the business before we got to the site.',
  'My daughter wants to do it herself. Nothing wrong with the draft.',
  'I need online ordering, and I should have asked first.',
];

/** What customers want to talk about when they book a call. */
export const calls = [
  'I’d rather talk it through than type. Ten minutes is plenty.',
  'Two questions about my own domain before I change anything.',
  'Want to go over the photos and which one goes first.',
  'My bookkeeper wants to understand the monthly bill.',
  'Please walk me through changing prices on my own.',
  'Thinking about a second site for the rental side.',
];

/** Our own pages that visitors open. Those that they open more often are listed more often. */
export const publicPaths = ['/', '/', '/', '/portfolio', '/portfolio', '/services/website-design', '/about', '/faq', '/contact'];
