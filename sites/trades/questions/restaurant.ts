import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Do I need a reservation?',
    also: ['Can we come without a reservation?'],
    answer: [
      'For weekends and groups, ask for one. For two on a weekday, try the door or call.',
      'It makes the evening simpler. Without one, come early or late.',
      'Call and hear how full the book is.',
      'Not for takeout, nearly always for eight.',
    ],
    group: 'booking',
  },
  {
    question: 'What if we are late or fewer than planned?',
    also: ['What if our number changes?'],
    answer: [
      'Phone as soon as you know. A table can wait a little, not for long.',
      'Tell us the new number, and whether the rest are on their way.',
      'Call and give us the new number.',
      'Say so. A smaller table may even be the better one.',
    ],
    group: 'booking',
  },
  {
    question: 'How do I book for a large group?',
    also: ['How does a booking for a group work?'],
    answer: [
      'Write with date, hour, number, reason and budget. A set menu is usual from a certain size.',
      'Early, with a rough count. The exact one follows some days before.',
      'Ask which nights suit groups and what the room asks for.',
      'Call in the afternoon, when there is time to talk about menus.',
    ],
    group: 'booking',
  },
  {
    question: 'Someone at our table has an allergy. What should we do?',
    also: ['What should guests with allergies do?'],
    answer: [
      'Say it when you book and once more when you order. Ask what the kitchen can rule out.',
      'Name the food, and say if traces matter. If the answer is unsure, choose something else.',
      'Tell your server before anything is ordered, bread included.',
      'Write it in the request. A kitchen shares pans and oil, so ask about those too.',
    ],
    group: 'service',
  },
  {
    question: 'Are there dishes without meat?',
    also: ['What is there for vegetarians?'],
    answer: [
      'Look at the menu here, or ask. Some dishes can be changed, some are built on stock.',
      'Tell us vegetarian or vegan, as butter and broth hide in many things.',
      'Call ahead if it is for several people or for a set menu.',
      'Ask your server what is made without animal stock today.',
    ],
    group: 'service',
  },
  {
    question: 'Are children welcome, and is there a high chair?',
    also: ['Can we bring children?'],
    answer: [
      'Mention ages when you book and ask about chairs and strollers.',
      'Come early, order theirs first, and bring something quiet to draw with.',
      'Ask about smaller plates. Ask for simple dishes.',
      'Tell us how many are small, and we can talk about which table.',
    ],
    group: 'service',
  },
  {
    question: 'Can I bring a cake or a bottle of wine?',
    also: ['May we bring our own cake or wine?'],
    answer: [
      'Ask first. There may be a fee for plating or corkage, and state law has a say about wine.',
      'Mention it when you reserve, so that there is room in the refrigerator.',
      'Sometimes. Find out how it is handled before it melts in the car.',
      'For cakes often, for bottles it depends. A phone call tells.',
    ],
    group: 'service',
  },
  {
    question: 'Can I sit outside?',
    also: ['Are there tables outside?'],
    answer: [
      'Ask for it with the table, and accept what the weather says.',
      'If there are tables out there, they go to those who ask early. Call.',
      'Tell us your wish. Wind and rain have a vote as well.',
      'Mention dogs and smoke at the same time, since both have rules.',
    ],
    group: 'service',
  },
  {
    question: 'What does dinner cost?',
    also: ['What should I expect to pay?'],
    answer: [
      'See the menu on this site or ask for the current one. Dishes and prices move.',
      'Take a main, add a drink, add tax and tip. For the rest, look at the card.',
      'Call if you plan for a group. A sum for each guest can be agreed.',
      'It depends on courses and glasses. Have a look before you come.',
    ],
    group: 'cost',
  },
  {
    question: 'Can we split the check?',
    also: ['Can each of us pay separately?'],
    answer: [
      'Please say so before you order.',
      'Ask how many ways. A few is easy. For many, one bill is simpler.',
      'Tell your server at the start and sit next to whom you pay for.',
      'For groups, one bill and one collector keeps the evening pleasant.',
    ],
    group: 'cost',
  },
  {
    question: 'Is service included?',
    also: ['Is the tip on the bill?'],
    answer: [
      'Look at the foot of the menu or ask. For large tables it may be added.',
      'In the United States tips are usually on top. Check the bill before you add.',
      'Ask your host for groups and private rooms. It is fixed in advance there.',
      'If a service charge is on the bill, ask if it takes the place of a tip.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you deliver?',
    also: ['Is there delivery?'],
    answer: [
      'Ask with your address. Pick-up is the surer way to warm food.',
      'Call and find out which services bring it, or come by.',
      'It depends on distance and hour.',
      'For trays and large orders, ask.',
    ],
    group: 'area',
  },
  {
    question: 'Where do we park, and is there a step?',
    also: ['Is there parking, and can we get in without stairs?'],
    answer: [
      'Ask for the nearest lot and the entrance without stairs.',
      'The map helps with streets. About steps and restrooms, phone.',
      'Tell us about wheelchairs and walkers and the right table can be kept in mind.',
      'On busy nights leave time for it, or share a ride.',
    ],
    group: 'area',
  },
  {
    question: 'Can you cook something that is not on the menu?',
    also: ['Can the kitchen make something special?'],
    answer: [
      'Ask, with time. A plain pasta is easy, a whole fish wants a day.',
      'Call ahead for special wishes. In the rush the answer is the menu.',
      'Often small changes, seldom new dishes. Say what you had in mind.',
      'For children and diets there is usually a way.',
    ],
    group: 'service',
  },
  {
    question: 'Is there a dress code?',
    also: ['What should we wear?'],
    answer: [
      'Come as you like. If in doubt, call.',
      'Ask if you are planning an evening. Otherwise wear what you like.',
      'Probably not. For parties the host decides.',
      'Casual is fine in most cases. Ask about special evenings.',
    ],
    group: 'service',
  },
  {
    question: 'Can I see the wine list before?',
    also: ['Is there a list of wines?'],
    answer: [
      'Ask for it by mail. For groups it makes sense to choose beforehand.',
      'Send the dishes and the sum, and ask for two suggestions.',
      'Lists change. The person who pours knows it better than the paper.',
      'Call in the afternoon and ask.',
    ],
    group: 'service',
  },
  {
    question: 'How long do we have the table?',
    also: ['Is there a time limit on tables?'],
    answer: [
      'Ask when you book. On busy nights there may be a second seating.',
      'If you want to stay, take the later hour.',
      'Tell us about the theater or the babysitter. It can be paced.',
      'As agreed. It is fairer to all if it is said beforehand.',
    ],
    group: 'booking',
  },
  {
    question: 'Are there smaller portions?',
    also: ['Can I order a small plate?'],
    answer: [
      'Ask. A starter as a main is an ordinary wish.',
      'For children often, for small appetites sometimes.',
      'Some dishes can be halved, some fish cannot.',
      'You can also share a dish.',
    ],
    group: 'cost',
  },
  {
    question: 'Can a tour bus or a big group stop here?',
    also: ['Do you take bus groups?'],
    answer: [
      'Call days ahead, with the number, the hour and a choice of two dishes.',
      'Ask about the street first. A bus needs room to turn.',
      'Write, with menu wishes and how the bill is paid.',
      'It depends on the hour. Between lunch and dinner is a good one.',
    ],
    group: 'area',
  },
];
