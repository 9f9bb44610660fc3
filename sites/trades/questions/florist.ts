import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'How early should I order flowers?',
    also: ['When should I place an order?'],
    answer: [
      'For a bouquet, the day before is usually enough. For an event, weeks or months.',
      'As early as you can before holidays. On other days, ask what is possible.',
      'Common flowers are in the shop. Special ones have to be ordered, so ask a week ahead.',
      'For a wedding, start when the date and the place are fixed.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I come in without an order?',
    also: ['May I just walk in?'],
    answer: [
      'Yes, during opening hours. For something special, call first.',
      'Come and choose from what is there. Tying a bouquet takes a little while.',
      'For bouquets, yes. For weddings and funerals it helps to make an appointment.',
      'You can. If you want a certain flower, ask before you come.',
    ],
    group: 'booking',
  },
  {
    question: 'What do you need to know for an order?',
    also: ['What should I tell you?'],
    answer: [
      'The occasion, the day, the colors and roughly what you want to spend.',
      'Who it is for and what they like. For a delivery, the address and a phone number.',
      'A date, an amount and one wish. The rest can be left to the florist.',
      'Tell us where the flowers will stand and who will see them.',
    ],
    group: 'booking',
  },
  {
    question: 'Is my order confirmed when I send the form?',
    also: ['Does the form place an order?'],
    answer: [
      'Not yet. We check date and flowers and then write back.',
      'No, the form is your request. Our reply confirms it.',
      'You have an order when you have our answer with the price.',
      'It reaches us as a message. Wait for our confirmation.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a bouquet cost?',
    also: ['How much is a bouquet?'],
    answer: [
      'You can name an amount and we tie something for it.',
      'It depends on the flowers, the season and the size. Ask what is good this week.',
      'Tell us small, medium or large, and ask for a price.',
      'Name two or three flowers you like and ask what they cost today.',
    ],
    group: 'cost',
  },
  {
    question: 'Why are flowers more expensive before holidays?',
    also: ['Why do prices rise before holidays?'],
    answer: [
      'Growers and markets raise prices when everyone buys at once.',
      'Roses in February are wanted all over the country in the same week.',
      'The stems cost more at the market then. Other flowers may not.',
      'Ask for flowers that are in season on that date. The difference can be large.',
    ],
    group: 'cost',
  },
  {
    question: 'What do wedding flowers cost?',
    also: ['What should we plan for wedding flowers?'],
    answer: [
      'It depends on the number of pieces and the flowers. Make a list and ask for a quote by piece.',
      'Say what you can spend in all, and ask what it covers.',
      'Bouquet, buttonholes, tables and arch are priced separately. Decide which matter most.',
      'Ask for a written list. Then you can take pieces out or add some.',
    ],
    group: 'cost',
  },
  {
    question: 'How long do cut flowers last?',
    also: ['How many days do flowers keep?'],
    answer: [
      'Tulips about five days, roses a week, carnations and chrysanthemums two. Fresh water helps all of them.',
      'It depends on the flower and the room. Cool and out of the sun, they last longest.',
      'Ask when you buy. We can point out those that keep well.',
      'With a clean vase and a new cut every other day, most keep a week.',
    ],
    group: 'service',
  },
  {
    question: 'How do I care for a bouquet?',
    also: ['What helps flowers stay fresh?'],
    answer: [
      'Cut the stems at an angle, take off leaves below the water, and change the water every two days.',
      'Keep it away from sun, heating and ripe fruit.',
      'Use a clean vase and lukewarm water. Use the plant food if you were given some.',
      'Put it somewhere cool overnight and trim the stems a little every other day.',
    ],
    group: 'service',
  },
  {
    question: 'Can I have a certain flower out of season?',
    also: ['Can you get flowers out of season?'],
    answer: [
      'Sometimes, from a grower further away. Ask a week or two ahead.',
      'Some can be had all year, others not at all. We can suggest one that looks similar.',
      'Name the flower and the date and ask.',
      'Peonies in winter are hard. Ask about ranunculus or roses instead.',
    ],
    group: 'service',
  },
  {
    question: 'Which flowers are safe with pets?',
    also: ['Which flowers are harmful to cats and dogs?'],
    answer: [
      'Lilies are dangerous to cats, so mention a cat when you order. Many other plants can be harmful too.',
      'Tell us about cats and dogs and ask what to leave out.',
      'Ask about each plant you bring home, and check with your vet if unsure.',
      'Roses, sunflowers and snapdragons are common choices for homes with pets. Keep them out of reach all the same.',
    ],
    group: 'service',
  },
  {
    question: 'What if a flower is not available?',
    also: ['What happens if you cannot get a flower?'],
    answer: [
      'Ask how replacements are handled. You can say which flowers must not change.',
      'Tell us whether color or kind matters more to you. Then we know what to look for.',
      'The market does not always have everything. Name a second choice.',
      'Write a note on the order: call me before you change anything.',
    ],
    group: 'service',
  },
  {
    question: 'Can you match a picture?',
    also: ['Can I show you a picture?'],
    answer: [
      'In color and shape, often yes. Single flowers may differ with the season.',
      'Send it and ask what can be had on your date.',
      'Bring two or three, so that we see what they have in common.',
      'A photo shows the style well. Ask what it would cost.',
    ],
    group: 'service',
  },
  {
    question: 'Where are flowers delivered?',
    also: ['How far do you deliver?'],
    answer: [
      'Give the address and ask, above all for places outside town.',
      'Name the town and the day. Distance decides the price.',
      'It depends on the day and the tour. Ask before you order.',
      'Tell us the street. For another state, ask about a partner shop.',
    ],
    group: 'area',
  },
  {
    question: 'What happens if nobody is home?',
    also: ['What if there is nobody at the door?'],
    answer: [
      'Ask when you order. A neighbor or a safe place can be named.',
      'Give a phone number of the person, or of somebody close by.',
      'Tell us a second address or a second time.',
      'Say whether flowers may be left at the door in hot or cold weather.',
    ],
    group: 'area',
  },
  {
    question: 'Can flowers go to a hospital or an office?',
    also: ['Do you deliver to hospitals?'],
    answer: [
      'Hospitals have rules for some wards. Ask the ward first and give us the room.',
      'Offices need the company name, the floor and the hours of the front desk.',
      'Yes, with the full name and the department. Check that the person is there that day.',
      'For intensive care, usually not. For other wards, ask.',
    ],
    group: 'area',
  },
  {
    question: 'Can I choose the words on the card?',
    also: ['Can you add a card?'],
    answer: [
      'Send them with the order, as they should be written.',
      'Tell us the text and the names. Short ones are easier to read.',
      'Spell the names, please. We copy what you send.',
      'You can also bring your own card to the shop.',
    ],
    group: 'booking',
  },
];
