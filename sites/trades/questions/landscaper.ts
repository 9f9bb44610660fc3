import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'When is the right time to start?',
    also: ['Which season is right for the work?'],
    answer: [
      'Plan in winter, build in dry weather, plant when it is cool. Ask how that falls in your region.',
      'For planting, spring or fall in most climates. Stone goes in nearly any time the ground is not frozen.',
      'Earlier than you think: calendars fill when the first warm weekend comes.',
      'Tell us what it is, and when it should be ready.',
    ],
    group: 'booking',
  },
  {
    question: 'What should I send before a visit?',
    also: ['What do you need before you come?'],
    answer: [
      'Four photos, a rough size, the sun at noon and your largest annoyance.',
      'The address helps, as much can be seen from above.',
      'A survey or plot plan, if you can find it, and the width of your gate.',
      'Pictures taken after rain tell more than pretty ones.',
    ],
    group: 'booking',
  },
  {
    question: 'Do I have to be there for the visit?',
    also: ['Should I be at home for the first visit?'],
    answer: [
      'For the first walk, yes if you can. You know the yard and can point things out.',
      'It is your yard: an hour with you saves several without.',
      'For regular care, usually no. For a plan, please.',
      'Somebody should point out the septic lid and buried lines.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a garden cost?',
    also: ['How much does yard work cost?'],
    answer: [
      'As much as its stone, its slope and its plants. Ask for a price by stage.',
      'Give a sum you would rather not exceed, and ask what it could build.',
      'Hard surfaces usually cost the most per foot, mulch the least. Your mix decides.',
      'It has to be measured first. Send us the rough size.',
    ],
    group: 'cost',
  },
  {
    question: 'Can it be done in stages?',
    also: ['Can we build it step by step?'],
    answer: [
      'Yes, if it is planned as a whole. Pipes and drains come first, plants last.',
      'Ask for an order in which nothing has to be dug up again.',
      'Often that is wiser. You live with one part and then know better about the next.',
      'Say what matters this year. The drawing can hold the rest.',
    ],
    group: 'cost',
  },
  {
    question: 'Is a plan charged separately?',
    also: ['Does the plan cost extra?'],
    answer: [
      'Ask before the walk. A drawing is work, and it may or may not be credited later.',
      'Find out what you receive: sketch, scaled plan, plant list.',
      'It differs with the size of the job. Put it to us by phone.',
      'Ask who owns the drawing, and whether you may build it yourself.',
    ],
    group: 'cost',
  },
  {
    question: 'How much water will it need?',
    also: ['Will the garden need much water?'],
    answer: [
      'In the first year, more than later, whatever you plant. After that the choice of plants decides.',
      'Tell us how often you want to water, and we can plan from that end.',
      'Lawn needs the most, native plants the least.',
      'Ask for plants in groups by thirst, so that one valve suits one bed.',
    ],
    group: 'service',
  },
  {
    question: 'Who finds buried pipes and cables?',
    also: ['Who marks cables and pipes?'],
    answer: [
      'The national 811 line sends utilities to mark theirs before digging. Private lines are yours to show.',
      'Ask who places the call. Sprinkler pipe and dog fences are not on any map.',
      'Marking comes first and takes some days, so it belongs in the schedule.',
      'Have gas, power and water marked, then tell us about pool lines and low-voltage lights.',
    ],
    group: 'service',
  },
  {
    question: 'Will new plants survive?',
    also: ['How likely are new plants to survive?'],
    answer: [
      'Ask what they need in their first two summers, and who does it.',
      'Roots decide. Water slowly and seldom and not a little every day.',
      'Some are lost in any planting. Ask how replacements are handled.',
      'Choose for the spot, plant in cool weather, keep mulch off the stem, and water well.',
    ],
    group: 'service',
  },
  {
    question: 'What about my dog, or the children?',
    also: ['What about pets and children?'],
    answer: [
      'On work days keep them inside: open trenches and open gates are a poor mix.',
      'Mention them. Some plants are toxic and some corners will be racetracks.',
      'Ask about surfaces that survive paws, and edges without thorns.',
      'Tell us where they run and play.',
    ],
    group: 'service',
  },
  {
    question: 'Do I need a permit or a word with the HOA?',
    also: ['Does the HOA or the city have to agree?'],
    answer: [
      'For walls above a certain height, large trees, decks and fire, often. Your city knows the numbers.',
      'Read the HOA rules before choosing plants. Some have lists.',
      'Ask who applies, and allow weeks for the answer.',
      'Front yards are watched more closely than back ones. Check first.',
    ],
    group: 'area',
  },
  {
    question: 'Do you work in my neighborhood?',
    also: ['Do you work on my street?'],
    answer: [
      'Send the street and we can tell you.',
      'For a single hour of mowing, near is better; for a garden, farther can work.',
      'Look at the places named here and ask if you live beyond them.',
      'Trailers have limits, so tell us the town first.',
    ],
    group: 'area',
  },
  {
    question: 'What happens when it rains?',
    also: ['What if it rains on the day?'],
    answer: [
      'Wet soil is harmed by boots and machines, so outdoor dates shift.',
      'Ask how you hear about it, and which day comes instead.',
      'Some work goes on, some has to wait. Clay waits longest.',
      'Plan a spare day.',
    ],
    group: 'booking',
  },
  {
    question: 'What grows in shade?',
    also: ['Which plants like shade?'],
    answer: [
      'Less than in sun and more than you think: ferns, sedges, woodland flowers. Tell us how dry it is.',
      'Ask which kind of shade. Under a maple is a different place from the north side of a house.',
      'Plants with large dark leaves, and patience. Grass is rarely the answer.',
      'Show us the spot at noon and we can name some.',
    ],
    group: 'service',
  },
  {
    question: 'What can I plant that deer leave alone?',
    also: ['Which plants do deer avoid?'],
    answer: [
      'Nothing is certain. Strong scents, thorns and fuzzy leaves are tried last. Ask what your neighbors still have.',
      'Herbs, grasses, lavender and boxwood do well in many places. Hungry deer may eat anything.',
      'Tell us how many come by and whether a fence is allowed.',
      'Protect the young plants for two winters. By then most are tall enough.',
    ],
    group: 'service',
  },
  {
    question: 'Do I have to mow, or is there something else?',
    also: ['What can I have instead of a lawn?'],
    answer: [
      'Clover, native grasses, groundcover, gravel, beds. Each asks for another kind of care.',
      'Say who walks on it. Feet and balls want grass, eyes do not.',
      'You can shrink it: keep what is used and plant the rest.',
      'There are several options. It depends on water, rules and use.',
    ],
    group: 'service',
  },
  {
    question: 'Do you come every week in the season?',
    also: ['How often do you come in summer?'],
    answer: [
      'Ask about intervals. Grass in May and grass in August do not grow alike.',
      'Weekly, every other week, monthly: say what you want to see.',
      'Regular dates can be agreed. Rain shifts them by a day or two.',
      'Tell us the size and the list, and ask what rhythm fits.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I do part of the work myself?',
    also: ['May I do some of it myself?'],
    answer: [
      'Ask which part. Clearing, spreading mulch and watering are good candidates.',
      'Say so before the quote, since it changes the order of things.',
      'If you enjoy digging, plant the small ones. Leave the stone to others.',
      'Agree on a line between yours and ours, and on who calls it finished.',
    ],
    group: 'cost',
  },
  {
    question: 'Can you get a machine into a narrow yard?',
    also: ['What if my gate is narrow?'],
    answer: [
      'Measure the gate at its narrowest and send a photo.',
      'There are small machines, and there are wheelbarrows. Width decides.',
      "Tell us about steps, soft ground and the neighbor's fence.",
      'It may go over, through or by hand. Each has its price.',
    ],
    group: 'area',
  },
];
