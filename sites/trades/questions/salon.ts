import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'What do I book if I am not sure?',
    also: ['Which service is the right one for me?'],
    answer: [
      'Book a cut and write what you have in mind. If it sounds like more than that, expect a question back.',
      'Describe the change and let the salon choose the slot.',
      'Take the longer of the two you are thinking about. Time left over is easier than time missing.',
      'Ask for a consultation. A few minutes are usually enough.',
    ],
    group: 'booking',
  },
  {
    question: 'Do I need an appointment?',
    also: ['Can I come without an appointment?'],
    answer: [
      'Call before you set out. Color in particular needs time set aside.',
      'For a cut, ask what today looks like. For anything with a bowl and a brush, book.',
      'A booked chair is a certain one. Whether there is a gap right now, the phone can tell.',
      'Ask for a time first, above all on the days before a holiday.',
    ],
    group: 'booking',
  },
  {
    question: 'How long should I plan for?',
    also: ['How much time does an appointment take?'],
    answer: [
      'A cut takes about an hour. Lightening can take an afternoon.',
      'Ask when you book, and add some if your hair is long or thick.',
      'Count in hours for highlights and in minutes for bangs.',
      'It depends on length and thickness. Describe your hair when you ask.',
    ],
    group: 'booking',
  },
  {
    question: 'What if I am running late?',
    also: ['What happens if I am late?'],
    answer: [
      'Phone from the car, parked. Sometimes it still works, sometimes another day is better.',
      'Let the desk know as soon as you see it coming.',
      'Call. The chair after yours belongs to somebody else, so the plan may have to shrink.',
      'Tell us how late. We look at what fits and you decide.',
    ],
    group: 'booking',
  },
  {
    question: 'Should I wash my hair before I come?',
    also: ['Do I come with washed hair?'],
    answer: [
      'For a cut, come with it as you normally wear it. For color, a day or two without washing is usually fine.',
      'No need. Leave out dry shampoo and heavy products, though.',
      'Clean and dry is easiest for curls; for the rest it hardly matters.',
      'Not on the same morning if your scalp is sensitive and you are getting color.',
    ],
    group: 'service',
  },
  {
    question: 'Can I bring a picture?',
    also: ['Does a photo help?'],
    answer: [
      'Please do. Bring one you like, and one that shows your hair on a bad day.',
      'Yes: pictures travel better than words such as warm or short.',
      'Several, if you can, and tell us what exactly you like in each.',
      'A photo of someone whose hair grows like yours is worth the search.',
    ],
    group: 'service',
  },
  {
    question: 'Do I need a patch test?',
    also: ['Is a patch test needed before color?'],
    answer: [
      'Before a first color it is wise, and some products require one. Ask when you book.',
      'If you ever reacted to dye or to a black henna tattoo, tell us and speak to your doctor first.',
      'It is a dab behind the ear some days ahead. Find out whether your color calls for it.',
      'An allergy can develop later, so mention any itching after earlier color.',
    ],
    group: 'service',
  },
  {
    question: 'Can you fix color I did at home?',
    also: ['Can home color be corrected?'],
    answer: [
      'Often it can be improved, and often not in one sitting. Bring the box or its name.',
      'Say exactly what you used and when.',
      'It needs a look first. Until then, put nothing more on it.',
      'Ask for a color correction appointment and do not be shy about the story.',
    ],
    group: 'service',
  },
  {
    question: 'What if I am not happy with it?',
    also: ['Who do I tell if something is not right?'],
    answer: [
      'Say it in the chair if you can. If it shows only at home, call within a few days.',
      'Tell the stylist while you are in the chair.',
      'Tell us what is off, as exactly as you can, and ask what can be done.',
      'Live with it through one wash, then call and describe what bothers you.',
    ],
    group: 'service',
  },
  {
    question: 'Why is there a from in front of the price?',
    also: ['Why do prices start at an amount?'],
    answer: [
      'Because hair differs in length and thickness. Ask for your price.',
      'It marks where a service begins. Length, thickness and extra bowls take it up.',
      'A starting price is for short or fine hair without earlier color.',
      'The rest depends on what is found when you sit down, and you can ask before you agree.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you take a deposit?',
    also: ['Is a deposit asked for?'],
    answer: [
      'Ask when you book. It is common for long color work and weddings.',
      'If there is one, find out when it is due and what happens to it when plans change.',
      'Policies differ. Ours is a fair question for the phone.',
      'For large appointments it may come up, so have the question ready.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I tip?',
    also: ['Is tipping expected?'],
    answer: [
      'As you like. Ask at the desk whether a card works for it or cash is simpler.',
      'Tipping is customary in US salons and yours to decide.',
      'If several people worked on your hair, the desk can tell you how to split it.',
      'Ask at the counter if you are not sure.',
    ],
    group: 'cost',
  },
  {
    question: 'Where do I park?',
    also: ['Is there parking near the salon?'],
    answer: [
      'Ask when you book, and say if stairs or distance are difficult for you.',
      'The street changes by the hour. Call if you would like a hint.',
      'Look at the map, then add five minutes for the last block.',
      'Our directions link shows the way; the desk knows the side street.',
    ],
    group: 'area',
  },
  {
    question: 'Can you come to us for a wedding?',
    also: ['Do you style hair at weddings?'],
    answer: [
      'Ask with the date, the place and how many heads.',
      'Distance and numbers decide that, so send both.',
      'Some weddings are easier at the salon, some at the venue. Tell us about yours.',
      'Write early. Saturdays in spring go first everywhere.',
    ],
    group: 'area',
  },
  {
    question: 'How often should I get it cut?',
    also: ['How many weeks between two cuts?'],
    answer: [
      'Short hair every four to six weeks, long hair less often. Ask after your cut.',
      'When it gets hard to style.',
      'If you are growing it out, a small trim every few months.',
      'For bangs, every few weeks. For one length, each season may do.',
    ],
    group: 'service',
  },
  {
    question: 'Will my hair look like the picture?',
    also: ['Can you do exactly the cut in my picture?'],
    answer: [
      'Ask what is different: density, texture, starting shade, light. The plan follows from that.',
      'It will look like yours, in that direction. Bring a picture of similar hair and the distance shrinks.',
      'Sometimes in one visit, sometimes in three. Sometimes there is a better version for you.',
      'Photos are styled for hours. Ask for the everyday one.',
    ],
    group: 'service',
  },
  {
    question: 'Can I bring my child along?',
    also: ['May my child come with me?'],
    answer: [
      'Tell us beforehand. There are scissors, cords and chemicals on the floor and in the air.',
      'For a short cut perhaps, for color rather not. Call.',
      'If there is no other way, ask for a calm hour and pack something quiet.',
      'Mention it when you book, and how long they can sit.',
    ],
    group: 'booking',
  },
  {
    question: 'What should I wear?',
    also: ['What clothes are practical?'],
    answer: [
      'Something with a flat collar that may get a drop of color.',
      'No hoods and no turtlenecks, so that the cape fits.',
      'What you usually wear, so that the length suits it.',
      'Dark and washable on color days.',
    ],
    group: 'booking',
  },
  {
    question: 'Do you charge for a consultation?',
    also: ['Does a consultation cost anything?'],
    answer: [
      'Ask when you book. Some are a chat before the cut, some an appointment.',
      'A short talk belongs to every visit. A long one about color may be booked on its own.',
      'Find out by phone, and bring photos so that it is worth it.',
      'It can differ. Put the question with your request.',
    ],
    group: 'cost',
  },
  {
    question: 'Is there a step at the door?',
    also: ['Can I get in without stairs?'],
    answer: [
      'Ask about entrance, basins and restroom before you come, and say what you need.',
      'Call us. A chair at the right height can be kept in mind.',
      'Tell the desk about wheels, crutches or a stiff neck, since washing means leaning back.',
      'Describe what is difficult for you and we can talk about how it goes here.',
    ],
    group: 'area',
  },
];
