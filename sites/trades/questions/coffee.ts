import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Can I reserve a table?',
    answer: [
      'For a group, ask ahead with day, hour and number. For two, come and look around.',
      'Call and find out. It depends on the day and the size of your party.',
      'Some tables can be kept, some belong to whoever arrives. The phone knows.',
      'Write to the counter if you are more than four; otherwise try your luck.',
    ],
    group: 'booking',
  },
  {
    question: 'How far ahead should I order a cake?',
    answer: [
      'As soon as you know the date. A few days is a kindness, and a week is better.',
      'Ask: the oven has a calendar of its own, above all before holidays.',
      'Early. Lettering can wait until the day before, flavors cannot.',
      'It depends on size and finish, so call with both.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I order ahead and collect?',
    answer: [
      'Try a call, preferably outside the morning rush.',
      'For trays and boxes, yes, ask. For a flat white it is hardly worth the phone.',
      'Tell us what, how many and when you come through the door.',
      'Say your name, the hour and the order, and repeat it at the counter.',
    ],
    group: 'booking',
  },
  {
    question: 'Do you have other milks?',
    answer: [
      'Ask at the counter which ones are open today, and whether they cost extra.',
      'Oat, almond and soy come and go. Name the one you want.',
      'Usually there is a choice. If it is for an allergy and not for taste, say that too.',
      'Tell us before the milk is steamed. After that it is a different drink.',
    ],
    group: 'service',
  },
  {
    question: 'I have a food allergy. What should I do?',
    answer: [
      'Say it first, name it plainly, and ask how things are made. A small kitchen shares its surfaces.',
      'Tell the person who takes the order and ask what they can and cannot rule out.',
      'Ask about ingredients and about traces. If the answer is uncertain, leave it.',
      'Put it at the top of any order, written or spoken. When in doubt, choose something sealed.',
    ],
    group: 'service',
  },
  {
    question: 'Is there decaf?',
    answer: [
      'Ask for it by the drink. Not every brew has a decaf twin.',
      'As espresso it is common, as filter less so.',
      'Order it out loud and check when the cup comes.',
      'Probably; and herbal tea is the sure way.',
    ],
    group: 'service',
  },
  {
    question: 'Can I work here with a laptop?',
    answer: [
      'Look at the room. If there are seats left and you order now and then, ask.',
      'Quiet hours are fine company for a keyboard. At lunch the table may be needed.',
      'Ask about outlets and the network when you order.',
      'Bring a charged battery and keep calls short.',
    ],
    group: 'service',
  },
  {
    question: 'Are dogs welcome?',
    answer: [
      'Outside, most dogs are. Inside there are health rules, so ask at the door.',
      'Service animals may come in. For other dogs, check first.',
      'Call if it matters, as patios and indoor rooms follow different rules.',
      'Put your head in and ask. Leave the rest of the dog outside until you know.',
    ],
    group: 'service',
  },
  {
    question: 'What does a cake cost?',
    answer: [
      'It follows from how many it feeds and how it is finished. Send both and ask.',
      'Name size, flavor and decoration, and you can get a figure.',
      'Plain and round is one price, tall and lettered another. Describe yours.',
      'Ask for the starting point, then for what each wish adds.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you take cards?',
    answer: [
      'Ask at the till, or carry a little cash in case the machine has a bad morning.',
      'Call if you need to know. For large orders settle the payment when you order.',
      'Tell us how you want to pay before you pick up.',
      'A small bill in the pocket answers this question everywhere.',
    ],
    group: 'cost',
  },
  {
    question: 'Where can I park?',
    answer: [
      'On the street if you are lucky. For a pick-up, ask where to stop for a moment.',
      'Check the map for a lot near the address.',
      'Come on foot or by bike if you can. Otherwise ask when you call.',
      'For a cake, you want the shortest walk. The counter can tell you where that begins.',
    ],
    group: 'area',
  },
  {
    question: 'Do you deliver?',
    answer: [
      'Ask with the address and the size of the order.',
      'For trays there may be a way, for single cups rarely.',
      'That depends on distance and hour. Have both ready.',
      'Pick-up is the safe assumption until you have heard otherwise.',
    ],
    group: 'area',
  },
];
