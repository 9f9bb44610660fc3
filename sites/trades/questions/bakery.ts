import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'When should I order a cake?',
    also: ['How early do cake orders have to be in?'],
    answer: [
      'Once the date is fixed. Ask how much notice your kind of cake needs.',
      'It depends on the decoration. A plain cake needs less time than a tiered one.',
      'A week is a good start for a birthday cake, and months for a wedding. Ask about your date.',
      'Call with the date first. The design can be settled later.',
    ],
    group: 'booking',
  },
  {
    question: 'Can you keep bread for me?',
    also: ['Can I have a loaf set aside?'],
    answer: [
      'Call, say which loaf, and leave your name and the time you will come.',
      'Ask at the counter or by phone. Tell us when you will pick it up.',
      'Usually yes, if you ask before it is sold. Give your name.',
      'Tell us the day, the bread and whether it should be sliced.',
    ],
    group: 'booking',
  },
  {
    question: 'How do I place a large order?',
    also: ['How do orders for groups work?'],
    answer: [
      'Write down the pieces, the day and the hour, then call or send it.',
      'Tell us how many people will eat and we can suggest quantities.',
      'Order several days ahead and ask until when the number can change.',
      'Send a list with a phone number for questions.',
    ],
    group: 'booking',
  },
  {
    question: 'Does the form confirm my order?',
    also: ['Does the form place my order?'],
    answer: [
      'No. It stays open until you have our answer.',
      'The form sends us your wish. We check the date and write back.',
      'Only our reply does. Please wait for it before you count on the cake.',
      'It is the first step. The order is firm when we have confirmed date and price.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a cake cost?',
    also: ['How much is a cake?'],
    answer: [
      'That depends on portions, filling and decoration. Ask with those three in mind.',
      'Tell us how many guests there are and what you picture, and ask for a price.',
      'Cakes are priced by size and by the work on top. A picture helps us estimate.',
      'Ask for two versions, a simple one and a decorated one, and compare.',
    ],
    group: 'cost',
  },
  {
    question: 'Do I pay a deposit?',
    also: ['Is a deposit needed?'],
    answer: [
      'For large cakes a deposit is common. Ask when you order.',
      'Ask how much is due at the order and how much at pick-up.',
      'It depends on the order. Have it written on the confirmation.',
      'Bread and pastry are paid at the counter. For cakes, ask.',
    ],
    group: 'cost',
  },
  {
    question: 'How can I keep the price of a cake down?',
    also: ['What makes a cake less expensive?'],
    answer: [
      'Choose a sheet cake instead of tiers, and less hand work on top.',
      'Order a small decorated cake and a plain one of the same flavor for the kitchen.',
      'Fruit in season and one color of frosting keep it simpler.',
      'Tell us your budget at the start and ask what fits it.',
    ],
    group: 'cost',
  },
  {
    question: 'How many portions do I need?',
    also: ['What size of cake do we need?'],
    answer: [
      'One per adult and a smaller one per child. Add a few if there is no other dessert.',
      'Fewer if there is a buffet with other sweets. Tell us what else is served.',
      'Give us the guest list in adults and children and ask for a size.',
      'For coffee in the afternoon plan one portion each, after a long dinner a little less.',
    ],
    group: 'service',
  },
  {
    question: 'Can you bake without nuts, milk or gluten?',
    also: ['Are there cakes for people with allergies?'],
    answer: [
      'Ask about the ingredient and about traces, since one kitchen handles many.',
      'Some things can be left out or replaced. Tell us whether it is an allergy.',
      'Say what has to be avoided and how strictly. Then we can say what is possible.',
      'Call about it before you order. An allergy needs a clear answer from the baker.',
    ],
    group: 'service',
  },
  {
    question: 'Can you copy a cake from a picture?',
    also: ['May I bring a picture as a model?'],
    answer: [
      'Send the picture and ask which parts can be made, and at what price.',
      'A picture is a good start. Colors and figures may turn out a little different.',
      'Often in a similar style. Ask what would change.',
      'Bring it along and mark what matters most to you.',
    ],
    group: 'service',
  },
  {
    question: 'How do I keep bread fresh?',
    also: ['What is the right way to store bread?'],
    answer: [
      'In paper or a bread box at room temperature, cut side down. Freeze what you will not eat in two days.',
      'Not in the refrigerator, where it turns stale faster. A cloth bag is fine.',
      'Slice it, freeze it, and toast the slices as you need them.',
      'Crusty bread keeps in paper, soft bread in a closed bag.',
    ],
    group: 'service',
  },
  {
    question: 'How do I transport a cake?',
    also: ['How do I get a cake home safely?'],
    answer: [
      'On the flat floor of the car, not on a seat, with the cooling on.',
      'Keep the box level, drive gently, and go straight home.',
      'Put a non-slip mat under the box and take the corners slowly.',
      'For tiers, ask whether they can travel separately.',
    ],
    group: 'service',
  },
  {
    question: 'Can I taste a cake before I order?',
    also: ['Are there tastings?'],
    answer: [
      'For weddings a tasting is common. Ask how and when.',
      'Buy a slice or a small cake of the same flavor first.',
      'Ask which flavors are in the case this week.',
      'Tell us the date of the event and ask about a tasting.',
    ],
    group: 'service',
  },
  {
    question: 'When is the bread fresh?',
    also: ['When does the bread come out of the oven?'],
    answer: [
      'Ask what comes out of the oven at which hour. It differs by bread.',
      'Mornings have the largest choice. Some breads follow later.',
      'That depends on the loaf and the day. Call and ask.',
      'Tell us which bread you mean and we can name the time.',
    ],
    group: 'service',
  },
  {
    question: 'Can a cake be delivered?',
    also: ['Do you deliver cakes?'],
    answer: [
      'Ask with the address, the date and the hour.',
      'It depends on the cake and the distance. Tall cakes need somebody at the door.',
      'Tell us the town and when it has to be there.',
      'For weddings, ask the venue which entrance to use and tell us.',
    ],
    group: 'area',
  },
  {
    question: 'Where can I park when I collect an order?',
    also: ['Is there parking for pick-up?'],
    answer: [
      'Ask when you order, above all for a large cake.',
      'Look for the nearest spot to the door and bring a second person for big boxes.',
      'Call from the car if the box is heavy.',
      'Allow a few minutes, so that you can carry the box slowly.',
    ],
    group: 'area',
  },
  {
    question: 'Can somebody else collect my order?',
    also: ['May a friend collect the cake?'],
    answer: [
      'Yes, with the name on the order. Tell us who it is.',
      'Give them the confirmation and the name it was ordered under.',
      'Let us know the name, and let them know it has to stay level.',
      'Of course. Make sure that they can check the lettering for you.',
    ],
    group: 'area',
  },
  {
    question: 'Can I change my order later?',
    also: ['Until when can I change an order?'],
    answer: [
      'Call the same hour you know. It depends on what has been bought and baked.',
      'Small changes are easier than a new date. Ask early.',
      'Ask at the time of ordering which day is the last for changes.',
      'The number of guests can often still move. The design less so.',
    ],
    group: 'booking',
  },
];
