import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Can I reserve a table?',
    also: ['Do you take reservations?'],
    answer: [
      'For a group, ask ahead with day, hour and number. For two, come and look around.',
      'Call and find out. It depends on the day and the size of your party.',
      'Some tables can be reserved. Call and ask.',
      'For more than four people, ask ahead.',
    ],
    group: 'booking',
  },
  {
    question: 'How far ahead should I order a cake?',
    also: ['How early do you need a cake order?'],
    answer: [
      'At least a few days ahead. A week is better.',
      'Ask, above all before holidays.',
      'Early. Lettering can wait until the day before, flavors cannot.',
      'It depends on size and finish, so call with both.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I order ahead and collect?',
    also: ['Can I call in an order and pick it up?'],
    answer: [
      'Try a call, preferably outside the morning rush.',
      'For trays and boxes, yes, ask. For a single drink, just come in.',
      'Tell us what, how many and when you come through the door.',
      'Say your name, the hour and the order, and repeat it at the counter.',
    ],
    group: 'booking',
  },
  {
    question: 'Do you have other milks?',
    also: ['Which kinds of milk are there?'],
    answer: [
      'Ask at the counter which ones are open today, and whether they cost extra.',
      'Oat, almond and soy come and go. Name the one you want.',
      'Usually there is a choice. If it is for an allergy and not for taste, say that too.',
      'Tell us when you order.',
    ],
    group: 'service',
  },
  {
    question: 'I have a food allergy. What should I do?',
    also: ['What should I do about a food allergy?'],
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
    also: ['Can I get coffee without caffeine?'],
    answer: [
      'Ask for it by the drink. Not every brew has a decaf twin.',
      'As espresso it is common, as filter less so.',
      'Say decaf when you order, and ask again when it is served.',
      'Ask at the counter. Herbal tea is without caffeine, too.',
    ],
    group: 'service',
  },
  {
    question: 'Can I work here with a laptop?',
    also: ['Is it all right to work on a laptop?'],
    answer: [
      'Look at the room. If there are seats left and you order now and then, ask.',
      'In quiet hours usually yes. At lunch the table may be needed.',
      'Ask about outlets and the network when you order.',
      'Bring a charged battery and keep calls short.',
    ],
    group: 'service',
  },
  {
    question: 'Are dogs welcome?',
    also: ['Can I bring my dog?'],
    answer: [
      'Outside, most dogs are. Inside there are health rules, so ask at the door.',
      'Service animals may come in. For other dogs, check first.',
      'Call if it matters, as patios and indoor rooms follow different rules.',
      'Please ask before you bring the dog in.',
    ],
    group: 'service',
  },
  {
    question: 'What does a cake cost?',
    also: ['How much is a cake?'],
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
    also: ['Can I pay by card?'],
    answer: [
      'Ask at the counter, or bring some cash.',
      'Call if you need to know. For large orders settle the payment when you order.',
      'Tell us how you want to pay before you pick up.',
      'Bring some cash if you are not sure.',
    ],
    group: 'cost',
  },
  {
    question: 'Where can I park?',
    also: ['Is there parking nearby?'],
    answer: [
      'Look for street parking. For a pick-up, ask where you can stop.',
      'Check the map for a lot near the address.',
      'Come on foot or by bike if you can. Otherwise ask when you call.',
      'For a cake, ask where to park closest to the door.',
    ],
    group: 'area',
  },
  {
    question: 'Do you deliver?',
    also: ['Can you bring an order to us?'],
    answer: [
      'Ask with the address and the size of the order.',
      'For trays there may be a way, for single cups rarely.',
      'That depends on distance and hour. Have both ready.',
      'Pick-up is the safe assumption until you have heard otherwise.',
    ],
    group: 'area',
  },
  {
    question: 'How long does a cake keep?',
    also: ['How many days does a cake stay good?'],
    answer: [
      'Ask for yours. Cream cakes keep two days in the refrigerator, dry cakes longer.',
      'Depends on the filling. Fruit and custard first, chocolate last.',
      'Keep it covered and cool, and take it out an hour before you serve it.',
      'Cover the cut side and keep the box closed. Most cakes keep two or three days.',
    ],
    group: 'service',
  },
  {
    question: 'Can you write something on it?',
    also: ['Can the cake carry a name?'],
    answer: [
      'Ask when you order and spell it out. Short names sit better than long ones.',
      'Send the words in writing. Names are easy to get wrong by phone.',
      'It is usually possible on frosting, less so on fruit. Tell us the text.',
      'Ask when you order. A short text fits better.',
    ],
    group: 'service',
  },
  {
    question: 'Which coffee should I try first?',
    also: ['What do you recommend for a first coffee?'],
    answer: [
      'Tell us whether you like it mild or strong, and with milk or not.',
      'The filter of the day shows you the taste of the house.',
      'If you take milk, something with espresso. If not, whatever has just been brewed.',
      'Ask at the counter for a recommendation.',
    ],
    group: 'service',
  },
  {
    question: 'Can we hold a meeting here?',
    also: ['Is there room for a meeting?'],
    answer: [
      'Ask about the hour, the noise and how many chairs you need.',
      'In quiet hours, perhaps. Tell us how many and how loud.',
      'Call first and ask about the large table.',
      'For a small group, come mid-afternoon. For a large one, write.',
    ],
    group: 'booking',
  },
  {
    question: 'Is there a minimum for large orders?',
    also: ['Does a large order need a minimum?'],
    answer: [
      'Ask, with the number and the hour. It also depends on delivery.',
      'For collection hardly, for delivery perhaps.',
      'Tell us what you had in mind, then we see whether it makes a tray.',
      'It can apply to cakes in special sizes. Put the question with the order.',
    ],
    group: 'cost',
  },
  {
    question: 'Is there seating outside?',
    also: ['Can we sit outside?'],
    answer: [
      'Look for it when you come, or call on a day when it matters.',
      'Depends on weather and season. Ask.',
      'On sunny days, come early.',
      'Ask about chairs and shade.',
    ],
    group: 'area',
  },
];
